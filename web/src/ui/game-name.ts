import { signal } from '@preact/signals'
import { listedGames } from '../engine/packages.ts'
import { sentenceCase } from './format.ts'

const titles = signal<ReadonlyMap<string, string>>(new Map())
let isAsked = false

/**
 * Returns the title of the game, or its id if the game is unknown or the list of games has not been
 * loaded yet.
 */
export function gameName(ruleset: string): string {
  if (!isAsked) {
    isAsked = true
    void loadTitles()
  }
  return titles.value.get(ruleset) ?? ruleset.split('-').map(sentenceCase).join(' ')
}

async function loadTitles(): Promise<void> {
  const games = await listedGames().catch(() => [])
  titles.value = new Map(games.map(({ id, title }) => [id, title]))
}
