// What is asked of games without naming one: each question is read off runs of indexes.

import type { GameStatus } from '../../app/core/game-schema.ts'
import type { ListedGames } from '../../app/runtime/port.ts'
import { columns, seatsOf } from './game-columns.ts'

const statuses = ['open', 'running', 'over', 'cancelled'] as const
const unfinished = ['open', 'running'] as const

/** Of games that an account has not finished: all of them are asked for, page by page. */
export const UNFINISHED_AT_ONCE = 200

export interface ListQuery {
  readonly text: string
  readonly values: unknown[]
}

/** Games that lie side by side in an index, newest first: all of the same in these columns. */
export interface IndexRange {
  readonly table: 'games' | 'seats'
  readonly where: Readonly<Record<string, string>>
}
/** Which of a run are asked for: those between two ids, with or without forks. */
export interface RangeQuery {
  readonly from: string | null
  readonly before: string | null
  readonly forks: boolean
}

const newestRow = `
  select c.last_version as version, encode(c.head, 'hex') as head from commits as c
  where c.game_id = g.id order by c.first_version desc limit 1`
/** Of a game whose rows lie in the archive. */
const keptRow = `
  select a.last_version as version, encode(a.head, 'hex') as head from archived as a
  where g.archived_at is not null and a.game_id = g.id`
const itsVersion = `, coalesce(newest.version, kept.version, 0) as version,
  coalesce(newest.head, kept.head) as head`
const withKeptRow = `left join lateral (${keptRow}) as kept on true`
const withNewestRow = `left join lateral (${newestRow}) as newest on true
${withKeptRow}`
/** Where its rows cannot be asked along. */
const itsKeptVersion = `, coalesce(kept.version, 0) as version, kept.head`

/**
 * A page costs what it shows: of each run no more is read than the page could need, and only the
 * games on it are looked up. Ids are in the order of their making. Where the log lies apart, on
 * other servers, it has to be asked there how far the games have come.
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

/** The games with these ids, as lists show them. */
export const gamesWith = (ids: readonly string[], isLogApart: boolean): ListQuery => ({
  text: pageOf('select unnest($1::uuid[]) as id', isLogApart),
  values: [ids],
})

const pageOf = (ids: string, isLogApart: boolean): string => `
select ${columns}, ${seatsOf('g.id')}${isLogApart ? itsKeptVersion : itsVersion} from (
  ${ids}
) as listed join games as g using (id) ${isLogApart ? withKeptRow : withNewestRow}
order by g.id desc`

/** Games that are not over in which the account sits or which it hosts: those made before one. */
export function gamesUnfinishedOf(account: string, before: string | null = null): ListQuery {
  const values: unknown[] = [UNFINISHED_AT_ONCE]
  const runs = unfinished.flatMap((status) => runsOfAccount(account, status, {}))
  return { text: newestOf(runs, { from: null, before, forks: true }, values), values }
}

export const gamesHostedBy = (account: string): ListQuery => ({
  text: `select count(*) from games where host_id = $1 and status in ('open', 'running')`,
  values: [account],
})

export const gamesThinkingBy = (account: string, levels: readonly string[]): ListQuery => ({
  text: `select count(*) from games as g where host_id = $1 and status in ('open', 'running')
    and (absence_level = any ($2)
      or exists (select from seats as s where s.game_id = g.id and s.level = any ($2)))`,
  values: [account, levels],
})

/** One for each status, where none is asked for: so is the order of the indexes. */
export const runsOf = (
  table: IndexRange['table'],
  status: GameStatus | null,
  where: IndexRange['where'],
): readonly IndexRange[] =>
  (status ? [status] : statuses).map((status) => ({ table, where: { ...where, status } }))

/** What one hosts and where one sits is often the same game, found twice. */
export const runsOfAccount = (
  account: string,
  status: GameStatus | null,
  where: IndexRange['where'],
): readonly IndexRange[] => [
  ...runsOf('games', status, { ...where, host_id: account }),
  ...runsOf('seats', status, { ...where, account_id: account }),
]

/** The ids of all runs, newest first. The limit is the first of the values; others are added. */
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
  // None of them is public.
  if (!forks && where.visibility !== 'public') wheres.push('not forked')
  const found = `select ${id} as id from ${table} where ${wheres.join(' and ')}`
  return `(${found} order by ${id} desc limit $1)`
}
