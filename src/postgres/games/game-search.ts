// How operators find games: one index drives, and what it does not know is looked up in a window.
import type { SearchedGames } from '../../app/admin/port.ts'
import { perMille } from '../admin/refusal-store.ts'
import { type IndexRange, type ListQuery, newestOf, runsOf, runsOfAccount } from './game-lists.ts'

/** So many games are looked through for a page where no index knows all that is asked. */
export const SEARCH_WINDOW = 1_000

const visibilities = ['public', 'private'] as const

/**
 * Ids with whether they fit, newest first: all of a page do, unless no index knows all that is
 * asked. Then a whole window of ids is looked through, however few of them fit.
 */
export function gamesSearched(asked: SearchedGames): ListQuery {
  const { from, before, forks, limit } = asked
  const isWindow = takesWindow(asked)
  const values: unknown[] = [isWindow ? SEARCH_WINDOW : limit]
  const bounds = { from, before, forks }
  const ids = isLedByRate(asked)
    ? newestCounted(asked, values)
    : newestOf(runsFor(asked), bounds, values)
  const fits = isWindow ? [...isRefused(asked, values), ...isSo(asked, values)] : ['true']
  const text = `select id, ${fits.join(' and ')} as fits from (${ids}) as found order by id desc`
  return { text, values }
}

/** Of those in which anything was refused of late, with whether it was so much. */
function newestCounted({ from, before, refusedPerMille }: SearchedGames, values: unknown[]) {
  const bounds = [
    ...(from ? [`game_id >= $${values.push(from)}`] : []),
    ...(before ? [`game_id < $${values.push(before)}`] : []),
  ]
  const where = bounds.length > 0 ? `where ${bounds.join(' and ')}` : ''
  return `select game_id as id, ${perMille} >= $${values.push(refusedPerMille)} as "isRefused"
from game_counts ${where} order by game_id desc limit $1`
}

// Each looks up one row by its id. Asked whether such a row exists, Postgres may read all of them.

/** Said first: few are refused so much, and of the others no more has to be known. */
function isRefused(asked: SearchedGames, values: unknown[]): string[] {
  const { refusedPerMille } = asked
  if (refusedPerMille === null) return []
  if (isLedByRate(asked)) return ['"isRefused"']
  const least = `$${values.push(refusedPerMille)}`
  const isSoMuch = `select ${perMille} >= ${least} from game_counts where game_id = found.id`
  return [`coalesce((${isSoMuch}), false)`]
}

/** What the ids were not led by. */
function isSo(asked: SearchedGames, values: unknown[]): string[] {
  const { account, pack, status, ruleset, forks } = asked
  const rest = account === null ? { pack_hash: pack, status, ruleset } : { pack_hash: pack }
  const wheres = [
    ...Object.entries(rest)
      .filter(([, value]) => value !== null)
      .map(([column, value]) => `g.${column} = $${values.push(value)}`),
    ...(isLedByRate(asked) && !forks ? ['g.origin is null'] : []),
  ]
  if (wheres.length === 0) return []
  return [`coalesce((select ${wheres.join(' and ')} from games as g where g.id = found.id), false)`]
}

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
function runsFor({ account, pack, status, ruleset }: SearchedGames): readonly IndexRange[] {
  const filter = { ...(ruleset && { ruleset }) }
  if (account !== null) return runsOfAccount(account, status, filter)
  if (pack !== null) return [{ table: 'games', where: { pack_hash: pack } }]
  return visibilities.flatMap((visibility) => runsOf('games', status, { visibility, ...filter }))
}
