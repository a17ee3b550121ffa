import type { Context } from '../context.ts'
import { ServiceError } from '../errors.ts'
import type { LiveGame } from '../live/live-game.ts'
import { isBotAsked } from '../live/wake.ts'
import { type DueGame, type DuePlace, Unavailable } from '../ports.ts'
import type { FailingGames } from './failing-games.ts'
import { type BotSeats, hasBots } from './play-bots.ts'
import { playDue } from './play-due.ts'
import { inSteps, purgeOld } from './purge-old.ts'

/** What is more is due in the next round, too. */
const STEPS_PER_ROUND_MAX = 250
/** What became due long ago takes no more of a round: what becomes due now is not to wait. */
const PAST_MILLISECONDS_MAX = 500
const GAMES_AT_ONCE = 32
/** Of those that failed, so many are tried again in a round. */
const TRIED_AGAIN_MAX = 32
/** Rows become visible a little after their time, and clocks of nodes differ by as much. */
const LOOK_BACK_MILLISECONDS = 3_000
/** From time to time further back: for what another node was about to do when it died. */
const LONG_LOOK_BACK_MILLISECONDS = 60_000
const LONG_LOOK_EVERY = 15
/** The node that stored a bot's question also lets it answer; others wait that long. */
const FOREIGN_BOT_MILLISECONDS = 1_500

/** What became due before this node came, as far as it was not looked through. */
interface Past {
  readonly place: DuePlace
  readonly until: number
}

interface Step {
  readonly reached: DuePlace | null
  readonly left: number
}

/**
 * Enforces time limits and wakes bots, on every node. Which games are due says an index on the log
 * itself, so nothing is forgotten when all nodes are down. That two nodes come at once does no
 * harm, because only one of them can write the row. What fails is put aside and tried again.
 */
export class Sweeper {
  readonly #context: Context
  readonly #bots: BotSeats
  readonly #failing: FailingGames
  #timer: NodeJS.Timeout | undefined
  #round = 0
  #sweptUntil: number | null = null
  #past: Past | null = null
  readonly #since: number
  #closed = false
  #sweeping: Promise<void> = Promise.resolve()

  constructor(context: Context, bots: BotSeats, failing: FailingGames) {
    this.#context = context
    this.#bots = bots
    this.#failing = failing
    this.#since = context.ports.clock.now()
  }

  /** Milliseconds since when something may be due that is not done. */
  get lag(): number {
    return Math.max(0, this.#context.ports.clock.now() - (this.#sweptUntil ?? this.#since))
  }

  start(): void {
    if (this.#closed) return
    this.#timer = setTimeout(() => {
      this.#sweeping = this.sweep().then(
        () => this.start(),
        (error) => {
          if (!isOutage(error)) this.#context.report('the sweep failed', error)
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
    const { log, clock, games } = this.#context.ports
    const now = clock.now()
    const isLong = this.#round % LONG_LOOK_EVERY === 0
    this.#round += 1
    const until = this.#sweptUntil ?? (await this.#begin(now))
    const back = isLong ? LONG_LOOK_BACK_MILLISECONDS : LOOK_BACK_MILLISECONDS
    this.#sweptUntil = Math.max(until, await this.#look(until - back, now))
    await this.#lookBack(now)
    const again = this.#failing.due(now, TRIED_AGAIN_MAX)
    await Promise.all(again.map(({ game, wakeAt }) => this.#try(game, wakeAt, now)))
    // What fails is remembered here, and after a start found by the mark again.
    if (!isLong) return
    const done = Math.min(this.#sweptUntil, this.#past?.place.wakeAt ?? Infinity)
    await log.sweep(Math.min(done, this.#failing.doneUntil(now)), now)
    await purgeOld(this.#context, now)
    await inSteps((most) => games.lockSeeds(most))
  }

  /** Gives the time from which on this node looks all the time; what lies before is the past. */
  async #begin(now: number): Promise<number> {
    const mark = trusted(await this.#context.ports.log.sweptUntil(), now)
    const until = now - LONG_LOOK_BACK_MILLISECONDS
    this.#past = { place: allOf(mark - LONG_LOOK_BACK_MILLISECONDS), until }
    return until
  }

  /** Gives the time up to which nothing is left to do but what was put aside. */
  async #look(from: number, now: number): Promise<number> {
    let place = allOf(from)
    let held = now
    for (let steps = 0; steps < STEPS_PER_ROUND_MAX; steps += 1) {
      const { reached, left } = await this.#step({ place, until: now }, now)
      held = Math.min(held, left)
      if (!reached) return held
      place = reached
    }
    return Math.min(held, place.wakeAt)
  }

  /** Round by round, until nothing is left of the past. */
  async #lookBack(now: number): Promise<void> {
    const began = performance.now()
    while (this.#past && !this.#closed) {
      const { until } = this.#past
      const { reached, left } = await this.#step(this.#past, now)
      const place = left < Infinity ? allOf(left) : reached
      this.#past = place && { place, until }
      if (left < Infinity || performance.now() - began > PAST_MILLISECONDS_MAX) return
    }
  }

  /** Gives where to go on, and since when the first of those waits who have to be found again. */
  async #step({ place, until }: Past, now: number): Promise<Step> {
    const { games, reached } = await this.#context.ports.log.due(place, until)
    let left = Infinity
    for (let first = 0; first < games.length; first += GAMES_AT_ONCE) {
      const some = games.slice(first, first + GAMES_AT_ONCE)
      const areDone = await Promise.all(some.map((game) => this.#wake(game, now)))
      const waiting = some.filter((_, at) => !areDone[at]).map(({ wakeAt }) => wakeAt)
      left = Math.min(left, ...waiting)
    }
    return { reached, left }
  }

  /** Gives whether it need not be found again. */
  async #wake({ gameId, version, wakeAt, at }: DueGame, now: number): Promise<boolean> {
    const cached = this.#context.live.cached(gameId)
    if (cached && !cached.isDoubtful && cached.version > version) return true
    const isForBots = wakeAt <= at
    const isFresh = now >= at && now - at < FOREIGN_BOT_MILLISECONDS
    if (isForBots && !cached && isFresh) return false
    return this.#failing.isPaused(gameId, now) || this.#try(gameId, wakeAt, now)
  }

  async #try(gameId: string, wakeAt: number, now: number): Promise<boolean> {
    const { live: games, report } = this.#context
    try {
      const live = await games.of(gameId)
      const asksBot = live !== null && (await this.#play(live))
      if (asksBot) this.#bots.ask(gameId)
      else this.#failing.passed(gameId)
      return true
    } catch (error) {
      if (isOutage(error)) throw error
      if (error instanceof ServiceError && error.code === 'busy') return false
      const isNew = this.#failing.add(gameId, error, { now, wakeAt })
      const isNews = !(error instanceof ServiceError) || error.code === 'game-unreadable'
      if (isNew && isNews) report(`${gameId} cannot be played on`, error)
      return true
    }
  }

  /** Gives whether a bot is asked. */
  #play(live: LiveGame): Promise<boolean> {
    return live.do((turn) => {
      playDue(turn)
      const asksBot = hasBots(live) && isBotAsked(turn.game, live.record)
      return () => asksBot
    })
  }
}

/** All that wants to be woken at a time or later. */
const allOf = (wakeAt: number): DuePlace => ({ wakeAt: Math.max(0, wakeAt) - 1, gameId: null })

/** A node whose clock was wrong may have left a mark in the future, of which nothing is known. */
function trusted(mark: number, now: number): number {
  return mark > now + LONG_LOOK_BACK_MILLISECONDS ? 0 : Math.min(mark, now)
}

const isOutage = (error: unknown): boolean =>
  error instanceof Unavailable ||
  (error instanceof ServiceError && error.code === 'database-unavailable')
