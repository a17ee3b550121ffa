// Verifies every game of a database, such as one that was restored. It only reads.
import { parseArgs } from 'node:util'
import { runCommand } from './cli/arguments.ts'
import { progressBar } from './cli/progress.ts'
import { ConfigError, parseConfig } from './config.ts'
import { registry } from './rulesets/index.ts'
import { verifyGames } from './service/desk/verify-games.ts'
import { Packs } from './service/library/packs.ts'
import { type Ports, type SchemaState, Unavailable } from './service/ports.ts'
import { databaseProblem, explained, isSentence, StartProblem } from './start/problems.ts'
import { serviceKeys } from './start/service-key.ts'
import { startEmbedded } from './store/embedded.ts'
import { stateAt } from './store/migrate.ts'
import { openStore } from './store/postgres.ts'

const HELP = `usage: npm run verify [-- --json]
       npm run verify -- FILE… | --log FOLDER     games that lie in files: see there

Verifies all games of the database that DATABASE_URL names (without it: the embedded one): the
chain of hashes, the commitment to the seed, and every cause, which is judged again. It only reads.

  --json     one JSON object a game instead of sentences
  --help     this text

exit code: 0 nothing false was found, 1 a game is not true, 2 called wrongly, 3 it could not be
done, 4 nothing false was found, but commits of other rules were only folded`

/** As the command says it of a single log. */
const FOLDED = 4
/** Where nobody watches a bar, a line is enough now and then. */
const LINE_MILLISECONDS = 10_000

const schemaProblems: Readonly<Record<SchemaState, string | null>> = {
  current: null,
  behind: 'migrations are missing in this database: npm run migrate runs them',
  'too-new': 'a later version of Touchline has changed this database: verify it with that one',
}

const isOfFiles = process.argv.slice(2).some((word) => !word.startsWith('-') || /^--log/.test(word))
if (isOfFiles) await import('./cli/verify.ts')
else await runCommand(HELP, verifyDatabase).catch(tellStart)

async function verifyDatabase(): Promise<number> {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) {
    console.log(HELP)
    return 0
  }
  const config = configured()
  const database = config.DATABASE_URL ? null : await startEmbedded({ dir: config.DATA_DIR })
  try {
    const url = config.DATABASE_URL ?? database!.url
    const direct = (config.DATABASE_URL && config.DATABASE_DIRECT_URL) ?? url
    const wrong = schemaProblems[await explained(stateAt(direct), databaseProblem(direct))]
    if (wrong !== null) throw new StartProblem(wrong)
    const keys = await serviceKeys(config)
    const ports = await explained(openStore(url, { keys, direct }), databaseProblem(url))
    return await verifyAll(ports, values.json).finally(() => ports.close())
  } finally {
    await database?.stop()
  }
}

function tellStart(error: unknown): void {
  // What a person can put right is a sentence; only a bug shows where it happened.
  if (!isSentence(error) && !(error instanceof Unavailable)) throw error
  console.error(error.message)
  process.exitCode = 3
}

function configured() {
  try {
    return parseConfig(process.env)
  } catch (error) {
    throw error instanceof ConfigError ? new StartProblem(error.message) : error
  }
}

/** Gives the exit code. */
async function verifyAll(ports: Ports, isJson: boolean): Promise<number> {
  const packs = new Packs(registry, [], ports)
  const total = await ports.games.countBegun()
  const progress = progressTo(total)
  const sums = { games: 0, events: 0, folded: 0, faults: 0 }
  for await (const { game, found, fault } of verifyGames({ ports, packs })) {
    sums.games += 1
    sums.events += found?.events ?? 0
    if (found && found.foldedOnly > 0) sums.folded += 1
    if (fault !== null) sums.faults += 1
    progress.show(sums.games)
    if (isJson) console.log(JSON.stringify({ game, fault, found }))
    else if (fault !== null) console.log(`${game} IS NOT TRUE: ${fault}`)
  }
  progress.done()
  if (!isJson) console.log(sentences(sums, progress.seconds()).join('\n'))
  if (sums.faults > 0) return 1
  return sums.folded > 0 ? FOLDED : 0
}

interface Sums {
  readonly games: number
  readonly events: number
  readonly folded: number
  readonly faults: number
}

function sentences({ games, events, folded, faults }: Sums, seconds: number): string[] {
  const rate = Math.round(games / seconds)
  return [
    `${games} games, ${events} events in ${seconds.toFixed(1)} s (${rate} games a second).`,
    ...(folded > 0
      ? [`Of ${folded} games a part was decided by other rules: folded, not judged again.`]
      : []),
    faults === 0 ? 'Nothing false was found.' : `${faults} of ${games} games ARE NOT TRUE.`,
  ]
}

/** A bar where somebody watches, and else a line from time to time. */
function progressTo(total: number) {
  const bar = progressBar(total)
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1_000
  let told = began
  return {
    seconds,
    show(games: number) {
      bar.show(games)
      if (process.stderr.isTTY || performance.now() - told < LINE_MILLISECONDS) return
      told = performance.now()
      const rate = Math.round(games / seconds())
      console.error(`${games} of ${total} games, ${rate} games a second`)
    },
    done: bar.done,
  }
}
