import type { Ruleset } from '../../src/engine/kernel/ruleset.ts'
import { brokenAnswers, countMoves, faultyLogs, missedDeadlines } from './checks.ts'
import { Cluster } from './cluster.ts'
import { type AllowedFaults, type Fault, fewestFaults, signatureOf } from './faults.ts'
import { withSimulatedGlobals } from './globals.ts'
import type { AlterPorts } from './node.ts'
import type { Participant } from './player.ts'
import { Scheduler } from './scheduler.ts'

const ROWS_MAX = 400
/**
 * Number of steps without a new log row after which the simulation assumes that all games wait for
 * players who have left.
 */
const IDLE_STEPS_MAX = 3_000
const STEPS_MAX = 20_000
const TRACE_MAX = 60
/** Simulated time without faults, in which clients finish their last calls. */
const CALM_MILLISECONDS = 180_000
/** Simulated time after which all current deadlines have passed. */
const SETTLING_MILLISECONDS = 30_000

export interface Simulated {
  readonly problems: readonly string[]
  readonly faults: readonly Fault[]
  readonly trace: readonly string[]
  readonly moves: number
  readonly races: number
  readonly lost: number
  readonly rewound: number
  readonly steps: number
}

export interface Floor {
  readonly rules: Ruleset
  readonly failsOver: boolean
  readonly alter?: AlterPorts
  /** Prepares the games of the simulation and returns the clients that play. */
  prepare(cluster: Cluster): Promise<readonly Participant[]>
}

interface Run {
  readonly seed: number
  readonly allowed?: AllowedFaults
  readonly isTraced?: boolean
}

/** Plays games on three simulated nodes; the seed determines which faults occur. */
async function simulate(
  { rules, failsOver, alter = (ports) => ports, prepare }: Floor,
  { seed, allowed = null, isTraced = false }: Run,
  use: (scheduler: Scheduler) => void,
): Promise<Simulated> {
  const scheduler = new Scheduler(seed, allowed, isTraced)
  use(scheduler)
  const cluster = new Cluster(scheduler, { [rules.id]: rules }, { failsOver, alter })
  const { database, problems } = cluster
  const participants = await prepare(cluster)
  let isClosing = false
  let [playing, left] = [0, participants.length]
  for (const one of participants) {
    if (!one.isSpectator) playing += 1
    void one
      .run(() => isClosing)
      .catch((error) => cluster.problem(`a client fails: ${error?.stack} ${error?.cause?.stack}`))
      .finally(() => {
        left -= 1
        if (!one.isSpectator) playing -= 1
      })
  }
  let steps = 0
  let lastRow = { appended: 0, steps: 0 }
  const goesOn = () =>
    playing > 0 &&
    problems.length === 0 &&
    database.appended < ROWS_MAX &&
    steps < Math.min(STEPS_MAX, lastRow.steps + IDLE_STEPS_MAX)
  for (; goesOn(); steps += 1) {
    await scheduler.step()
    cluster.disturb()
    const { appended } = database
    if (appended > lastRow.appended) lastRow = { appended, steps }
  }
  isClosing = true
  scheduler.faults.isCalm = true
  if (problems.length === 0) await checkAtRest(cluster, participants, () => left === 0)
  cluster.end()
  return {
    problems,
    faults: scheduler.faults.struck,
    trace: scheduler.trace ?? [],
    moves: countMoves(database),
    races: database.refused,
    lost: database.lost.length,
    rewound: participants.reduce((sum, { rewound }) => sum + rewound, 0),
    steps,
  }
}

/**
 * Waits until all clients have finished, without injecting faults, and then checks all guarantees
 * of the service.
 */
async function checkAtRest(
  cluster: Cluster,
  participants: readonly Participant[],
  isDone: () => boolean,
): Promise<void> {
  const { scheduler, database } = cluster
  if (!(await scheduler.runUntil(isDone, CALM_MILLISECONDS)))
    cluster.problem('a client waits for ever')
  await scheduler.runUntil(() => false, SETTLING_MILLISECONDS)
  const problems = [
    ...missedDeadlines(cluster),
    ...(await faultyLogs(cluster)),
    ...brokenAnswers(database, participants),
  ]
  for (const problem of problems) cluster.problem(problem)
}

export interface Failure {
  readonly seed: number
  readonly problem: string
  /** The faults that are needed to reproduce `problem`. */
  readonly faults: readonly string[]
  readonly trace: readonly string[]
}

export interface Searched {
  readonly runs: readonly Simulated[]
  readonly failure: Failure | null
  readonly movesPerSecond: number
}

/**
 * Runs one simulation per seed until a guarantee of the service is broken, and then removes the
 * faults that are not needed to reproduce the problem.
 */
export const search = (floor: Floor, seeds: Iterable<number>, runsMax: number): Promise<Searched> =>
  withSimulatedGlobals(async (use) => {
    const runs: Simulated[] = []
    let failed: Failed | null = null
    const before = process.cpuUsage()
    for (const seed of seeds) {
      const run = await simulate(floor, { seed }, use)
      runs.push(run)
      const [problem] = run.problems
      if (problem === undefined) continue
      failed = { seed, problem, struck: run.faults }
      break
    }
    const { user, system } = process.cpuUsage(before)
    const failure = failed && (await shrunk(floor, { ...failed, runsMax }, use))
    const moves = runs.reduce((sum, run) => sum + run.moves, 0)
    return { runs, failure, movesPerSecond: Math.round((1e6 * moves) / (user + system)) }
  })

interface Failed {
  readonly seed: number
  readonly problem: string
  readonly struck: readonly Fault[]
}

async function shrunk(
  floor: Floor,
  { seed, problem, struck, runsMax }: Failed & { readonly runsMax: number },
  use: (scheduler: Scheduler) => void,
): Promise<Failure> {
  const again = async (allowed: AllowedFaults) =>
    (await simulate(floor, { seed, allowed }, use)).problems
  const fewest = await fewestFaults(again, struck, { signature: signatureOf(problem), runsMax })
  const allowed = new Set(fewest.map(({ no }) => no))
  const { trace, problems, faults } = await simulate(floor, { seed, allowed, isTraced: true }, use)
  const end = trace.findIndex((line) => line.endsWith(problems[0] ?? problem))
  return {
    seed,
    problem: problems[0] ?? problem,
    faults: faults.map(({ what }) => what),
    trace: trace.slice(0, end < 0 ? undefined : end + 1).slice(-TRACE_MAX),
  }
}
