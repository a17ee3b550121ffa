import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { describe } from '../engine/kernel/describe.ts'
import { clauseIn } from '../engine/kernel/rulebook.ts'
import { ABOUT_LINE_MAX, type Ruleset } from '../engine/kernel/ruleset.ts'
import { loadGames } from '../games/load.ts'
import type { GamePackage } from '../games/manifest.ts'
import { rulebooksOf } from '../rulebooks.ts'
import { runCommand, sentenceOf } from './arguments.ts'
import { buildGame } from './build-game.ts'
import type { Checked } from './conform-worker.ts'

const HELP = `usage: touchline conform [PACKAGE] [--only CHECK] [--logs FOLDER]

Checks a game: its package, its texts, the purity of its rules, and the conformance suite. The suite
always plays the same games, so a failure can be repeated.

  PACKAGE        a folder, which is built first, or the name of an installed package
                 (default: the working directory)
  --only CHECK   only the checks whose name contains CHECK
  --logs FOLDER  also check the exported games in FOLDER: these rules must accept or refuse each
                 move as before
  --help         this text

exit code: 0 the game conforms, 1 it does not conform, 2 usage error`

const JUDGED = 'the rules give the same events in exported games'
const verifier = fileURLToPath(new URL('../bin/verify-games.js', import.meta.url))

await runCommand(HELP, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string', default: '' }, logs: { type: 'string' } },
  })
  const [name = '.'] = positionals
  const again = values.logs === undefined ? '' : ` --logs ${values.logs}`
  let faults = 0
  const say = ({ check, fault }: Checked) => {
    console.log(`${fault === null ? 'ok  ' : 'FAIL'} ${check}`)
    if (fault === null) return
    faults += 1
    console.log(`     ${fault}\n     repeat: touchline conform ${name} --only '${check}'${again}`)
  }
  const code = await sentenceOf(async () => {
    const folder = path.resolve(name)
    if (existsSync(path.join(folder, 'src'))) await buildGame(folder)
    const entry =
      /^[./]/.test(name) || existsSync(path.join(folder, 'package.json')) ? folder : name
    const games = await loadGames([entry])
    for (const [id, found] of games.packages)
      for (const one of await textsOf(games.registry[id]!, found))
        if (one.check.includes(values.only)) say(one)
    await suiteOf(games.entries, values.only, say)
    if (values.logs !== undefined && JUDGED.includes(values.only))
      say({ check: JUDGED, fault: judgedAgain(games.entries, values.logs) })
  })
  return code || (faults > 0 ? 1 : 0)
})

async function textsOf(rules: Ruleset, found: GamePackage): Promise<Checked[]> {
  const { guide, clauses } = (await rulebooksOf(new Map([[rules.id, found]]))(rules.id))!
  const named = [...new Set((guide ?? '').match(/\b[A-Z]{2}-[RS]?\d+\b/g))]
  const unknown = named.filter((clause) => clauseIn(clauses, clause) === null)
  const refused = describe(rules).refusals.flatMap(({ clause }) => clause ?? [])
  const lost = [...new Set(refused)].filter((clause) => clauseIn(clauses, clause) === null)
  const unnamed = Object.keys(rules.moves).filter((move) => !guide?.includes(`\`${move}\``))
  const { line = '', lasts = '' } = rules.about ?? {}
  const isTold = line !== '' && line.length <= ABOUT_LINE_MAX && lasts !== ''
  const list = (faults: readonly string[]) => (faults.length > 0 ? faults.join(', ') : null)
  return [
    { check: 'the guide names only clauses of the rulebook', fault: list(unknown) },
    { check: 'the guide names every move in code style', fault: list(unnamed) },
    { check: 'every refusal names a clause of the rulebook', fault: list(lost) },
    {
      check: `about has a duration and a line of at most ${ABOUT_LINE_MAX} characters`,
      fault: isTold ? null : `about is ${JSON.stringify(rules.about ?? null)}`,
    },
  ]
}

interface JudgedLine {
  readonly ok: boolean
  readonly game: string | null
  readonly file: string
  readonly fault: string | null
  readonly difference?: { commit: number; version: number; reason: string } | null
}

/**
 * Games from a package are verified in a separate process, which has loaded only the package's
 * games.
 */
function judgedAgain(entries: readonly string[], folder: string): string | null {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [verifier, '--log', folder, '--unfinished', '--json'],
    { env: { ...process.env, RULESETS: entries.join(',') }, encoding: 'utf8', maxBuffer: Infinity },
  )
  for (const line of stdout.split('\n').filter(Boolean)) {
    const { ok, game, file, fault, difference } = JSON.parse(line) as JudgedLine
    if (difference) {
      const { commit, version, reason } = difference
      return `game ${game}: commit ${commit} (version ${version}) ${reason}`
    }
    if (!ok) return `${game ?? file}: ${fault}`
  }
  if (status === 0) return null
  return stderr.split('\n')[0] || `no move in ${folder} could be judged`
}

function suiteOf(games: readonly string[], only: string, say: (one: Checked) => void) {
  return new Promise<void>((resolve, reject) => {
    const worker = new Worker(new URL('./conform-worker.js', import.meta.url), {
      workerData: { entries: games, only },
    })
    worker.on('message', say)
    worker.on('error', reject)
    worker.on('exit', () => resolve())
  })
}
