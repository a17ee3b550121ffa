import { seededChance } from '../kernel/chance.ts'
import { isBlocking, nextDue } from '../kernel/open-decisions.ts'
import { Refusal } from '../kernel/refusal.ts'
import { listMoves, sampleMove } from '../kernel/sampling.ts'
import { holdsMoves } from '../kernel/space.ts'
import { buildTable } from '../kernel/table.ts'
import { spacesOf, suggestMove } from '../kernel/turn.ts'
import type { Table, Tagged } from '../kernel/types.ts'
import { Failure } from './failure.ts'
import { isClose, Run, type Setting } from './run.ts'
import type { Found } from './search.ts'
import { decisionAt, isAnswer, placeOf, type Step, type StepAction } from './step.ts'

export interface Shrunk {
  readonly setting: Setting
  readonly steps: readonly Step[]
  readonly chosen: number
  readonly run: Run
}

const FILLED_BETWEEN = 6
const FILLED_MAX = 250
const PAIRS_MAX = 25
/**
 * An arbitrary seed. If every draw had the same result, rules that repeat tied die rolls would
 * never end.
 */
const SEED = 7

/**
 * Removes steps of a failing test game as long as the same failure still occurs. Returns null if
 * the failure of the test game cannot be reproduced.
 */
export function shrink({ failure, setting, steps }: Found, hasTime: () => boolean): Shrunk | null {
  const { signature, check } = failure
  const only = check === 'throws' ? ['throws'] : [check, 'throws']
  const shrinker = new Shrinker({ ...setting, only }, signature, hasTime, steps.length)
  if (!shrinker.attempt(steps)) return null
  for (let before = Number.POSITIVE_INFINITY; shrinker.size < before && hasTime(); ) {
    before = shrinker.size
    shrinker.cut()
    shrinker.simplifyTable()
    shrinker.cutPairs()
  }
  shrinker.choose()
  return shrinker.best
}

class Shrinker {
  readonly #signature: string
  readonly #hasTime: () => boolean
  readonly #longest: number
  #setting: Setting
  #best: Shrunk | null = null

  constructor(setting: Setting, signature: string, hasTime: () => boolean, longest: number) {
    this.#longest = longest
    this.#setting = setting
    this.#signature = signature
    this.#hasTime = hasTime
  }

  get best(): Shrunk | null {
    return this.#best
  }
  get size(): number {
    return this.#best?.steps.length ?? 0
  }

  attempt(steps: readonly Step[], table?: Table): boolean {
    const most = this.#best ? this.size : Number.POSITIVE_INFINITY
    return this.#take(steps, { most, between: FILLED_BETWEEN, behind: 0 }, table)
  }

  cut(): void {
    for (let size = Math.max(1, this.size >> 1); size >= 1; size >>= 1)
      for (let from = this.size - size; from >= 1 && this.#hasTime(); from -= size)
        this.attempt(this.#steps().toSpliced(from, size))
  }

  /**
   * Removes pairs of steps that can only be removed together, such as a pause of the game and the
   * end of the pause, or a move and its undo.
   */
  cutPairs(): void {
    if (this.size > PAIRS_MAX) return
    for (let one = 1; one < this.size; one += 1)
      for (let other = one + 1; other < this.size && this.#hasTime(); other += 1)
        if (this.attempt(this.#steps().filter((_, place) => place !== one && place !== other)))
          other = one
  }

  simplifyTable(): void {
    if (this.#setting.from) return
    const { rules, table } = this.#setting
    for (let { min: seats } = rules.seats; seats < this.#setting.table.seats; seats += 1) {
      const fits = this.#steps().filter((step) => !('seat' in step) || step.seat < seats)
      if (this.attempt(fits, this.#tableLike({ seats }))) break
    }
    for (const name of Object.keys(table.options as object))
      if (this.#hasTime()) this.attempt(this.#steps(), this.#tableLike({ without: name }))
  }

  choose(): void {
    let chosen: readonly Step[] = this.#steps()
    const most = this.size + FILLED_MAX
    const retry = (steps: readonly Step[]) => {
      const run = this.#play(steps, { most, between: FILLED_MAX, behind: FILLED_MAX })
      const kept = run?.steps.filter(({ filled }) => !filled) ?? steps
      if (!run || kept.length > chosen.length) return
      const isSmaller = kept.length < chosen.length || run.steps.length < this.size
      if (!isSmaller) return
      chosen = kept
      if (run.steps.length <= this.#longest) this.#keep(run)
    }
    for (let before = chosen.length + 1; chosen.length < before && this.#hasTime(); ) {
      before = chosen.length
      for (let size = Math.max(1, chosen.length >> 1); size >= 1; size >>= 1)
        for (let from = chosen.length - size; from >= 1 && this.#hasTime(); from -= size)
          retry(chosen.toSpliced(from, size))
    }
  }

  #steps(): Step[] {
    return [...(this.#best?.steps ?? [])]
  }

  #tableLike({ seats, without }: { seats?: number; without?: string }): Table {
    const { rules, table } = this.#setting
    const options: Record<string, unknown> = { ...(table.options as object) }
    if (without !== undefined) delete options[without]
    const count = seats ?? table.seats
    const choices = table.choices.slice(0, count)
    const { content, decisionSeconds } = table
    try {
      return buildTable(rules, { seats: count, options, choices, content, decisionSeconds })
    } catch (error) {
      if (error instanceof Refusal) return table
      throw error
    }
  }

  #take(steps: readonly Step[], filling: Filling, table = this.#setting.table): boolean {
    const setting = { ...this.#setting, table }
    const run = this.#play(steps, filling, setting)
    if (!run) return false
    const isSimpler = table !== this.#setting.table && run.steps.length <= this.size
    if (this.#best && run.steps.length >= this.size && !isSimpler) return false
    this.#setting = setting
    this.#keep(run)
    return true
  }

  #keep(run: Run): void {
    const chosen = run.steps.filter(({ filled }) => !filled).length
    this.#best = { setting: run.setting, steps: run.steps, chosen, run }
  }

  #play(steps: readonly Step[], filling: Filling, setting = this.#setting): Run | null {
    const run = new Run(setting, SEED)
    try {
      replaySteps(run, steps, filling)
      return null
    } catch (error) {
      return error instanceof Failure && error.signature === this.#signature ? run : null
    }
  }
}

interface Filling {
  readonly most: number
  readonly between: number
  readonly behind: number
}

export function replaySteps(run: Run, steps: readonly Step[], filling: Filling): void {
  const { only } = run.setting
  const looks = only?.some(isClose) ?? true
  const took = (taken: unknown) => {
    if (looks && taken && run.hasBegun) run.lookClosely()
  }
  const isFull = () => run.isOver || run.steps.length >= filling.most
  let filled = 0
  const fill = () => {
    const done = takePlainest(run)
    filled += 1
    took(done)
    return done
  }
  for (const step of steps) {
    for (let more = 0; more < filling.between && lacks(run, step) && !isFull(); more += 1)
      if (!fill()) break
    if (isFull()) break
    const { filled: _, ...act } = step
    took(run.take(act))
  }
  while (filled < filling.behind && !isFull()) if (!fill()) break
  const ends = ['replay', 'verify', 'against']
  if (run.hasBegun && (!only || ends.some((check) => only.includes(check)))) run.finish()
}

const lacks = (run: Run, step: StepAction): boolean => {
  if (!run.hasBegun || run.isOver) return false
  const { game, now } = run
  if (step.do !== 'time-out' && !game.paused && nextDue(game.open, now)) return true
  return isAnswer(step) && !decisionAt(game, step)
}

function takePlainest(run: Run): boolean {
  const { game, now, setting } = run
  const { rules } = setting
  const took = (act: StepAction) => {
    const before = run.steps.length
    run.take(act)
    if (run.steps.length === before) return false
    run.steps[before] = { ...run.steps[before]!, filled: true }
    return true
  }
  if (game.paused) return took({ do: 'resume' })
  const due = nextDue(game.open, now)
  if (due) return took({ do: 'time-out', ...placeOf(game, due) })
  const decision = game.open.find((one) => one.suspendedBy === undefined && isBlocking(one))
  if (!decision) return false
  const spaces = spacesOf(rules, game, decision).filter((space) => space.exact && holdsMoves(space))
  const [plain] = spaces.toSorted(
    (one, other) => Object.keys(one.fields).length - Object.keys(other.fields).length,
  )
  const chance = seededChance(1)
  const move: Tagged | null = plain
    ? (listMoves([plain], FILLED_MAX)?.[0] ?? sampleMove([plain], chance))
    : suggestMove(rules, game, decision, chance)
  return move !== null && took({ do: 'move', ...placeOf(game, decision), move })
}
