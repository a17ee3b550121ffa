import type { Level } from '../../bots/levels.ts'
import { noviceBot } from '../../bots/novice.ts'
import { isBlocking, type OpenDecision } from '../../kernel/open.ts'
import { submit } from '../../kernel/perform.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { turnFor } from '../../kernel/turn.ts'
import type { Context } from '../context.ts'
import { ServiceError } from '../errors.ts'
import { levelAt } from '../levels.ts'
import type { LiveGame, Turn } from '../live/live-game.ts'
import { ownChance } from '../live/own-chance.ts'
import { isBot, isBotAsked } from '../live/wake.ts'
import type { Pool } from '../think/pool.ts'
import type { FailingGames } from './failing-games.ts'
import { playDue } from './play-due.ts'
import { type Considered, effortOf, Thoughts } from './thoughts.ts'

/** Moves of bots that leave as one row, and how long they may think before others have a turn. */
const MOVES_AT_ONCE_MAX = 16
const THINKING_MILLISECONDS_MAX = 20
/** While one game waits for its row, the bots of others think. */
const GAMES_AT_ONCE_MAX = 8

/**
 * The bots of this node. A game whose bot is asked waits here for its turn, one game after another,
 * so that a storm of bots starves nobody. A bot's move is a move like any other: judged by the
 * rules, stored once; where two nodes play the same bot, one finds the question answered.
 */
export class BotSeats {
  readonly #context: Context
  readonly #failing: FailingGames
  readonly #thoughts: Thoughts
  readonly #games = new Set<string>()
  #runners = 0
  #closed = false

  constructor(context: Context, failing: FailingGames, pool: Pool) {
    this.#context = context
    this.#failing = failing
    this.#thoughts = new Thoughts(pool, context.metrics, (gameId) => this.ask(gameId))
    context.live.onAdvance((live) => {
      if (!hasBots(live)) return
      if (live.isOver) this.#thoughts.forget(live)
      else this.ask(live.id)
    })
  }

  ask(gameId: string): void {
    const now = this.#context.ports.clock.now()
    if (this.#closed || this.#context.modes.isHeld(gameId)) return
    if (this.#failing.isPaused(gameId, now)) return
    this.#games.add(gameId)
    if (this.#runners < GAMES_AT_ONCE_MAX) void this.#run()
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#games.clear()
    await this.#thoughts.close()
  }

  async #run(): Promise<void> {
    this.#runners += 1
    for (const gameId of this.#games) {
      this.#games.delete(gameId)
      // Between two games the sockets have their turn.
      await new Promise((resolve) => setImmediate(resolve))
      await this.#play(gameId)
    }
    this.#runners -= 1
  }

  #considered(turn: Turn, decision: OpenDecision): Answered | null {
    const { live } = turn
    const level = levelAt(live.record, decision.seat, this.#context.settings)
    const effort = effortOf(live, level)
    return effort ? this.#thoughts.considered(turn, decision, effort) : usual(turn, decision, level)
  }

  async #play(gameId: string): Promise<void> {
    const { live: games, metrics, report, ports, modes } = this.#context
    if (modes.isHeld(gameId)) return
    try {
      const live = await games.of(gameId)
      if (!live || (live.isOver && !live.isDoubtful) || this.#closed) return
      const { moves, isAsked } = await live.do((turn) => {
        playDue(turn)
        const { moves, isThinking } = playTurns(turn, (asked) => this.#considered(turn, asked))
        const isAsked = !isThinking && isBotAsked(turn.game, live.record)
        return () => ({ moves, isAsked })
      })
      this.#failing.passed(gameId)
      this.#thoughts.forget(live)
      // What is stored has the bots asked again; where they only thought, nobody else does.
      if (moves === 0 && isAsked) this.ask(gameId)
      if (moves > 0) metrics.moves.inc({ ruleset: live.rules.id, by: 'bot' }, moves)
    } catch (error) {
      // The sweeper comes by again where the database did not answer.
      if (error instanceof ServiceError) return
      const now = ports.clock.now()
      if (this.#failing.add(gameId, error, { now, wakeAt: now }))
        report(`${gameId} cannot be played on`, error)
    }
  }
}

export const hasBots = ({ record }: LiveGame): boolean =>
  record.absence === 'bot' || record.seats.some(({ kind }) => kind === 'bot')

/** Null: it is being thought about. */
type Consider = (decision: OpenDecision) => Answered | null
type Answered = Omit<Considered, 'thought'> & Partial<Considered>

interface Played {
  readonly moves: number
  /** A bot thinks about what it is asked: it says when it has come to an end. */
  readonly isThinking: boolean
}

/** Lets the bots of a game move until somebody else is asked, or one has to think. */
function playTurns(turn: Turn, consider: Consider): Played {
  const { live, game } = turn
  const start = performance.now()
  let moves = 0
  while (moves < MOVES_AT_ONCE_MAX && performance.now() - start < THINKING_MILLISECONDS_MAX) {
    const decision = game.over || game.paused ? undefined : nextAsked(turn)
    if (!decision) break
    const considered = consider(decision)
    if (considered === null) return { moves, isThinking: true }
    if (isBlocking(decision)) live.hearBots()
    else live.spoken.add(decision.seat)
    if (answer(turn, decision, considered)) moves += 1
  }
  return { moves, isThinking: false }
}

/** Who may speak up unasked does so first, once between two answers that the game waits for. */
function nextAsked({ live, game }: Turn): OpenDecision | undefined {
  const own = game.open.filter(
    ({ seat, suspendedBy }) => suspendedBy === undefined && isBot(game, live.record, seat),
  )
  const standing = own.find((one) => !isBlocking(one) && !live.spoken.has(one.seat))
  return standing ?? own.find(isBlocking)
}

/** Without a thought, and with luck that is nobody's. */
function usual({ live, game }: Turn, decision: OpenDecision, level: Level): Answered {
  const { rules } = live
  const bot = level === 'novice' ? noviceBot(rules) : rules.bot
  return { move: bot(turnFor(rules, game, decision, ownChance())) }
}

function answer(turn: Turn, decision: OpenDecision, { move, thought }: Answered): boolean {
  const { live, game, now, keep } = turn
  const { rules, luck } = live
  const { seat, id: decisionId } = decision
  const send = (move: unknown, thought?: Considered['thought']) =>
    keep(submit(rules, game, { seat, decisionId, move, by: 'bot', thought }, luck, now))
  if (move === null && !isBlocking(decision)) return false
  try {
    send(move, thought)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const other = turnFor(rules, game, decision, ownChance()).suggest()
    if (other === null && !isBlocking(decision)) return false
    if (other === null) throw new Error(`${rules.id}: the bot knows no answer to ${decision.kind}`)
    send(other)
  }
  return true
}
