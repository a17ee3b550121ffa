import { randomUUID } from 'node:crypto'
import type { Context } from '../core/context.ts'
import { isOutage } from '../monitoring/database-errors.ts'
import { FailingGames } from '../monitoring/failing-games.ts'
import type { DueCursor, DueGame } from '../runtime/port.ts'
import type { DueGameRunner } from './due-game-runner.ts'
import { inSteps, purgeExpired } from './purge-expired.ts'
import { rateFinishedGames } from './rate-finished-games.ts'

/** So long no other node sweeps without hearing of this one; said again after half of it. */
const HELD_MILLISECONDS = 5_000
/** What is more is due in the next round, too. */
const STEPS_PER_ROUND_MAX = 250
/** What became due long ago takes no more of a round: what becomes due now is not to wait. */
const PAST_MILLISECONDS_MAX = 500
/** Of those that failed, so many are tried again in a round. */
const TRIED_AGAIN_MAX = 32
/** Once more so much later: whatever was being written by then can be seen. */
const SECOND_LOOK_MILLISECONDS = 15_000
/** Who takes over looks back: for what another node was about to do when it died. */
const LOOK_BACK_MILLISECONDS = 60_000
const UPKEEP_EVERY = 15
/** The node that stored a bot's question also lets it answer; others wait that long. */
const FOREIGN_BOT_MILLISECONDS = 1_500

/** What became due before this node came, as far as it was not looked through. */
interface Past {
  readonly place: DueCursor
  readonly until: number
}

/** Up to where a node that sweeps has come. */
interface Progress {
  /** Everything was looked at, and everything for the second time. */
  until: number
  secondUntil: number
  past: Past | null
  rounds: number
  heldUntil: number
}

interface Step {
  readonly reached: DueCursor | null
  readonly left: number
}

/**
 * Enforces time limits and wakes bots, on one node at a time: it holds a lease, and when it says no
 * more that it does, another one takes over. Which games are due says an index on the log itself,
 * so nothing is forgotten when all nodes are down. Each wish is stepped over twice and no more,
 * also where a later row has superseded it. That two nodes come at once does no harm, because only
 * one of them can write the row. What fails is put aside and tried again.
 */
export class DeadlineScheduler {
  readonly #context: Context
  readonly #waker: DueGameRunner
  readonly #failing: FailingGames
  readonly #unrated = new FailingGames()
  readonly #name = randomUUID()
  #timer: NodeJS.Timeout | undefined
  /** Null: another node sweeps, as far as is known. */
  #progress: Progress | null = null
  /** Called out in this round and the last one: found again, this node plays them itself. */
  #calledOut = new Set<string>()
  #calledBefore = new Set<string>()
  /** When it was last known that somebody sweeps. */
  #since: number
  #closed = false
  #sweeping: Promise<void> = Promise.resolve()

  constructor(context: Context, waker: DueGameRunner, failing: FailingGames) {
    this.#context = context
    this.#waker = waker
    this.#failing = failing
    this.#since = context.ports.clock.now()
  }

  /** Milliseconds since when something may be due that is not done. */
  get lag(): number {
    return Math.max(0, this.#context.ports.clock.now() - (this.#progress?.until ?? this.#since))
  }

  start(): void {
    if (this.#closed) return
    this.#timer = setTimeout(() => {
      this.#sweeping = this.runOnce().then(
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
    if (!this.#progress) return
    this.#progress = null
    // Unsaid it ends by itself.
    await this.#context.ports.log.releaseSchedulerLease(this.#name).catch(() => {})
  }

  /** One round; public, so that tests need not wait for the clock. */
  async runOnce(): Promise<void> {
    if (this.#context.maintenance.isReadOnly) return
    const now = this.#context.ports.clock.now()
    const progress = await this.#held(now)
    if (progress) await this.#round(progress, now)
    else this.#since = now
    const again = this.#failing.due(now, TRIED_AGAIN_MAX)
    await Promise.all(again.map(({ game, wakeAt }) => this.#waker.runGame(game, wakeAt, now)))
    if (progress) await rateFinishedGames(this.#context, this.#unrated, now)
    // What fails is remembered here, and after a start found by the mark again.
    if (!progress) return
    if (progress.rounds++ % UPKEEP_EVERY === 0) await this.#upkeep(progress, now)
  }

  /** Null where another node sweeps. */
  async #held(now: number): Promise<Progress | null> {
    const { log } = this.#context.ports
    const known = this.#progress
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
    const mark = trusted(await this.#context.ports.log.scannedUntil(), now)
    const until = now - LOOK_BACK_MILLISECONDS
    const past = { place: allOf(mark - LOOK_BACK_MILLISECONDS), until }
    return { until, secondUntil: now - SECOND_LOOK_MILLISECONDS, past, rounds: 0, heldUntil: 0 }
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

  /** Gives the time up to which nothing is left to do but what was put aside. */
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

  /** Round by round, until nothing is left of the past: step by step, however much that is. */
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

  /** Gives where to go on, and since when the first of those waits who have to be found again. */
  async #step({ place, until }: Past, wake: Wake): Promise<Step> {
    const { games, reached } = await this.#context.ports.log.due(place, until)
    const waiting = await this.#waker.runGames(games, wake)
    return { reached, left: Math.min(...waiting.map(({ wakeAt }) => wakeAt)) }
  }

  /** Where it is at hand; nodes that have it there are called, and have until the next round. */
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

  /** Gives whether it need not be found again. */
  async #wakeHere({ gameId, version, wakeAt }: DueGame, now: number): Promise<boolean> {
    const cached = this.#context.live.peek(gameId)
    if (cached && !cached.isStale && cached.version > version) return true
    return this.#failing.isPaused(gameId, now) || this.#waker.runGame(gameId, wakeAt, now)
  }
}

/** Gives whether it need not be found again. */
type Wake = (due: DueGame) => Promise<boolean>

/** All that wants to be woken at a time or later. */
const allOf = (wakeAt: number): DueCursor => ({ wakeAt: Math.max(0, wakeAt) - 1, gameId: null })

/** A node whose clock was wrong may have left a mark in the future, of which nothing is known. */
function trusted(mark: number, now: number): number {
  return mark > now + LOOK_BACK_MILLISECONDS ? 0 : Math.min(mark, now)
}
