import type { Wording } from '../../engine/kernel/texts.ts'
import type { Context } from '../core/context.ts'
import type { LiveGame } from '../runtime/live-game.ts'
import type { Flow, FollowedBatch, Following, Sink } from './following.ts'

/**
 * Maximum number of batches that are cached per game. Most event streams are at the end of the log,
 * so a few batches are enough.
 */
const PLACES_MAX = 8

export interface FollowerPosition {
  readonly live: LiveGame
  readonly audience: Following['audience']
  readonly words: Wording | false
  cursor: number
}
export interface Follower extends FollowerPosition {
  /** Number of times the service has told the client that log rows were lost. */
  rewinds: number
  readonly sink: Sink<FollowedBatch>
  stays(): boolean
}
interface OpenFollower extends Follower {
  isFull: boolean
}

type Next = (place: FollowerPosition) => FollowedBatch | null

/**
 * Pushes batches to clients without a promise, generator or signal per client, so that delivering
 * an event is only a loop of writes.
 */
export class PushFollowers {
  readonly #context: Pick<Context, 'live' | 'metrics'>
  readonly #next: Next
  readonly #games = new Map<string, Set<OpenFollower>>()
  readonly #soon = new Set<string>()
  #leaving = false

  constructor(context: Pick<Context, 'live' | 'metrics'>, next: Next) {
    this.#context = context
    this.#next = next
  }

  open({ live, audience, words, cursor, rewinds, sink, stays }: Follower): Flow {
    const follower = { live, audience, words, cursor, rewinds, sink, stays, isFull: true }
    const { live: games, metrics } = this.#context
    games.retain(live)
    metrics.followers.inc()
    this.#games.set(live.id, (this.#games.get(live.id) ?? new Set()).add(follower))
    return {
      resume: () => {
        if (!this.#games.get(live.id)?.has(follower)) return
        follower.isFull = false
        this.#pour(follower, this.#next)
      },
      stop: () => this.#forget(follower),
    }
  }

  countOf(gameId: string): number {
    return this.#games.get(gameId)?.size ?? 0
  }

  /**
   * Schedules a flush that runs after the current responses have been sent, so that a client
   * receives all new events in one write.
   */
  scheduleFlush(gameId: string): void {
    if (!this.#games.has(gameId)) return
    if (this.#soon.size === 0) setImmediate(() => this.#pourAll())
    this.#soon.add(gameId)
  }

  letGo(): void {
    this.#leaving = true
    for (const gameId of this.#games.keys()) this.#soon.add(gameId)
    this.#pourAll()
  }

  #pourAll(): void {
    const games = [...this.#soon]
    this.#soon.clear()
    for (const gameId of games) {
      const next = remembering(this.#next)
      for (const follower of this.#games.get(gameId) ?? [])
        if (!follower.isFull) this.#pour(follower, next)
    }
  }

  #pour(follower: OpenFollower, next: Next): void {
    try {
      if (!this.#goesOn(follower, next)) this.#end(follower, null)
    } catch (failure) {
      this.#end(follower, failure)
    }
  }

  #goesOn(follower: OpenFollower, next: Next): boolean {
    while (!follower.isFull) {
      if (!follower.stays()) return false
      follower.rewinds = follower.live.requireStillHeld(follower.cursor, follower.rewinds)
      const batch = next(follower)
      if (batch === null) return !this.#leaving
      follower.cursor = batch.to
      follower.isFull = !follower.sink.take(batch)
      if (batch.over) return false
    }
    return true
  }

  #end(follower: OpenFollower, failure: unknown): void {
    this.#forget(follower)
    follower.sink.end(failure)
  }

  #forget(follower: OpenFollower): void {
    const { live } = follower
    const all = this.#games.get(live.id)
    if (!all?.delete(follower)) return
    if (all.size === 0) this.#games.delete(live.id)
    this.#context.live.release(live)
    this.#context.metrics.followers.dec()
  }
}

function remembering(next: Next): Next {
  const places: (FollowerPosition & { readonly batch: FollowedBatch | null })[] = []
  return (place) => {
    const { live, audience, words, cursor } = place
    for (const known of places)
      if (
        known.cursor === cursor &&
        known.audience === audience &&
        known.words === words &&
        known.live === live
      )
        return known.batch
    const batch = next(place)
    places.push({ live, audience, words, cursor, batch })
    if (places.length > PLACES_MAX) places.shift()
    return batch
  }
}
