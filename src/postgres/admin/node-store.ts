import { EntitySchema, LessThan, MoreThanOrEqual } from 'typeorm'
import type { DatabaseStats, NodeRecord, NodeStore } from '../../app/monitoring/node-port.ts'
import { json, key, time } from '../connection/columns.ts'
import type { Pools } from '../connection/entity-pool.ts'

export const nodes = new EntitySchema<NodeRecord>({
  name: 'node',
  tableName: 'nodes',
  columns: { id: key(), seenAt: time('seen_at'), report: json() },
})

const server = `
select current_setting('server_version') as server,
  pg_database_size(current_database()) as bytes`
const countGames = 'select status, count(*) as count from games group by status'

export const nodeStore = ({ clerks, lists }: Pools): NodeStore => ({
  say: ({ id, seenAt, report }, forgottenBefore) =>
    clerks.orm(async (manager) => {
      await manager.upsert(nodes, { id, seenAt, report: { ...report } }, ['id'])
      await manager.delete(nodes, { seenAt: LessThan(forgottenBefore) })
    }),

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
