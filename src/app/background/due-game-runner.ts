import type { Context } from '../core/context.ts'
import { ServiceError } from '../core/errors.ts'
import { isOutage } from '../monitoring/database-errors.ts'
import type { FailingGames } from '../monitoring/failing-games.ts'
import { expireOverdue } from '../runtime/expire-overdue.ts'
import type { LiveGame } from '../runtime/live-game.ts'
import { isBotAsked } from '../runtime/wake-time.ts'
import { type BotRunner, hasBots } from './bot-runner.ts'

const GAMES_AT_ONCE = 32
/**
 * Maximum number of queued games that other nodes have asked this node to process. If the queue is
 * full, the scheduler finds the remaining games in its next round.
 */
const HANDED_GAMES_MAX = 10_000

export class DueGameRunner {
  readonly #context: Context
  readonly #bots: BotRunner
  readonly #failing: FailingGames
  readonly #handed = new Set<string>()
  #isAtIt = false

  constructor(context: Context, bots: BotRunner, failing: FailingGames) {
    this.#context = context
    this.#bots = bots
    this.#failing = failing
    context.ports.notifier.on('due', (gameId) => this.#take(gameId))
  }

  /**
   * Processes the deadlines of a game and returns true if later scans may skip the game. Throws
   * during a database outage.
   */
  async runGame(gameId: string, wakeAt: number, now: number): Promise<boolean> {
    const { live: games, report, maintenance } = this.#context
    if (maintenance.isQuarantined(gameId)) return true
    try {
      const live = await games.load(gameId)
      const asksBot = live !== null && (await this.#play(live))
      if (asksBot) this.#bots.schedule(gameId)
      else this.#failing.passed(gameId)
      if (live?.isOver) await this.#context.ports.games.close(closingOf(live))
      return true
    } catch (error) {
      if (isOutage(error)) throw error
      if (error instanceof ServiceError && error.code === 'busy') return false
      const isNew = this.#failing.add(gameId, error, { now, wakeAt })
      const isNews = !(error instanceof ServiceError) || error.code === 'game-unreadable'
      if (isNew && isNews) report(`${gameId} cannot be continued`, error)
      return true
    }
  }

  async runGames<G extends { readonly gameId: string }>(
    games: readonly G[],
    wake: (game: G) => Promise<boolean>,
  ): Promise<G[]> {
    const waiting: G[] = []
    for (let first = 0; first < games.length; first += GAMES_AT_ONCE) {
      const some = games.slice(first, first + GAMES_AT_ONCE)
      const areDone = await Promise.all(some.map(wake))
      waiting.push(...some.filter((_, place) => !areDone[place]))
    }
    return waiting
  }

  #play(live: LiveGame): Promise<boolean> {
    return live.run((command) => {
      expireOverdue(command)
      const asksBot = hasBots(live) && isBotAsked(command.game, live.record)
      return () => asksBot
    })
  }

  /**
   * Accepts a game from another node only if this node has the game in its cache, because otherwise
   * this node would have to read the game's log.
   */
  #take(gameId: string): void {
    const { live, ports } = this.#context
    const isFull = this.#handed.size >= HANDED_GAMES_MAX
    if (isFull || !live.peek(gameId) || this.#failing.isPaused(gameId, ports.clock.now())) return
    this.#handed.add(gameId)
    if (!this.#isAtIt) void this.#playHanded()
  }

  async #playHanded(): Promise<void> {
    this.#isAtIt = true
    while (this.#handed.size > 0) {
      const games = [...this.#handed].map((gameId) => ({ gameId }))
      this.#handed.clear()
      const now = this.#context.ports.clock.now()
      // If this node cannot process a game whose deadline has passed, the scheduler finds the game
      // in its next round.
      await this.runGames(games, ({ gameId }) => this.runGame(gameId, now, now)).catch(() => [])
    }
    this.#isAtIt = false
  }
}

function closingOf({ id: gameId, commits }: LiveGame) {
  const { at, cause } = commits.at(-1)!
  const cancelled = cause.kind === 'cancel' ? { by: cause.by, reason: cause.reason } : null
  return { gameId, at, cancelled }
}
