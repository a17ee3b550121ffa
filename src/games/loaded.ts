// The games that this process has loaded: the built-in games, and the games from the packages in
// `RULESETS`.
import { workerData } from 'node:worker_threads'
import { type Games, loadGames } from './load.ts'
import { PackageProblem } from './manifest.ts'

const entriesIn = (setting: string): readonly string[] =>
  setting
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

async function games(): Promise<Games> {
  try {
    // A worker thread loads exactly the games that its process has loaded.
    return await loadGames(workerData?.games ?? entriesIn(process.env.RULESETS ?? ''))
  } catch (error) {
    if (!(error instanceof PackageProblem)) throw error
    console.error(`touchline: RULESETS: ${error.message}`)
    process.exit(1)
  }
}

export const loaded = await games()
export const { registry, packages } = loaded
