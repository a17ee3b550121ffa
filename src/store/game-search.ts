// How operators find games: one index drives, and what it does not know is looked up in a window.
import type { SearchedGames } from '../service/desk-ports.ts'
import { newestOf, type Question, type Run, runsOf, runsOfAccount } from './game-lists.ts'
import { perMille } from './refusal-store.ts'

/** So many games are looked through for a page where no index knows all that is asked. */
export const SEARCH_WINDOW = 1_000

const visibilities = ['public', 'private'] as const

/**
 * Ids with whether they fit, newest first: all of a page do, unless no index knows all that is
 * asked. Then a whole window of ids is looked through, however few of them fit.
 */
export function gamesSearched(asked: SearchedGames): Question {
  if (isLedByRate(asked)) return refusedGames(asked)
  const { from, before, forks, limit, refusedPerMille } = asked
  const isWindow = takesWindow(asked)
  const values: unknown[] = [isWindow ? SEARCH_WINDOW : limit]
  const ids = newestOf(runsFor(asked), { from, before, forks }, values)
  if (!isWindow) return { text: `select id, true as fits from (${ids}) as found`, values }
  const fits = [
    ...fitsOf(asked, values),
    ...(refusedPerMille === null
      ? []
      : [`exists (select from game_counts where game_id = g.id and ${isRefused(asked, values)})`]),
  ]
  const text = `select g.id, ${fits.join(' and ')} as fits from (${ids}) as found
join games as g using (id) order by g.id desc`
  return { text, values }
}

/** Few games are refused so much: only those are looked up of which the rest has to be known. */
function refusedGames(asked: SearchedGames): Question {
  const { from, before, forks } = asked
  const values: unknown[] = [SEARCH_WINDOW]
  const fits = [...fitsOf(asked, values), ...(forks ? [] : ['g.origin is null'])]
  const bounds = [
    ...(from ? [`game_id >= $${values.push(from)}`] : []),
    ...(before ? [`game_id < $${values.push(before)}`] : []),
  ]
  const text = `select game_id as id, case when ${isRefused(asked, values)}
  then exists (select from games as g where ${['g.id = game_id', ...fits].join(' and ')})
  else false end as fits
from game_counts ${bounds.length > 0 ? `where ${bounds.join(' and ')}` : ''}
order by game_id desc limit $1`
  return { text, values }
}

const fitsOf = ({ pack, status, ruleset }: SearchedGames, values: unknown[]): string[] =>
  Object.entries({ pack_hash: pack, status, ruleset })
    .filter(([, value]) => value !== null)
    .map(([column, value]) => `g.${column} = $${values.push(value)}`)

const isRefused = ({ refusedPerMille }: SearchedGames, values: unknown[]): string =>
  `${perMille} >= $${values.push(refusedPerMille)}`

/** The last of a window; null: that was all there is to be found. */
export const reachedBy = (asked: SearchedGames, found: readonly { id: string }[]): string | null =>
  takesWindow(asked) && found.length === SEARCH_WINDOW ? found.at(-1)!.id : null

const takesWindow = ({ pack, account, status, ruleset, refusedPerMille }: SearchedGames): boolean =>
  refusedPerMille !== null ||
  (pack !== null && (account !== null || status !== null || ruleset !== null))

/** Those of an account are fewer than those in which anything was refused of late. */
const isLedByRate = ({ refusedPerMille, account }: SearchedGames): boolean =>
  refusedPerMille !== null && account === null

/** The one that narrows the most comes first. */
function runsFor({ account, pack, status, ruleset }: SearchedGames): readonly Run[] {
  const filter = { ...(ruleset && { ruleset }) }
  if (account !== null) return runsOfAccount(account, status, filter)
  if (pack !== null) return [{ table: 'games', where: { pack_hash: pack } }]
  return visibilities.flatMap((visibility) => runsOf('games', status, { visibility, ...filter }))
}
