import type { components } from 'touchline-client'

export type ListedGame = components['schemas']['RulesetSummary']

let listed: Promise<readonly ListedGame[]> | null = null

/** A failed request is not cached, so the next call sends a new request. */
export function listedGames(): Promise<readonly ListedGame[]> {
  listed ??= ask()
  listed.catch(() => {
    listed = null
  })
  return listed
}

/** True if the service has a newer build of a game package than the page. */
export async function isReplaced(): Promise<boolean> {
  const before = listed && (await listed)
  listed = null
  const now = await listedGames()
  return before !== null && buildsOf(before) !== buildsOf(now)
}

const buildsOf = (games: readonly ListedGame[]): string =>
  games.map((game) => game.package?.integrity).join()

async function ask(): Promise<readonly ListedGame[]> {
  const answer = await fetch('/v1/rulesets')
  if (!answer.ok) throw new Error('The games could not be listed.')
  return (await answer.json()) as readonly ListedGame[]
}

/**
 * Returns the paths of the modules in a game package; returns null for a built-in game or while the
 * browser is offline.
 */
export async function packageOf(ruleset: string): Promise<ListedGame['package']> {
  const games = await listedGames().catch(() => [])
  return games.find(({ id }) => id === ruleset)?.package ?? null
}
