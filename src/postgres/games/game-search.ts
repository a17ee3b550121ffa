import type { SearchedGames } from '../../app/admin/port.ts'
import { type IndexRange, type ListQuery, newestOf, runsOf, runsOfAccount } from './game-lists.ts'

/** Number of games that are read and filtered for one page if no index covers all filters. */
export const SEARCH_WINDOW = 1_000

const visibilities = ['public', 'private'] as const

/**
 * Returns game ids, newest first, and for each id whether the game matches all filters. If no index
 * covers all filters, the query reads a fixed number of games and applies the filters to these
 * games, so a page may contain few matches.
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

/** A subquery looks up each game by id; with `exists`, Postgres might read the complete table. */
function hasRest({ account, pack, status, ruleset }: SearchedGames, values: unknown[]): string {
  const rest = account === null ? { status, ruleset } : { pack_hash: pack }
  const wheres = Object.entries(rest)
    .filter(([, value]) => value !== null)
    .map(([column, value]) => `g.${column} = $${values.push(value)}`)
  return `coalesce((select ${wheres.join(' and ')} from games as g where g.id = found.id), false)`
}

/** Returns the last game id that was read, or null if the search is complete. */
export const reachedBy = (asked: SearchedGames, found: readonly { id: string }[]): string | null =>
  takesWindow(asked) && found.length === SEARCH_WINDOW ? found.at(-1)!.id : null

const takesWindow = ({ pack, account, status, ruleset }: SearchedGames): boolean =>
  pack !== null && (account !== null || status !== null || ruleset !== null)

function runsFor({ account, pack, status, ruleset }: SearchedGames): readonly IndexRange[] {
  const filter = { ...(ruleset && { ruleset }) }
  if (account !== null) return runsOfAccount(account, status, filter)
  if (pack !== null) return [{ table: 'games', where: { pack_hash: pack } }]
  return visibilities.flatMap((visibility) => runsOf('games', status, { visibility, ...filter }))
}
