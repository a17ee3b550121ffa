import { parseArgs } from 'node:util'
import { PackLibrary } from '../app/packs/packs.ts'
import { rebuildRatings } from '../app/ratings/rate-game.ts'
import { runCommand } from '../cli/arguments.ts'
import { registry } from '../engine/rulesets/index.ts'
import { type Opened, tellStart, withDatabase } from './with-database.ts'

const HELP = `usage: npm run ratings:rebuild

Makes all ratings of the database that DATABASE_URL names (without it: the embedded one) anew: reads
in the logs how each rated game ended, and rates all of them in the order of their ends. Nodes may
serve meanwhile; the ratings of before are shown until the new ones are whole.

  --help     this text

exit code: 0 done, 2 called wrongly, 3 it could not be done`

await runCommand(HELP, rebuild).catch(tellStart)

async function rebuild(): Promise<number> {
  parseArgs()
  await withDatabase(rebuildAll)
  return 0
}

async function rebuildAll({ ports }: Opened): Promise<void> {
  const began = performance.now()
  const games = await rebuildRatings({ ports, packs: new PackLibrary(registry, [], ports) })
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  console.log(`${games} rated games in ${seconds} s: all ratings are made anew.`)
}
