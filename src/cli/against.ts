import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Run, Setting } from '../engine/certify/run.ts'
import type { Game } from '../engine/kernel/game.ts'
import { demandSame } from '../engine/kernel/law.ts'
import type { Ruleset } from '../engine/kernel/ruleset.ts'
import { UsageError } from './arguments.ts'

interface OtherBuild {
  readonly registry: Readonly<Record<string, Ruleset>>
  readonly Run: new (setting: Setting, seed: number) => Run
}

/**
 * Replays each game with the build of another checkout of the repository, and fails if the results
 * of the two builds differ.
 */
export async function againstBuild(folder: string, id: string): Promise<(run: Run) => void> {
  const { registry, Run } = await buildIn(folder)
  const rules = registry[id]
  if (!rules) throw new UsageError(`${folder} has no ruleset ${id}`)
  return ({ setting, steps, commits, game }) => {
    const other = new Run({ rules, table: setting.table, laws: [], only: [] }, 1)
    for (const step of steps) other.take(step)
    for (const [place, { events }] of commits.entries())
      demandSame(other.commits[place]?.events, events, 'the other build gives different events')
    demandSame(
      questionsOf(other.game),
      questionsOf(game),
      'the other build asks different questions',
    )
  }
}

const questionsOf = ({ open }: Game) => open.map(({ seat, kind, moves }) => ({ seat, kind, moves }))

async function buildIn(folder: string): Promise<OtherBuild> {
  const load = (file: string) =>
    import(pathToFileURL(path.resolve(folder, 'dist/src/engine', file)).href)
  try {
    return { ...(await load('rulesets/index.js')), ...(await load('certify/run.js')) }
  } catch (error) {
    throw new UsageError(`${folder} is not a built checkout that can be certified: ${error}`)
  }
}
