import { type Chance, seededChance } from '../kernel/chance.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import type { Table } from '../kernel/types.ts'
import { tablesOf } from './checks/tables.ts'
import { Coverage } from './coverage.ts'
import { Failure } from './failure.ts'
import type { AnyLaw } from './lawful.ts'
import { Run, type Setting } from './run.ts'
import { type AnyStart, gamesAt } from './starts.ts'
import type { Step, StepAction } from './step.ts'
import { botStyle, nextAct, plainStyle, type Style, swarmStyle } from './style.ts'

export interface Found {
  readonly failure: Failure
  readonly seed: number
  readonly setting: Setting
  readonly steps: readonly Step[]
}

export interface Searched {
  readonly games: number
  readonly commits: number
  readonly found: readonly Found[]
  readonly coverage: Coverage
}

export interface SearchOptions {
  readonly seed: number
  /** Rare positions from which every other test game starts. */
  readonly starts?: readonly AnyStart[]
  readonly against?: Setting['against']
  readonly goesOn: (commits: number, failures: number) => boolean
}

const STEPS_MAX = 1_500
const STRIDE = 7
const PACE = 60
const START_STRIDE = 2
/** Number of playing styles for test games that start from a rare position. */
const STYLES = 30
/** Number of steps in a test game that starts from a rare position. */
const START_STEPS = 100
const ARCHIVE_MAX = 400

export function search(
  rules: Ruleset,
  laws: readonly AnyLaw[],
  { seed: first, starts = [], against, goesOn }: SearchOptions,
): Searched {
  const [slow, fast] = [null, PACE].map((decisionSeconds) =>
    tablesOf(rules).map((table) => ({ ...table, decisionSeconds })),
  )
  const coverage = new Coverage()
  const archive = new Archive()
  const found = new Map<string, Found>()
  let commits = 0
  let games = 0
  /**
   * Number of the next test game that starts from the beginning instead of from a rare position.
   */
  let whole = first
  for (let seed = first; goesOn(commits, found.size); seed += 1) {
    const from = seed % START_STRIDE === 0 ? startOf(rules, starts, seed / START_STRIDE) : undefined
    const style = from ? seededChance(seed).below(STYLES) : whole
    const timed = style % 2 === 1
    const tables = (timed ? fast : slow) ?? []
    const table = from ? from.game.table : tables[whole % tables.length]!
    if (!from) whole += 1
    const setting: Setting = {
      ...{ rules, table, laws },
      ...(from ? { from } : {}),
      ...(against ? { against } : {}),
    }
    coverage.seed = seed
    const run = new Run(setting, seed, {
      committed: (game, commit) => coverage.committed(game, commit, rules),
      refused: (refusal) => coverage.refused(refusal),
      lawful: (clause) => coverage.lawful(clause),
    })
    const chance = seededChance(seed + 1)
    try {
      play(run, chance, { style, timed, coverage, archive })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      const one = { failure: error, seed, setting, steps: run.steps }
      if (!found.has(error.signature)) found.set(error.signature, one)
    }
    games += 1
    commits += run.commits.length
  }
  return { games, commits, found: [...found.values()], coverage }
}

function startOf(rules: Ruleset, starts: readonly AnyStart[], place: number) {
  const all = starts
    .filter(({ isSmall }) => !isSmall)
    .flatMap((start) => gamesAt(rules, start).map((game, variant) => ({ start, variant, game })))
  return all.length > 0 ? all[place % all.length] : undefined
}

interface Playing {
  /** Number that determines how the moves of the test game are chosen. */
  readonly style: number
  readonly timed: boolean
  readonly coverage: Coverage
  readonly archive: Archive
}

/**
 * Plays a test game. Two thirds of the games use swarm testing, in which each game prefers
 * different types of moves; one sixth use built-in bots, and one sixth choose all moves uniformly
 * at random. Some swarm-testing games continue from a rarely visited position.
 */
function play(run: Run, chance: Chance, { style: no, timed, coverage, archive }: Playing): void {
  const befall = timed || run.isFromStart ? 0.04 : 0
  const kind = no % 6
  const style: Style =
    kind < 4 ? swarmStyle(chance, befall) : kind === 4 ? botStyle(befall) : plainStyle(befall)
  const isStart = run.isFromStart
  const looks = no % 5 === 0 || isStart
  const rare =
    (kind === 2 || kind === 3) && !isStart ? archive.pick(chance, run.setting.table) : null
  if (rare) for (const step of rare) run.take(step)
  else run.take({ do: 'setup' })
  const longest = isStart ? START_STEPS : STEPS_MAX
  const most = run.setting.rules.unbounded?.(run.setting.table) ? longest / 4 : longest
  for (let tries = 0; tries < most && !run.isOver; tries += 1) {
    const act: StepAction | null = nextAct(run, chance, style)
    const taken = act && run.take(act)
    if (!taken || taken instanceof Refusal) continue
    if (tries % 10 === 0 && !isStart) archive.offer(run, coverage.rarestOf(taken), chance)
    if (looks && (run.commits.length + no) % STRIDE === 0) run.lookClosely()
  }
  run.lookClosely()
  run.finish()
}

interface Cell {
  readonly table: Table
  readonly steps: readonly Step[]
  visits: number
}

class Archive {
  readonly #cells = new Map<string, Cell>()

  offer({ game, steps, setting }: Run, rarest: string, chance: Chance): void {
    if (game.over || this.#cells.size >= ARCHIVE_MAX) return
    const kinds = [...new Set(game.open.map(({ kind }) => kind))].sort().slice(0, 3)
    const key = `${kinds} ${rarest} ${Math.min(3, Math.floor(steps.length / 100))}`
    const known = this.#cells.get(key)
    if (known && chance.below(8) !== 0) return
    const cell = { table: setting.table, steps: [...steps], visits: known?.visits ?? 0 }
    this.#cells.set(key, cell)
  }

  /**
   * Draws six stored positions at random and returns the position that test games visited least
   * often, or null if no position is stored for the set-up of the game.
   */
  pick(chance: Chance, table: Table): readonly Step[] | null {
    const fitting = [...this.#cells.values()].filter((cell) => cell.table === table)
    if (fitting.length === 0) return null
    const few = Array.from({ length: 6 }, () => chance.pick(fitting))
    const best = few.reduce((one, other) => (other.visits < one.visits ? other : one))
    best.visits += 1
    return best.steps
  }
}
