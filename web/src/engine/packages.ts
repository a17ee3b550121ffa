import type { components } from 'touchline-client'

export type ListedGame = components['schemas']['RulesetSummary']

let listed: Promise<readonly ListedGame[]> | null = null

/** The games of the service; the next call repeats a failed request. Also runs in workers. */
export function listedGames(): Promise<readonly ListedGame[]> {
  listed ??= ask()
  listed.catch(() => {
    listed = null
  })
  return listed
}

async function ask(): Promise<readonly ListedGame[]> {
  const answer = await fetch('/v1/rulesets')
  if (!answer.ok) throw new Error('The games could not be listed.')
  return (await answer.json()) as readonly ListedGame[]
}

/** The addresses of a packaged game; null for others, and without a connection. */
export async function packageOf(ruleset: string): Promise<ListedGame['package']> {
  const games = await listedGames().catch(() => [])
  return games.find(({ id }) => id === ruleset)?.package ?? null
}
