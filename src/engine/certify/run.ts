import { type Luck, seededChance, seededLuck } from '../kernel/chance.ts'
import { type Commit, type Game, replay } from '../kernel/game.ts'
import { copied } from '../kernel/json.ts'
import { demand, demandSame } from '../kernel/law.ts'
import { nextDue, type OpenDecision } from '../kernel/open-decisions.ts'
import { create, expire, handOver, perform, resign, submit } from '../kernel/perform.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import { isAmong } from '../kernel/space.ts'
import { spacesOf } from '../kernel/turn.ts'
import type { Position, Table, Tagged } from '../kernel/types.ts'
import { verify } from '../kernel/verify.ts'
import { branch } from '../kernel/world.ts'
import { Listed } from './checks/near.ts'
import { copy, freeze } from './checks/plain.ts'
import {
  checkEvents,
  checkMoves,
  checkNearMisses,
  checkQuestions,
  checkViews,
} from './checks/step.ts'
import { AT } from './checks/suite.ts'
import { viewersOf } from './checks/viewers.ts'
import { checkAsked, checkTold } from './checks/words.ts'
import { checkWorlds } from './checks/worlds.ts'
import { Failure } from './failure.ts'
import { type AnyLaw, LawKeeper } from './lawful.ts'
import { type AnySymmetry, symmetriesOf } from './laws.ts'
import { checkOrder } from './order.ts'
import { type AnyStart, gamesAt } from './starts.ts'
import { decisionAt, type Step, type StepAction } from './step.ts'
import { checkSymmetry } from './symmetry.ts'

const CLOSE = ['views', 'asked', 'moves', 'near', 'order', 'worlds']
export const isClose = (check: string): boolean => CLOSE.includes(check)

export interface Setting {
  readonly rules: Ruleset
  readonly table: Table
  readonly laws: readonly AnyLaw[]
  readonly from?: { readonly start: AnyStart; readonly variant: number }
  readonly against?: (run: Run) => void
  readonly only?: readonly string[]
}

export interface Watcher {
  committed?(game: Game, commit: Commit): void
  lawful?(clause: string): void
  refused?(refusal: Refusal): void
}

/**
 * Number of moves of a test game between two checks of the symmetry of the rules. Each check plays
 * a move in the mirrored position as well.
 */
const TURNED_STRIDE = 4
/** Number of commits between two checks of the legal moves in a test game. */
const OFFERS_STRIDE = 3

/**
 * A running test game. All steps of a test game are recorded, so that a failing game can be
 * repeated with fewer steps.
 */
export class Run {
  readonly setting: Setting
  readonly steps: Step[] = []
  readonly commits: Commit[] = []
  now = AT
  readonly #luck: Luck
  readonly #watcher: Watcher
  readonly #keeper: LawKeeper
  readonly #listed = new Listed()
  readonly #symmetries: readonly AnySymmetry[]
  #game: Game | null = null
  #script: number[] | null = null
  #draws: number[] = []

  constructor(setting: Setting, seed: number, watcher: Watcher = {}) {
    const { rules, table, laws } = setting
    this.setting = setting
    this.#luck = seededLuck(seed)
    this.#watcher = watcher
    this.#symmetries = symmetriesOf(rules.id)
    this.#keeper = new LawKeeper(
      rules,
      table,
      laws.filter(({ clause }) => this.#wants(clause)),
    )
  }

  get game(): Game {
    if (this.#game === null) throw new Error('the first step is a setup')
    return this.#game
  }
  get isOver(): boolean {
    return this.#game?.over === true
  }
  get hasBegun(): boolean {
    return this.#game !== null
  }

  /**
   * Performs an action in the test game. Returns null and changes nothing if the action is not
   * possible in the current position of the test game. Throws a `Failure` if a check fails.
   */
  take({
    draws,
    ...act
  }: StepAction & { readonly draws?: readonly number[] }): Commit | Refusal | null {
    this.#script = draws ? [...draws] : null
    this.#draws = []
    if (act.do === 'setup' && this.setting.from && !this.#game) return this.#begin(act)
    const before = this.#positionBefore(act)
    try {
      const commit = this.#act(act)
      if (commit === null) return null
      this.steps.push({ ...act, draws: this.#draws })
      this.#keep(commit)
      if (before && act.do === 'move') this.#checkTurned(before, act, commit)
      return commit
    } catch (error) {
      if (error instanceof Refusal) return this.#refused(act, error)
      if (error instanceof Failure) throw error
      this.steps.push({ ...act, draws: this.#draws })
      throw new Failure('throws', error)
    }
  }

  /**
   * Returns a copy of the position if the symmetry of the next move will be checked; otherwise
   * null.
   */
  #positionBefore(act: StepAction): Position | null {
    const game = this.#game
    if (act.do !== 'move' || !game || this.#symmetries.length === 0) return null
    const isChosen = this.setting.only || this.commits.length % TURNED_STRIDE === 0
    return isChosen && this.#wants('symmetry') ? { ...game, state: copied(game.state) } : null
  }

  #checkTurned(
    before: Position,
    asked: Extract<StepAction, { do: 'move' }>,
    { events }: Commit,
  ): void {
    const { game, setting } = this
    const answered = { asked, move: asked.move, draws: this.#draws, events }
    for (const symmetry of this.#symmetries)
      this.#check('symmetry', () =>
        checkSymmetry(setting.rules, symmetry, [before, game], answered),
      )
  }

  get isFromStart(): boolean {
    return this.setting.from !== undefined
  }

  lookClosely(count = this.commits.length): void {
    const { rules } = this.setting
    const { game } = this
    const chance = seededChance(count)
    this.#check('views', () => checkViews(rules, game, viewersOf(game)))
    this.#check('asked', () => checkAsked(rules, game, chance))
    if (game.over || game.paused || nextDue(game.open, this.now)) return
    this.#check('moves', () => checkMoves(rules, game, chance))
    const refused: { code: string; decision: OpenDecision; move: Tagged }[] = []
    const onRefusal = (refusal: Refusal, decision: OpenDecision, move: Tagged) => {
      this.#watcher.refused?.(refusal)
      refused.push({ code: refusal.code, decision, move })
    }
    this.#check('near', () => checkNearMisses(rules, game, this.#listed, chance, onRefusal))
    for (const { code, ...asked } of refused)
      this.#keeper.refused(game, code, asked, this.#checkLaw)
    this.#check('order', () => checkOrder(rules, game, this.now))
    const viewers = viewersOf(game).filter((viewer) => viewer !== 'admin')
    const viewer = viewers[count % viewers.length]!
    this.#check('worlds', () => checkWorlds(rules, game, viewer, chance))
  }

  finish(): void {
    const { rules, table } = this.setting
    const { commits, game } = this
    if (this.isFromStart) return
    this.#check('against', () => this.setting.against?.(this))
    this.#check('replay', () =>
      demandSame(copy(replay(rules, table, commits)), copy(game), 'the log replays to the game'),
    )
    this.#check('verify', () => {
      const draws = this.steps.flatMap((step) => step.draws)
      const luck: Luck = (drawn, limit) => draws[drawn]! % limit
      const { difference } = verify(rules, table, commits, [luck])
      demand(difference === null, `the log does not verify: ${difference?.reason}`)
    })
  }

  #begin(act: StepAction): null {
    const { rules, from } = this.setting
    const game = from && gamesAt(rules, from.start)[from.variant]
    if (!game) throw new Error('no such start')
    this.#game = branch(game)
    this.#keeper.begin(game)
    this.steps.push({ ...act, draws: [] })
    return null
  }

  #act(act: StepAction): Commit | null {
    const { rules, table } = this.setting
    const luck: Luck = (drawn, limit) => this.#draw(drawn, limit)
    if (act.do === 'setup') {
      if (this.#game) return null
      const { game, commit } = create(rules, table, luck, this.now)
      this.#game = game
      return commit
    }
    const { game } = this
    if (game.over) return null
    if (act.do === 'resign')
      return game.resigned[act.seat] ? null : resign(rules, game, act.seat, luck, this.now)
    if (act.do === 'pause' || act.do === 'resume') {
      if ((act.do === 'pause') !== (game.paused === null)) return null
      const by = 'operator'
      const pause = { kind: 'pause', reason: 'incident', by } as const
      const cause = act.do === 'pause' ? pause : ({ kind: 'resume', by } as const)
      return perform(rules, game, cause, luck, this.now)
    }
    if (act.do === 'hand-over') {
      const { seat, to } = act
      if (game.resigned[seat] || game.hands[seat] === to) return null
      return handOver(rules, game, seat, to, luck, this.now)
    }
    return this.#answer(act, luck)
  }

  #answer(act: Extract<StepAction, { do: 'move' | 'time-out' }>, luck: Luck): Commit | null {
    const { rules } = this.setting
    const { game } = this
    const decision = decisionAt(game, act)
    if (!decision || game.paused) return null
    if (act.do === 'time-out') {
      const { deadline } = decision
      const first = deadline === null ? null : nextDue(game.open, Math.max(this.now, deadline))
      if (!first?.deadline) return null
      this.now = Math.max(this.now, first.deadline)
      return expire(rules, game, first, luck, this.now)
    }
    if (decision.suspendedBy !== undefined || nextDue(game.open, this.now)) return null
    const { seat, id: decisionId } = decision
    return submit(rules, game, { seat, decisionId, move: act.move }, luck, this.now)
  }

  #draw(drawn: number, limit: number): number {
    const scripted = this.#script?.shift()
    const value = scripted === undefined ? this.#luck(drawn, limit) : scripted % limit
    this.#draws.push(value)
    return value
  }

  #keep(commit: Commit): void {
    const { rules } = this.setting
    const { game } = this
    const stored = freeze(copy(commit))
    this.commits.push(stored)
    this.#watcher.committed?.(game, stored)
    this.#check('questions', () => checkQuestions(rules, game))
    this.#check('events', () => checkEvents(rules, game, stored))
    this.#check('told', () => checkTold(rules, game, stored))
    this.#keeper.follow(game, stored, this.#checkLaw)
    if (this.setting.only || this.commits.length % OFFERS_STRIDE === 0)
      this.#keeper.offered(game, this.#checkLaw)
  }

  readonly #checkLaw = ({ clause, says }: AnyLaw, check: () => void): void => {
    this.#watcher.lawful?.(clause)
    try {
      check()
    } catch (error) {
      if (!(error instanceof Error)) throw error
      throw new Failure(clause, new Error(`${says}: ${error.message}`))
    }
  }

  #refused(act: StepAction, refusal: Refusal): Refusal {
    const { rules } = this.setting
    this.#watcher.refused?.(refusal)
    const decision = act.do === 'move' ? decisionAt(this.game, act) : undefined
    if (act.do === 'move' && decision)
      this.#keeper.refused(this.game, refusal.code, { ...act, decision }, this.#checkLaw)
    if (act.do !== 'move' || !decision || !this.#wants('offered')) return refusal
    const spaces = spacesOf(rules, this.game, decision).filter(({ type }) => type === act.move.type)
    if (!spaces.every(({ exact }) => exact) || !isAmong(spaces, act.move)) return refusal
    this.steps.push({ ...act, draws: [] })
    throw new Failure('offered', new Error(`${act.move.type} is listed and ${refusal.code}`))
  }

  #wants(check: string): boolean {
    return this.setting.only?.includes(check) ?? true
  }

  #check(name: string, work: () => void): void {
    if (!this.#wants(name)) return
    try {
      work()
    } catch (error) {
      throw error instanceof Failure ? error : new Failure(name, error)
    }
  }
}
