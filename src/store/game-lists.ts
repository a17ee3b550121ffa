// What is asked of games without naming one: each question is read off runs of indexes.
import type { ListedGames } from '../service/ports.ts'
import { columns, seatsOf } from './game-columns.ts'

const statuses = ['open', 'running', 'over', 'cancelled'] as const
const unfinished = ['open', 'running'] as const
const visibilities = ['public', 'private'] as const

const UNFINISHED_MAX = 1_000

export interface Question {
  readonly text: string
  readonly values: unknown[]
}

type Status = (typeof statuses)[number]
/** Games that lie side by side in an index, newest first: all of the same in these columns. */
interface Run {
  readonly table: 'games' | 'seats'
  readonly status: Status
  readonly where: Readonly<Record<string, string>>
}

const newestRow = `
  select c.last_version as version, encode(c.head, 'hex') as head from commits as c
  where c.game_id = g.id order by c.first_version desc limit 1`
const itsVersion = ', coalesce(newest.version, 0) as version, newest.head'
const withNewestRow = `left join lateral (${newestRow}) as newest on true`

/**
 * A page costs what it shows: of each run no more is read than the page could need, and only the
 * games on it are looked up. Ids are in the order of their making. Where the log lies apart, on
 * other servers, it has to be asked there how far the games have come.
 */
export function gamesListed(
  { mine, forks, seenBy, status, ruleset, before, limit }: ListedGames,
  isLogApart = false,
): Question {
  const values: unknown[] = [limit]
  const asked = status ? [status] : statuses
  const own = mine ?? seenBy
  const seen = mine ? [] : seenBy === null ? visibilities : (['public'] as const)
  const runs = [
    ...seen.flatMap((visibility) => runsOf('games', asked, { visibility })),
    ...(own === null ? [] : runsOfAccount(own, asked)),
  ]
  const filter = { ...(ruleset && { ruleset }) }
  const ids = runs.map((run) => newestOf(run, { filter, before, forks }, values))
  const text = `
select ${columns}, ${seatsOf('g.id')}${isLogApart ? '' : itsVersion} from (
  select id from (${ids.join(' union all ')}) as runs group by id order by id desc limit $1
) as listed join games as g using (id) ${isLogApart ? '' : withNewestRow}
order by g.id desc`
  return { text, values }
}

/** Games that are not over in which the account sits or which it hosts. */
export function gamesUnfinishedOf(account: string): Question {
  const values: unknown[] = [UNFINISHED_MAX]
  const ids = runsOfAccount(account, unfinished).map((run) => newestOf(run, EVERY, values))
  return {
    text: `select id from (${ids.join(' union all ')}) as runs group by id limit $1`,
    values,
  }
}

export const gamesHostedBy = (account: string): Question => ({
  text: `select count(*) from games where host_id = $1 and status in ('open', 'running')`,
  values: [account],
})

const runsOf = (
  table: Run['table'],
  asked: readonly Status[],
  where: Run['where'],
): readonly Run[] => asked.map((status) => ({ table, status, where }))

/** What one hosts and where one sits is often the same game, found twice. */
const runsOfAccount = (account: string, asked: readonly Status[]): readonly Run[] => [
  ...runsOf('games', asked, { host_id: account }),
  ...runsOf('seats', asked, { account_id: account }),
]

/** Which of a run are asked for. */
interface Asked {
  readonly filter: Run['where']
  readonly before: string | null
  readonly forks: boolean
}
const EVERY: Asked = { filter: {}, before: null, forks: true }

/** The limit is the first of the values; what else the run needs is added to them. */
function newestOf(
  { table, status, where }: Run,
  { filter, before, forks }: Asked,
  values: unknown[],
): string {
  const id = table === 'games' ? 'id' : 'game_id'
  const wheres = Object.entries({ ...where, ...filter, status }).map(
    ([column, value]) => `${column} = $${values.push(value)}`,
  )
  if (before) wheres.push(`${id} < $${values.push(before)}`)
  // None of them is public.
  if (!forks && where.visibility !== 'public')
    wheres.push(table === 'games' ? 'origin is null' : 'not forked')
  const found = `select ${id} as id from ${table} where ${wheres.join(' and ')}`
  return `(${found} order by ${id} desc limit $1)`
}
