import { parseArgs } from 'node:util'
import { PackLibrary } from '../app/packs/packs.ts'
import { rebuildRatings } from '../app/ratings/rate-game.ts'
import { runCommand } from '../cli/arguments.ts'
import { registry } from '../games/loaded.ts'
import { type Opened, tellStart, withDatabase } from './with-database.ts'

const HELP = `usage: npm run ratings:rebuild

Recomputes all ratings of the database at DATABASE_URL (default: the embedded one) from the logs of
the rated games, in the order in which they ended. Nodes may run meanwhile: they show the
old ratings until the new ratings are complete.

  --help     this text

exit code: 0 ok, 2 usage error, 3 could not run`

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
  console.log(`Recomputed the ratings from ${games} rated games in ${seconds} s.`)
}
