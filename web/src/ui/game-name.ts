import { signal } from '@preact/signals'
import { listedGames } from '../engine/packages.ts'
import { sentenceCase } from './format.ts'

const titles = signal<ReadonlyMap<string, string>>(new Map())
let isAsked = false

/** The title of a game. Until the list of games is there, and for unknown games, it is the id. */
export function gameName(ruleset: string): string {
  if (!isAsked) {
    isAsked = true
    void loadTitles()
  }
  return titles.value.get(ruleset) ?? ruleset.split('-').map(sentenceCase).join(' ')
}

async function loadTitles(): Promise<void> {
  try {
    titles.value = new Map((await listedGames()).map(({ id, title }) => [id, title]))
  } catch {
    isAsked = false
  }
}
