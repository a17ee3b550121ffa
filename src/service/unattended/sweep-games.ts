import type { Context } from '../context.ts'
import { ServiceError } from '../errors.ts'
import type { LiveGame } from '../live/live-game.ts'
import { isBotAsked } from '../live/wake.ts'
import type { DueGame } from '../ports.ts'
import { type BotSeats, hasBots } from './play-bots.ts'
import { playDue } from './play-due.ts'

const DUE_GAMES_MAX = 500
const GAMES_AT_ONCE = 32
/** Rows become visible a little after their time, and clocks of nodes differ by as much. */
const LOOK_BACK_MILLISECONDS = 3_000
/** From time to time further back: for what another node was about to do when it died. */
const LONG_LOOK_BACK_MILLISECONDS = 60_000
const LONG_LOOK_EVERY = 15
/** The node that stored a bot's question also lets it answer; others wait that long. */
const FOREIGN_BOT_MILLISECONDS = 1_500
/** A game that a bug keeps from being swept is tried again, and in the end left alone. */
const AGAIN_MILLISECONDS = 30_000
const HELD_BACK_MILLISECONDS_MAX = 24 * 3600_000

/**
 * Enforces time limits and wakes bots, on every node. Which games are due says an index on the log
 * itself, so nothing is forgotten when all nodes are down. That two nodes come at once does no
 * harm, because only one of them can write the row.
 */
export class Sweeper {
  readonly #context: Context
  readonly #bots: BotSeats
  /** Games that could not be swept, by when they wanted to be; they hold the mark back. */
  readonly #failing = new Map<string, { readonly wakeAt: number; readonly triedAt: number }>()
  #timer: NodeJS.Timeout | undefined
  #round = 0
  #sweptUntil: number | null = null
  #closed = false
  #sweeping: Promise<void> = Promise.resolve()

  constructor(context: Context, bots: BotSeats) {
    this.#context = context
    this.#bots = bots
  }

  start(): void {
    if (this.#closed) return
    this.#timer = setTimeout(() => {
      this.#sweeping = this.sweep().then(
        () => this.start(),
        (error) => {
          if (!(error instanceof Error && error.name === 'Unavailable'))
            this.#context.report('the sweep failed', error)
          this.start()
        },
      )
    }, this.#context.settings.sweepMilliseconds)
    this.#timer.unref()
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#sweeping
  }

  /** One round; public, so that tests need not wait for the clock. */
  async sweep(): Promise<void> {
    const { ports } = this.#context
    const now = ports.clock.now()
    const isLong = this.#round % LONG_LOOK_EVERY === 0
    this.#round += 1
    const until = this.#sweptUntil ?? (await ports.log.sweptUntil())
    const back = isLong ? LONG_LOOK_BACK_MILLISECONDS : LOOK_BACK_MILLISECONDS
    const from = Math.max(0, until - back)
    const due = await ports.log.due(from, now, DUE_GAMES_MAX)
    for (let first = 0; first < due.length; first += GAMES_AT_ONCE)
      await Promise.all(
        due.slice(first, first + GAMES_AT_ONCE).map((game) => this.#wake(game, now)),
      )
    const stillDue = new Set(due.map(({ gameId }) => gameId))
    if (due.length < DUE_GAMES_MAX)
      for (const gameId of this.#failing.keys())
        if (!stillDue.has(gameId)) this.#failing.delete(gameId)
    // A full page may not be all that was due: then the mark stays before its last.
    const reached = due.length === DUE_GAMES_MAX ? due.at(-1)!.wakeAt : now
    const mark = Math.min(reached, ...[...this.#failing.values()].map(({ wakeAt }) => wakeAt))
    this.#sweptUntil = Math.max(until, mark)
    if (isLong) await ports.log.sweep(this.#sweptUntil)
  }

  async #wake(due: DueGame, now: number): Promise<void> {
    const { live: games, report } = this.#context
    const { gameId, version, wakeAt, at } = due
    const cached = games.cached(gameId)
    if (cached && !cached.isDoubtful && cached.version > version) return
    const isForBots = wakeAt <= at
    // Kept among the failing, so that the mark does not pass it.
    if (isForBots && !cached && now - at < FOREIGN_BOT_MILLISECONDS) {
      this.#failing.set(gameId, { wakeAt, triedAt: 0 })
      return
    }
    const failed = this.#failing.get(gameId)
    if (failed && now - failed.triedAt < AGAIN_MILLISECONDS) return
    try {
      const live = await games.of(gameId)
      if (live) await this.#play(live)
      this.#failing.delete(gameId)
    } catch (error) {
      const isHopeless = now - wakeAt > HELD_BACK_MILLISECONDS_MAX
      if (isHopeless) this.#failing.delete(gameId)
      else this.#failing.set(gameId, { wakeAt, triedAt: now })
      if (!(error instanceof ServiceError)) report(`${gameId} cannot be swept`, error)
    }
  }

  async #play(live: LiveGame): Promise<void> {
    const asksBot = await live.do((turn) => {
      playDue(turn)
      const asksBot = hasBots(live) && isBotAsked(turn.game, live.record)
      return () => asksBot
    })
    if (asksBot) this.#bots.ask(live.id)
  }
}
