import type { GameStatus } from '../../app/core/game-schema.ts'
import type { ListedGames } from '../../app/runtime/port.ts'
import { columns, seatsOf } from './game-columns.ts'

const statuses = ['open', 'running', 'over', 'cancelled'] as const
const unfinished = ['open', 'running'] as const

export const UNFINISHED_AT_ONCE = 200

export interface ListQuery {
  readonly text: string
  readonly values: unknown[]
}

export interface IndexRange {
  readonly table: 'games' | 'seats'
  readonly where: Readonly<Record<string, string>>
}
export interface RangeQuery {
  readonly from: string | null
  readonly before: string | null
  readonly forks: boolean
}

const newestRow = `
  select c.last_version as version, encode(c.head, 'hex') as head from commits as c
  where c.game_id = g.id order by c.first_version desc limit 1`
const keptRow = `
  select a.last_version as version, encode(a.head, 'hex') as head from archived as a
  where g.archived_at is not null and a.game_id = g.id`
const itsVersion = `, coalesce(newest.version, kept.version, 0) as version,
  coalesce(newest.head, kept.head) as head`
const withKeptRow = `left join lateral (${keptRow}) as kept on true`
const withNewestRow = `left join lateral (${newestRow}) as newest on true
${withKeptRow}`
const itsKeptVersion = `, coalesce(kept.version, 0) as version, kept.head`

/**
 * Reads at most one page from each index range, and then loads only the games on the resulting
 * page. If the log is in another database, the version of a game that is not archived is 0.
 */
export function gamesListed(
  { mine, forks, seenBy, status, ruleset, before, limit }: ListedGames,
  isLogApart = false,
): ListQuery {
  const values: unknown[] = [limit]
  const filter = { ...(ruleset && { ruleset }) }
  const runs = [
    ...(mine ? [] : runsOf('games', status, { visibility: 'public', ...filter })),
    ...runsOfAccount(mine ?? seenBy, status, filter),
  ]
  const ids = newestOf(runs, { from: null, before, forks }, values)
  return { text: pageOf(ids, isLogApart), values }
}

export const gamesWith = (ids: readonly string[], isLogApart: boolean): ListQuery => ({
  text: pageOf('select unnest($1::uuid[]) as id', isLogApart),
  values: [ids],
})

const pageOf = (ids: string, isLogApart: boolean): string => `
select ${columns}, ${seatsOf('g.id')}${isLogApart ? itsKeptVersion : itsVersion} from (
  ${ids}
) as listed join games as g using (id) ${isLogApart ? withKeptRow : withNewestRow}
order by g.id desc`

export function gamesUnfinishedOf(account: string, before: string | null = null): ListQuery {
  const values: unknown[] = [UNFINISHED_AT_ONCE]
  const runs = unfinished.flatMap((status) => runsOfAccount(account, status, {}))
  return { text: newestOf(runs, { from: null, before, forks: true }, values), values }
}

export const countHosted = `
select count(*) from games as g where host_id = $1 and status in ('open', 'running')`

/**
 * Returns a separate index range for each status, because the first column of each index is the
 * status.
 */
export const runsOf = (
  table: IndexRange['table'],
  status: GameStatus | null,
  where: IndexRange['where'],
): readonly IndexRange[] =>
  (status ? [status] : statuses).map((status) => ({ table, where: { ...where, status } }))

export const runsOfAccount = (
  account: string,
  status: GameStatus | null,
  where: IndexRange['where'],
): readonly IndexRange[] => [
  ...runsOf('games', status, { ...where, host_id: account }),
  ...runsOf('seats', status, { ...where, account_id: account }),
]

/**
 * Returns SQL for the ids of the newest games, and appends its parameters to `values`. The first
 * parameter must be the limit.
 */
export function newestOf(
  runs: readonly IndexRange[],
  asked: RangeQuery,
  values: unknown[],
): string {
  const ids = runs.map((run) => newestOfRun(run, asked, values))
  return `select id from (${ids.join(' union all ')}) as runs group by id order by id desc limit $1`
}

function newestOfRun(
  { table, where }: IndexRange,
  { from, before, forks }: RangeQuery,
  values: unknown[],
): string {
  const id = table === 'games' ? 'id' : 'game_id'
  const wheres = Object.entries(where).map(
    ([column, value]) => `${column} = $${values.push(value)}`,
  )
  if (from) wheres.push(`${id} >= $${values.push(from)}`)
  if (before) wheres.push(`${id} < $${values.push(before)}`)
  // Forks are never public, so a search for public games need not exclude forks.
  if (!forks && where.visibility !== 'public') wheres.push('not forked')
  const found = `select ${id} as id from ${table} where ${wheres.join(' and ')}`
  return `(${found} order by ${id} desc limit $1)`
}
