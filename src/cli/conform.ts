import { existsSync } from 'node:fs'
import path from 'node:path'
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

const HELP = `usage: touchline conform [PACKAGE] [--only CHECK]

Checks a game: its package, its texts, that it is pure, and the conformance suite. The games of the
suite are always the same, so a failure repeats.

  PACKAGE        a folder, which is built first, or the name of an installed package
                 (default: the working directory)
  --only CHECK   only the checks whose name contains CHECK
  --help         this text

exit code: 0 it conforms, 1 it does not, 2 usage error`

await runCommand(HELP, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string', default: '' } },
  })
  const [name = '.'] = positionals
  let faults = 0
  const say = ({ check, fault }: Checked) => {
    console.log(`${fault === null ? 'ok  ' : 'FAIL'} ${check}`)
    if (fault === null) return
    faults += 1
    console.log(`     ${fault}\n     repeat: touchline conform ${name} --only '${check}'`)
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
      check: `the ruleset has a line of at most ${ABOUT_LINE_MAX} characters and a duration`,
      fault: isTold ? null : `about is ${JSON.stringify(rules.about ?? null)}`,
    },
  ]
}

/** Runs the suite in a thread in which impure functions throw. */
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
