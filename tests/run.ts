// Runs the compiled tests: all, or those whose path contains one of the arguments.
//   --changed[=REV]  of these, the ones that reach a file that differs from HEAD, or from REV
//   --watch          again after each save, until Ctrl-C
//   --soak           many more random games and bad days, and coverage
// Whatever else starts with a dash goes to tap. The database server is started only where a test
// asks for it.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Asked, asked } from './run/asked.ts'
import { changedSince, readersOf } from './run/changed.ts'
import { type Database, databaseIn } from './run/database.ts'
import { compiledOf, named, testFiles } from './run/files.ts'
import { type Reach, reaching } from './run/reach.ts'
import { runJoined, runTap } from './run/tap.ts'
import { together, type Wants } from './run/together.ts'
import { watch } from './run/watch.ts'

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
process.exitCode = await main(asked(process.argv.slice(2)))

async function main(asked: Asked): Promise<number> {
  if (asked.soak) process.env.SOAK = process.env.SOAK ?? '1'
  const scratch = await mkdtemp(path.join(tmpdir(), 'touchline-tests-'))
  // Below this folder: what is imported by name is found from there.
  const joined = await mkdtemp(path.join('.tap', 'together-'))
  const database = databaseIn(scratch)
  const interruption = new AbortController()
  // tap and its children get Ctrl-C too; we stay to stop the server and to delete the cluster.
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.on(name, () => interruption.abort(name))
  const run = () => runOnce(asked, { scratch, joined }, database, interruption.signal)
  try {
    return await (asked.watch ? watch(run, interruption.signal) : run())
  } finally {
    await database.stop()
    for (const folder of [scratch, joined]) await rm(folder, { recursive: true, force: true })
  }
}

async function runOnce(
  { names, changedSince: revision, soak, flags }: Asked,
  { scratch, joined }: { readonly scratch: string; readonly joined: string },
  database: Database,
  interruption: AbortSignal,
): Promise<number> {
  const reach = reaching()
  const all = named(await testFiles(), names)
  const files = revision === null ? all : changed(revision, all, reach)
  if (files.length === 0) {
    console.error(`No test file matches ${names.join(' ') || 'what has changed'}.`)
    return revision === null ? 1 : 0
  }
  const wants: Wants = {
    database: (file) => reach(file).has('tests/database.ts'),
    browser: (file) => reach(file).has('tests/web/windows.ts'),
  }
  const failure = new AbortController()
  const starting = files.some(wants.database) ? database.start() : Promise.resolve()
  starting.catch(() => failure.abort('SIGTERM'))
  const running = {
    output: path.join(scratch, 'output.tap'),
    interruption: AbortSignal.any([interruption, failure.signal]),
  }
  const effort = soak ? ['--coverage-report=text', '--timeout=7200'] : ['--disable-coverage']
  try {
    // The database is made while the tests are loaded.
    if (!soak && flags.length === 0)
      return await runJoined(await together(files, joined, wants), running)
    // What lasts so long, or asks for more than results, is for tap; and each file stands alone.
    await starting
    return await runTap(files.map(compiledOf), [...effort, ...flags], running)
  } finally {
    // It says why there is no database; and what still comes up could not be stopped.
    await starting
  }
}

function changed(revision: string, files: readonly string[], reach: Reach): readonly string[] {
  const { chosen, why } = readersOf(changedSince(revision), files, reach)
  for (const line of why) console.log(line)
  return chosen
}
