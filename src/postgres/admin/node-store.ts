import type { DataSource } from 'typeorm'
import type { DatabaseStats, NodeRecord, NodeStore } from '../../app/monitoring/node-port.ts'
import type { DetectOutage, Pool } from '../connection/pools.ts'

const say = `
insert into nodes (id, seen_at, report) values ($1, $2, $3)
on conflict (id) do update set seen_at = excluded.seen_at, report = excluded.report`
const forget = 'delete from nodes where seen_at < $1'
const seen = `
select id, seen_at as "seenAt", report from nodes where seen_at >= $1 order by id`

const server = `
select current_setting('server_version') as server,
  pg_database_size(current_database()) as bytes`
const countGames = 'select status, count(*) as count from games group by status'

/** By the clerks: whoever plays waits for no node that talks of itself. */
export function nodeStore(
  source: DataSource,
  { lists }: { readonly lists: Pool },
  answered: DetectOutage,
): NodeStore {
  return {
    say: ({ id, seenAt, report }, forgottenBefore) =>
      answered(async () => {
        await source.query(say, [id, seenAt, report])
        await source.query(forget, [forgottenBefore])
      }),
    leave: (id) => answered(() => source.query('delete from nodes where id = $1', [id])),
    seen: (since) => lists.query<NodeRecord & Record<string, unknown>>(seen, [since]),
    async figures() {
      const [database] = await lists.query<Omit<DatabaseStats, 'games'>>(server)
      const counted = await lists.query<{ status: string; count: number }>(countGames)
      const games = Object.fromEntries(counted.map(({ status, count }) => [status, count]))
      return { ...database!, games }
    },
  }
}
