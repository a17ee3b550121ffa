// How operators find games: one index drives, and what it does not know is looked up in a window.
import type { SearchedGames } from '../../app/admin/port.ts'
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
  const ids = newestOf(runsFor(asked), { from, before, forks }, values)
  const fits = isWindow ? hasRest(asked, values) : 'true'
  const text = `select id, ${fits} as fits from (${ids}) as found order by id desc`
  return { text, values }
}

/**
 * What the index does not know, looked up one row at a time by its id: asked whether such a row
 * exists, Postgres may read all of them.
 */
function hasRest({ account, pack, status, ruleset }: SearchedGames, values: unknown[]): string {
  const rest = account === null ? { status, ruleset } : { pack_hash: pack }
  const wheres = Object.entries(rest)
    .filter(([, value]) => value !== null)
    .map(([column, value]) => `g.${column} = $${values.push(value)}`)
  return `coalesce((select ${wheres.join(' and ')} from games as g where g.id = found.id), false)`
}

/** The last of a window; null: that was all there is to be found. */
export const reachedBy = (asked: SearchedGames, found: readonly { id: string }[]): string | null =>
  takesWindow(asked) && found.length === SEARCH_WINDOW ? found.at(-1)!.id : null

const takesWindow = ({ pack, account, status, ruleset }: SearchedGames): boolean =>
  pack !== null && (account !== null || status !== null || ruleset !== null)

/** The one that narrows the most comes first. */
function runsFor({ account, pack, status, ruleset }: SearchedGames): readonly IndexRange[] {
  const filter = { ...(ruleset && { ruleset }) }
  if (account !== null) return runsOfAccount(account, status, filter)
  if (pack !== null) return [{ table: 'games', where: { pack_hash: pack } }]
  return visibilities.flatMap((visibility) => runsOf('games', status, { visibility, ...filter }))
}
