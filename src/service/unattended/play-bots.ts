import { isBlocking, type OpenDecision } from '../../kernel/open.ts'
import { submit } from '../../kernel/perform.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { turnFor } from '../../kernel/turn.ts'
import type { Context } from '../context.ts'
import { ServiceError } from '../errors.ts'
import type { LiveGame, Turn } from '../live/live-game.ts'
import { ownChance } from '../live/own-chance.ts'
import { isBot, isBotAsked } from '../live/wake.ts'
import type { FailingGames } from './failing-games.ts'
import { playDue } from './play-due.ts'

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
  readonly #games = new Set<string>()
  #runners = 0
  #closed = false

  constructor(context: Context, failing: FailingGames) {
    this.#context = context
    this.#failing = failing
    context.live.onAdvance((live) => {
      if (hasBots(live) && !live.isOver) this.ask(live.id)
    })
  }

  ask(gameId: string): void {
    const now = this.#context.ports.clock.now()
    if (this.#closed || this.#context.modes.isHeld(gameId)) return
    if (this.#failing.isPaused(gameId, now)) return
    this.#games.add(gameId)
    if (this.#runners < GAMES_AT_ONCE_MAX) void this.#run()
  }

  close(): void {
    this.#closed = true
    this.#games.clear()
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

  async #play(gameId: string): Promise<void> {
    const { live: games, metrics, report, ports, modes } = this.#context
    if (modes.isHeld(gameId)) return
    try {
      const live = await games.of(gameId)
      if (!live || (live.isOver && !live.isDoubtful) || this.#closed) return
      const { moves, isAsked } = await live.do((turn) => {
        playDue(turn)
        const moves = playTurns(turn)
        const isAsked = isBotAsked(turn.game, live.record)
        return () => ({ moves, isAsked })
      })
      this.#failing.passed(gameId)
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

/** Lets the bots of a game move until somebody else is asked; gives how often they did. */
function playTurns(turn: Turn): number {
  const { live, game } = turn
  const start = performance.now()
  let moves = 0
  while (moves < MOVES_AT_ONCE_MAX && performance.now() - start < THINKING_MILLISECONDS_MAX) {
    const decision = game.over || game.paused ? undefined : nextAsked(turn)
    if (!decision) break
    if (isBlocking(decision)) live.hearBots()
    else live.spoken.add(decision.seat)
    if (answer(turn, decision)) moves += 1
  }
  return moves
}

/** Who may speak up unasked does so first, once between two answers that the game waits for. */
function nextAsked({ live, game }: Turn): OpenDecision | undefined {
  const own = game.open.filter(
    ({ seat, suspendedBy }) => suspendedBy === undefined && isBot(game, live.record, seat),
  )
  const standing = own.find((one) => !isBlocking(one) && !live.spoken.has(one.seat))
  return standing ?? own.find(isBlocking)
}

function answer({ live, game, now, keep }: Turn, decision: OpenDecision): boolean {
  const { rules, luck } = live
  const { seat, id: decisionId } = decision
  const turn = turnFor(rules, game, decision, ownChance())
  const send = (move: unknown) =>
    keep(submit(rules, game, { seat, decisionId, move, by: 'bot' }, luck, now))
  const move = rules.bot(turn)
  if (move === null && !isBlocking(decision)) return false
  try {
    send(move)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const other = turn.suggest()
    if (other === null && !isBlocking(decision)) return false
    if (other === null) throw new Error(`${rules.id}: the bot knows no answer to ${decision.kind}`)
    send(other)
  }
  return true
}
