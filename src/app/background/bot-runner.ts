import type { Level } from '../../engine/bots/levels.ts'
import { noviceBot } from '../../engine/bots/novice.ts'
import { isBlocking, type OpenDecision } from '../../engine/kernel/open-decisions.ts'
import { submit } from '../../engine/kernel/perform.ts'
import { Refusal } from '../../engine/kernel/refusal.ts'
import { turnFor } from '../../engine/kernel/turn.ts'
import type { ThinkingPool } from '../bot-thinking/thinking-pool.ts'
import type { Context } from '../core/context.ts'
import { ServiceError } from '../core/errors.ts'
import { isOutage } from '../monitoring/database-errors.ts'
import type { FailingGames } from '../monitoring/failing-games.ts'
import { levelAt } from '../runtime/bot-levels.ts'
import { serviceChance } from '../runtime/bot-randomness.ts'
import { expireOverdue } from '../runtime/expire-overdue.ts'
import type { CommandContext, LiveGame } from '../runtime/live-game.ts'
import { isBot, isBotAsked } from '../runtime/wake-time.ts'
import { BotRaces } from './bot-races.ts'
import { type BotChoice, BotSearches, effortOf, repeatableChoice } from './bot-searches.ts'

const MOVES_AT_ONCE_MAX = 16
const THINKING_MILLISECONDS_MAX = 20
/**
 * Maximum number of games whose bots run at the same time. While one game's commit is being stored,
 * the bots of other games run.
 */
const GAMES_AT_ONCE_MAX = 8

/**
 * Runs the bots for one waiting game at a time, so that bots do not delay players. If two nodes run
 * the same bot, the second node's move is refused, because the decision is already closed.
 */
export class BotRunner {
  readonly #context: Context
  readonly #failing: FailingGames
  readonly #searches: BotSearches
  readonly #races: BotRaces
  readonly #games = new Set<string>()
  readonly #waiting = new Map<string, NodeJS.Timeout>()
  #runners = 0
  #closed = false

  constructor(context: Context, failing: FailingGames, pool: ThinkingPool) {
    this.#context = context
    this.#failing = failing
    this.#races = new BotRaces(context.settings.botRaceMilliseconds)
    this.#searches = new BotSearches(pool, context.metrics, (gameId) => this.schedule(gameId))
    context.live.onAdvance((live) => {
      if (!hasBots(live)) return
      if (live.isOver) this.#searches.forget(live)
      else this.schedule(live.id)
    })
  }

  schedule(gameId: string): void {
    const now = this.#context.ports.clock.now()
    if (this.#closed || this.#context.maintenance.isFrozen(gameId)) return
    if (this.#failing.isPaused(gameId, now)) return
    this.#games.add(gameId)
    if (this.#runners < GAMES_AT_ONCE_MAX) void this.#run()
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#games.clear()
    for (const timer of this.#waiting.values()) clearTimeout(timer)
    await this.#searches.close()
  }

  async #run(): Promise<void> {
    this.#runners += 1
    for (const gameId of this.#games) {
      this.#games.delete(gameId)
      await new Promise((resolve) => setImmediate(resolve))
      await this.#play(gameId)
    }
    this.#runners -= 1
  }

  #scheduleIn(gameId: string, milliseconds: number): void {
    if (this.#closed || this.#waiting.has(gameId)) return
    const timer = setTimeout(() => {
      this.#waiting.delete(gameId)
      this.schedule(gameId)
    }, milliseconds)
    this.#waiting.set(gameId, timer.unref())
  }

  #considered(command: CommandContext, decision: OpenDecision): Answered | null {
    const { live } = command
    if (live.record.lot !== null) return repeatableChoice(command, decision)
    const level = levelAt(live.record, decision.seat, this.#context.settings)
    const effort = effortOf(live, level)
    return effort
      ? this.#searches.considered(command, decision, effort)
      : usual(command, decision, level)
  }

  async #play(gameId: string): Promise<void> {
    const { live: games, metrics, report, ports, maintenance } = this.#context
    if (maintenance.isFrozen(gameId)) return
    try {
      const live = await games.load(gameId)
      if (!live || (live.isOver && !live.isStale) || this.#closed) return
      const { moves, isAsked, wait } = await live.run((command) => {
        expireOverdue(command)
        const { moves, isThinking } = playTurns(command, {
          consider: (decision) => this.#considered(command, decision),
          mustWait: () => this.#races.wait(command) > 0,
        })
        const wait = this.#races.wait(command)
        const isAsked = !isThinking && wait === 0 && isBotAsked(command.game, live.record)
        return () => ({ moves, isAsked, wait })
      })
      if (wait > 0) this.#scheduleIn(gameId, wait)
      this.#failing.passed(gameId)
      this.#searches.forget(live)
      // Bots are scheduled automatically only after a stored move, so a finished search must
      // schedule them explicitly.
      if (moves === 0 && isAsked) this.schedule(gameId)
      if (moves > 0) metrics.moves.inc({ ruleset: live.rules.id, by: 'bot' }, moves)
    } catch (error) {
      // If the failure is an outage, the deadline scheduler retries the game afterwards.
      if (error instanceof ServiceError || isOutage(error)) return
      const now = ports.clock.now()
      if (this.#failing.add(gameId, error, { now, wakeAt: now }))
        report(`${gameId} cannot be continued`, error)
    }
  }
}

export const hasBots = ({ record }: LiveGame): boolean =>
  record.absence === 'bot' || record.seats.some(({ kind }) => kind === 'bot')

interface Conduct {
  consider(decision: OpenDecision): Answered | null
  mustWait(): boolean
}
type Answered = Omit<BotChoice, 'thought'> & Partial<BotChoice>

interface BotRun {
  readonly moves: number
  readonly isThinking: boolean
}

function playTurns(command: CommandContext, { consider, mustWait }: Conduct): BotRun {
  const { live, game } = command
  const start = performance.now()
  let moves = 0
  while (moves < MOVES_AT_ONCE_MAX && performance.now() - start < THINKING_MILLISECONDS_MAX) {
    const decision = game.over || game.paused ? undefined : nextAsked(command, mustWait)
    if (!decision) break
    const considered = consider(decision)
    if (considered === null) return { moves, isThinking: true }
    if (isBlocking(decision)) live.resetBots()
    else live.botsThatPassed.add(decision.seat)
    if (answer(command, decision, considered)) moves += 1
  }
  return { moves, isThinking: false }
}

/** Bots answer optional decisions first, but only once between two required decisions. */
function nextAsked(
  { live, game }: CommandContext,
  mustWait: () => boolean,
): OpenDecision | undefined {
  const own = game.open.filter(
    ({ seat, suspendedBy }) => suspendedBy === undefined && isBot(game, live.record, seat),
  )
  const standing = own.find((one) => !isBlocking(one) && !live.botsThatPassed.has(one.seat))
  return standing ?? (mustWait() ? undefined : own.find(isBlocking))
}

function usual({ live, game }: CommandContext, decision: OpenDecision, level: Level): Answered {
  const { rules } = live
  const bot = level === 'novice' ? noviceBot(rules) : rules.bot
  return { move: bot(turnFor(rules, game, decision, serviceChance())) }
}

function answer(
  command: CommandContext,
  decision: OpenDecision,
  { move, thought }: Answered,
): boolean {
  const { live, game, now, append } = command
  const { rules, luck } = live
  const { seat, id: decisionId } = decision
  const send = (move: unknown, thought?: BotChoice['thought']) =>
    append(submit(rules, game, { seat, decisionId, move, by: 'bot', thought }, luck, now))
  if (move === null && !isBlocking(decision)) return false
  try {
    send(move, thought)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const other = turnFor(rules, game, decision, serviceChance()).suggest()
    if (other === null && !isBlocking(decision)) return false
    if (other === null) throw new Error(`${rules.id}: the bot has no answer to ${decision.kind}`)
    send(other)
  }
  return true
}
