// How operators find games: one index drives, and what it does not know is looked up in a window.
import type { SearchedGames } from '../service/desk-ports.ts'
import { newestOf, type Question, type Run, runsOf, runsOfAccount } from './game-lists.ts'

/** So many games are looked through for a page where no index knows all that is asked. */
export const SEARCH_WINDOW = 1_000

const visibilities = ['public', 'private'] as const

/**
 * Ids with whether they fit, newest first: all of a page do, unless no index knows all that is
 * asked. Then a whole window of ids is looked through, however few of them fit.
 */
export function gamesSearched(asked: SearchedGames): Question {
  const { pack, status, ruleset, account: _, limit, ...which } = asked
  const isWindow = takesWindow(asked)
  const values: unknown[] = [isWindow ? SEARCH_WINDOW : limit]
  const ids = newestOf(runsFor(asked), which, values)
  if (!isWindow) return { text: `select id, true as fits from (${ids}) as found`, values }
  const fits = Object.entries({ pack_hash: pack, status, ruleset })
    .filter(([, value]) => value !== null)
    .map(([column, value]) => `g.${column} = $${values.push(value)}`)
  const text = `select g.id, ${fits.join(' and ')} as fits from (${ids}) as found
join games as g using (id) order by g.id desc`
  return { text, values }
}

/** The last of a window; null: that was all there is to be found. */
export const reachedBy = (asked: SearchedGames, found: readonly { id: string }[]): string | null =>
  takesWindow(asked) && found.length === SEARCH_WINDOW ? found.at(-1)!.id : null

const takesWindow = ({ pack, account, status, ruleset }: SearchedGames): boolean =>
  pack !== null && (account !== null || status !== null || ruleset !== null)

/** The one that narrows the most comes first. */
function runsFor({ account, pack, status, ruleset }: SearchedGames): readonly Run[] {
  const filter = { ...(ruleset && { ruleset }) }
  if (account !== null) return runsOfAccount(account, status, filter)
  if (pack !== null) return [{ table: 'games', where: { pack_hash: pack } }]
  return visibilities.flatMap((visibility) => runsOf('games', status, { visibility, ...filter }))
}
