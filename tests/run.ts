// Runs the compiled tests of the fast tier, or the tests whose path contains one of the arguments.
// `--full` runs the full tier, and `--soak` runs both tiers for hours with many more random games,
// killed processes and simulated attackers. `--changed[=REV]` runs only test files that import,
// directly or indirectly, a source file that differs from HEAD, or from the revision REV. `--watch`
// runs the tests again after each save, until Ctrl-C is pressed. `--times` lists the slowest test
// files. The database server is started only if a selected test uses the database.
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, constants } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { changedSince, readersOf } from './run/changed.ts'
import { type Database, databaseIn } from './run/database.ts'
import { selected, testFiles } from './run/files.ts'
import { type Group, grouped, type Needs, separate } from './run/groups.ts'
import { type Options, parseOptions } from './run/options.ts'
import { type Outcome, runProcesses } from './run/processes.ts'
import { type Reach, reaching } from './run/reach.ts'
import { countsOf, describeOutcome, slowestIn } from './run/report.ts'
import { scratchFolder } from './run/scratch.ts'
import { watch } from './run/watch.ts'

/**
 * More processes than processors are useful, because some processes wait for the database or a
 * browser.
 */
const jobs = Math.min(availableParallelism() + 1, 4)
const LIMIT_MILLISECONDS = 900_000
const SOAK_LIMIT_MILLISECONDS = 7_200_000

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
process.exitCode = await main(parseOptions(process.argv.slice(2)))

async function main(options: Options): Promise<number> {
  if (options.soak) {
    process.env.SOAK ??= '1'
    process.env.TEST_LIMIT_MILLISECONDS ??= String(SOAK_LIMIT_MILLISECONDS)
  }
  const scratch = await scratchFolder()
  // The folder for this test run is inside the checkout, so that modules in the folder find the
  // installed packages.
  await mkdir('.tap', { recursive: true })
  const folder = await mkdtemp(path.join('.tap', 'groups-'))
  const database = databaseIn(scratch)
  const interruption = new AbortController()
  // Ctrl-C ends the child processes, but the parent process continues until it has stopped the
  // database server and deleted the data.
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.on(name, () => interruption.abort(name))
  const run = () => runOnce(options, folder, database, interruption.signal)
  try {
    return await (options.watch ? watch(run, interruption.signal) : run())
  } finally {
    await database.stop()
    for (const one of [scratch, folder]) await rm(one, { recursive: true, force: true })
  }
}

async function runOnce(
  options: Options,
  folder: string,
  database: Database,
  interruption: AbortSignal,
): Promise<number> {
  const reach = reaching()
  const all = selected(await testFiles(), options)
  const files = options.changedSince === null ? all : changed(options.changedSince, all, reach)
  if (files.length === 0) {
    console.error(`No test file matches ${options.names.join(' ') || 'what has changed'}.`)
    return options.changedSince === null ? 1 : 0
  }
  const needs: Needs = {
    database: (file) => reach(file).has('tests/database.ts'),
    browser: (file) => reach(file).has('tests/web/windows.ts'),
  }
  const groups = options.soak ? separate(files) : grouped(files, needs)
  const failure = new AbortController()
  const starting = files.some(needs.database) ? database.start() : Promise.resolve()
  starting.catch(() => failure.abort('SIGTERM'))
  try {
    return await runGroups(groups, options, {
      folder,
      limitMilliseconds: options.soak ? SOAK_LIMIT_MILLISECONDS : LIMIT_MILLISECONDS,
      interruption: AbortSignal.any([interruption, failure.signal]),
    })
  } finally {
    // Waits until the start of the database server has succeeded or failed: an error must be
    // reported, and a server cannot be stopped while it is starting.
    await starting
  }
}

/** The last line of the output contains the number of assertions, which `.ci/run` reads. */
async function runGroups(
  groups: readonly Group[],
  { times }: Options,
  running: Parameters<typeof runProcesses>[2],
): Promise<number> {
  const outcomes: Outcome[] = []
  await runProcesses(groups, jobs, running, (outcome) => {
    outcomes.push(outcome)
    console.log(`[${outcomes.length}/${groups.length}] ${describeOutcome(outcome)}`)
  })
  if (times) for (const line of slowestIn(outcomes.map(({ output }) => output))) console.log(line)
  const counts = outcomes.map(countsOf)
  const passed = counts.reduce((sum, one) => sum + one.passed, 0)
  const failed = counts.reduce((sum, one) => sum + one.failed, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  if (running.interruption.aborted) return 128 + constants.signals.SIGINT
  return failed === 0 ? 0 : 1
}

function changed(revision: string, files: readonly string[], reach: Reach): readonly string[] {
  const { chosen, why } = readersOf(changedSince(revision), files, reach)
  for (const line of why) console.log(line)
  return chosen
}
