import { randomUUID } from 'node:crypto'
import type { Context } from '../core/context.ts'
import { isOutage } from '../monitoring/database-errors.ts'
import { FailingGames } from '../monitoring/failing-games.ts'
import type { DueCursor, DueGame } from '../runtime/port.ts'
import type { DueGameRunner } from './due-game-runner.ts'
import { inSteps, purgeExpired } from './purge-expired.ts'
import { rateFinishedGames } from './rate-finished-games.ts'

/**
 * Duration of the scheduler's lease, which the node renews when half of the duration has passed.
 */
const HELD_MILLISECONDS = 5_000
const STEPS_PER_ROUND_MAX = 250
/**
 * Maximum time per round that the scheduler spends on games that became overdue before its lease
 * began, so that current deadlines are not delayed.
 */
const PAST_MILLISECONDS_MAX = 500
const TRIED_AGAIN_MAX = 32
/**
 * Delay after which the scheduler searches the same period a second time, to find rows whose
 * transaction was not finished during the first search.
 */
const SECOND_LOOK_MILLISECONDS = 15_000
/**
 * A node that becomes the scheduler also handles deadlines from this period, because the previous
 * scheduler may have missed some.
 */
const LOOK_BACK_MILLISECONDS = 60_000
const UPKEEP_EVERY = 15
/**
 * Delay before a node lets a bot answer a decision that another node opened, because the other node
 * normally runs the bot.
 */
const FOREIGN_BOT_MILLISECONDS = 1_500

/** Position in the search for games whose deadlines passed before this node's lease began. */
interface Past {
  readonly place: DueCursor
  readonly until: number
}

interface Progress {
  /**
   * The scheduler searches each period twice: the first search has reached `until`, and the second
   * search has reached `secondUntil`.
   */
  until: number
  secondUntil: number
  past: Past | null
  rounds: number
  heldUntil: number
  /**
   * The epoch at the start of the lease. A different current epoch means that a database connection
   * was lost, so a failover may have lost time-outs that were already processed.
   */
  readonly epoch: number
}

interface Step {
  readonly reached: DueCursor | null
  readonly left: number
}

/**
 * Processes time-outs and bot moves that are due, but only on the node that holds the lease. The
 * scheduler finds due games through an index on the log, so games that become due while all nodes
 * are down are not lost. Two concurrent schedulers do no harm, because a row can be stored only
 * once. After a failure, a game is skipped for some time and then retried.
 */
export class DeadlineScheduler {
  readonly #context: Context
  readonly #waker: DueGameRunner
  readonly #failing: FailingGames
  readonly #unrated = new FailingGames()
  readonly #name = randomUUID()
  #timer: NodeJS.Timeout | undefined
  #progress: Progress | null = null
  /**
   * Games that other nodes were asked to process in this round or the previous round of the
   * scheduler. If such a game is still due in the next round, this node processes the game.
   */
  #calledOut = new Set<string>()
  #calledBefore = new Set<string>()
  #since: number
  #closed = false
  #sweeping: Promise<void> = Promise.resolve()

  constructor(context: Context, waker: DueGameRunner, failing: FailingGames) {
    this.#context = context
    this.#waker = waker
    this.#failing = failing
    this.#since = context.ports.clock.now()
  }

  /** Age in milliseconds of the oldest deadline that may still be unprocessed. */
  get lag(): number {
    return Math.max(0, this.#context.ports.clock.now() - (this.#progress?.until ?? this.#since))
  }

  start(): void {
    if (this.#closed) return
    this.#timer = setTimeout(() => {
      this.#sweeping = this.runOnce().then(
        () => this.start(),
        (error) => {
          if (!isOutage(error)) this.#context.report('the deadline scheduler failed', error)
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
    if (!this.#progress) return
    this.#progress = null
    await this.#context.ports.log.releaseSchedulerLease(this.#name).catch(() => {})
  }

  async runOnce(): Promise<void> {
    if (this.#context.maintenance.isReadOnly) return
    const now = this.#context.ports.clock.now()
    const progress = await this.#held(now)
    if (progress) await this.#round(progress, now)
    else this.#since = now
    const again = this.#failing.due(now, TRIED_AGAIN_MAX)
    await Promise.all(again.map(({ game, wakeAt }) => this.#waker.runGame(game, wakeAt, now)))
    if (progress) await rateFinishedGames(this.#context, this.#unrated, now)
    // The list of failed games is kept only in memory. After a restart, the scheduler finds the
    // failed games again, because it continues from the stored scan time.
    if (!progress) return
    if (progress.rounds++ % UPKEEP_EVERY === 0) await this.#upkeep(progress, now)
  }

  async #held(now: number): Promise<Progress | null> {
    const { log } = this.#context.ports
    const isSure = this.#progress?.epoch === log.epoch()
    const known = isSure ? this.#progress : null
    if (known && now < known.heldUntil - HELD_MILLISECONDS / 2) return known
    const isHeld = await log.acquireSchedulerLease(this.#name, {
      now,
      milliseconds: HELD_MILLISECONDS,
    })
    this.#progress = isHeld ? (known ?? (await this.#begin(now))) : null
    if (this.#progress) this.#progress.heldUntil = now + HELD_MILLISECONDS
    return this.#progress
  }

  async #begin(now: number): Promise<Progress> {
    const { log } = this.#context.ports
    const epoch = log.epoch()
    const mark = trusted(await log.scannedUntil(), now)
    const until = now - LOOK_BACK_MILLISECONDS
    const past = { place: allOf(mark - LOOK_BACK_MILLISECONDS), until }
    const secondUntil = now - SECOND_LOOK_MILLISECONDS
    const rounds = this.#progress?.rounds ?? 0
    return { until, secondUntil, past, rounds, heldUntil: 0, epoch }
  }

  async #round(progress: Progress, now: number): Promise<void> {
    this.#calledBefore = this.#calledOut
    this.#calledOut = new Set()
    progress.until = await this.#look(progress.until, now, (due) => this.#wake(due, now))
    const { secondUntil } = progress
    const until = Math.max(secondUntil, now - SECOND_LOOK_MILLISECONDS)
    progress.secondUntil = await this.#look(secondUntil, until, (due) => this.#wakeHere(due, now))
    await this.#lookBack(progress, now)
  }

  async #upkeep({ secondUntil, until, past }: Progress, now: number): Promise<void> {
    const { log, games, webhooks } = this.#context.ports
    const done = Math.min(until, secondUntil, past?.place.wakeAt ?? Infinity)
    await log.markScanned(Math.min(done, this.#failing.doneUntil(now)), now)
    await purgeExpired(this.#context, now)
    await inSteps((most) => games.lockSeeds(most))
    await inSteps((most) => webhooks.lockSecrets(most))
  }

  /**
   * Returns the time up to which the scheduler has processed all deadlines and bot moves, except in
   * games that failed.
   */
  async #look(from: number, until: number, wake: Wake): Promise<number> {
    let place = allOf(from)
    let held = until
    for (let steps = 0; steps < STEPS_PER_ROUND_MAX; steps += 1) {
      const { reached, left } = await this.#step({ place, until }, wake)
      held = Math.min(held, left)
      if (!reached) return held
      place = reached
    }
    return Math.min(held, place.wakeAt)
  }

  async #lookBack(progress: Progress, now: number): Promise<void> {
    const began = performance.now()
    while (progress.past && !this.#closed) {
      const { until } = progress.past
      const { reached, left } = await this.#step(progress.past, (due) => this.#wakeHere(due, now))
      const place = left < Infinity ? allOf(left) : reached
      progress.past = place && { place, until }
      if (left < Infinity || performance.now() - began > PAST_MILLISECONDS_MAX) return
    }
  }

  async #step({ place, until }: Past, wake: Wake): Promise<Step> {
    const { games, reached } = await this.#context.ports.log.due(place, until)
    const waiting = await this.#waker.runGames(games, wake)
    return { reached, left: Math.min(...waiting.map(({ wakeAt }) => wakeAt)) }
  }

  /**
   * If another node has the game in its cache, leaves the game to that node until the scheduler's
   * next round.
   */
  async #wake(due: DueGame, now: number): Promise<boolean> {
    const { live, ports } = this.#context
    const { gameId, wakeAt, at } = due
    const isForBots = wakeAt <= at
    const isFresh = now >= at && now - at < FOREIGN_BOT_MILLISECONDS
    if (live.peek(gameId)) return this.#wakeHere(due, now)
    if (isForBots && isFresh) return false
    const mayCall = !isForBots && !this.#calledBefore.has(gameId)
    if (!mayCall || !ports.notifier.requestTakeover(gameId)) return this.#wakeHere(due, now)
    this.#calledOut.add(gameId)
    return false
  }

  /** Processes the deadlines of a game and returns true if later scans may skip the game. */
  async #wakeHere({ gameId, version, wakeAt }: DueGame, now: number): Promise<boolean> {
    const cached = this.#context.live.peek(gameId)
    if (cached && !cached.isStale && cached.version > version) return true
    return this.#failing.isPaused(gameId, now) || this.#waker.runGame(gameId, wakeAt, now)
  }
}

type Wake = (due: DueGame) => Promise<boolean>

const allOf = (wakeAt: number): DueCursor => ({ wakeAt: Math.max(0, wakeAt) - 1, gameId: null })

/**
 * Ignores a stored scan time that is far in the future, because it must come from a node with a
 * wrong clock.
 */
function trusted(mark: number, now: number): number {
  return mark > now + LOOK_BACK_MILLISECONDS ? 0 : Math.min(mark, now)
}
