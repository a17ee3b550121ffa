import type { Context } from '../core/context.ts'
import type { LiveGame } from '../runtime/live-game.ts'
import type { Flow, FollowedBatch, Following, Sink } from './following.ts'

/** Places at which the followers of a game mostly stand: a few audiences, at the end of the log. */
const PLACES_MAX = 8

/** Where a follower stands, and as whom. */
export interface FollowerPosition {
  readonly live: LiveGame
  readonly audience: Following['audience']
  readonly words: boolean
  /** The version that the follower has. */
  cursor: number
}
export interface Follower extends FollowerPosition {
  /** Of the log, as far as the follower knows of them. */
  rewinds: number
  readonly sink: Sink<FollowedBatch>
  /** Whether the seat is still another's, or one's own, as it was. */
  stays(): boolean
}
interface Open extends Follower {
  isFull: boolean
}

/** What comes behind a place; null: nothing yet. */
type Next = (place: FollowerPosition) => FollowedBatch | null

/**
 * The followers at this node that are handed what comes: no promise, generator or signal each, and
 * an event costs a thousand of them one loop of writes.
 */
export class PushFollowers {
  readonly #context: Pick<Context, 'live' | 'metrics'>
  readonly #next: Next
  readonly #games = new Map<string, Set<Open>>()
  /** Games that have gone on in this turn. */
  readonly #soon = new Set<string>()
  #leaving = false

  constructor(context: Pick<Context, 'live' | 'metrics'>, next: Next) {
    this.#context = context
    this.#next = next
  }

  open({ live, audience, words, cursor, rewinds, sink, stays }: Follower): Flow {
    // Full: nothing is poured before somebody says so.
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

  /** Once what made the game go on was answered; what happens until then is one write to each. */
  scheduleFlush(gameId: string): void {
    if (!this.#games.has(gameId)) return
    if (this.#soon.size === 0) setImmediate(() => this.#pourAll())
    this.#soon.add(gameId)
  }

  /** Lets everybody go who has all there is. */
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

  #pour(follower: Open, next: Next): void {
    try {
      if (!this.#goesOn(follower, next)) this.#end(follower, null)
    } catch (failure) {
      this.#end(follower, failure)
    }
  }

  /** Until the follower has all there is, or takes no more; false: nothing will come any more. */
  #goesOn(follower: Open, next: Next): boolean {
    while (!follower.isFull) {
      if (!follower.stays()) return false
      follower.rewinds = follower.live.mustStillHold(follower.cursor, follower.rewinds)
      const batch = next(follower)
      if (batch === null) return !this.#leaving
      follower.cursor = batch.to
      follower.isFull = !follower.sink.take(batch)
      if (batch.over) return false
    }
    return true
  }

  #end(follower: Open, failure: unknown): void {
    this.#forget(follower)
    follower.sink.end(failure)
  }

  #forget(follower: Open): void {
    const { live } = follower
    const all = this.#games.get(live.id)
    if (!all?.delete(follower)) return
    if (all.size === 0) this.#games.delete(live.id)
    this.#context.live.release(live)
    this.#context.metrics.followers.dec()
  }
}

/** For one loop over a game's followers: most of them stand where the one before stood. */
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
