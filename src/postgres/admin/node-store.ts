import { EntitySchema, LessThan, MoreThanOrEqual } from 'typeorm'
import type {
  DatabaseStats,
  NodeHour,
  NodeRecord,
  NodeStore,
} from '../../app/monitoring/node-port.ts'
import { integer, json, key, time, uuid } from '../connection/columns.ts'
import type { Pools } from '../connection/entity-pool.ts'

export const nodeHours = new EntitySchema<NodeHour>({
  name: 'nodeHour',
  tableName: 'node_hours',
  columns: {
    hour: time(undefined, { primary: true }),
    node: uuid('node_id', { primary: true }),
    moves: integer(),
    refused: integer(),
    faster: json(),
  },
})

export const nodes = new EntitySchema<NodeRecord>({
  name: 'node',
  tableName: 'nodes',
  columns: { id: key(), seenAt: time('seen_at'), report: json() },
})

const server = `
select current_setting('server_version') as server,
  pg_database_size(current_database()) as bytes,
  (select id from games order by id limit 1) as "oldestGame"`
const countGames = 'select status, count(*) as count from games group by status'

export const nodeStore = ({ clerks, lists }: Pools): NodeStore => ({
  say: ({ id, seenAt, report }, hour, forgotten) =>
    clerks.orm(async (manager) => {
      await manager.upsert(nodes, { id, seenAt, report: { ...report } }, ['id'])
      await manager.upsert(nodeHours, { ...hour, faster: { ...hour.faster } }, ['hour', 'node'])
      await manager.delete(nodes, { seenAt: LessThan(forgotten.reportsBefore) })
      await manager.delete(nodeHours, { hour: LessThan(forgotten.hoursBefore) })
    }),

  hours: (since) =>
    lists.orm((manager) =>
      manager.find(nodeHours, { where: { hour: MoreThanOrEqual(since) }, order: { hour: 'ASC' } }),
    ),

  async leave(id) {
    await clerks.orm((manager) => manager.delete(nodes, { id }))
  },

  seen: (since) =>
    lists.orm((manager) =>
      manager.find(nodes, { where: { seenAt: MoreThanOrEqual(since) }, order: { id: 'ASC' } }),
    ),

  async figures() {
    const database = await lists.one<Omit<DatabaseStats, 'games'>>(server)
    const counted = await lists.query<{ status: string; count: number }>(countGames)
    const games = Object.fromEntries(counted.map(({ status, count }) => [status, count]))
    return { ...database!, games }
  },
})
