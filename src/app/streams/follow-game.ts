import { gameVisibleTo } from '../../engine/kernel/visibility.ts'
import { type OptionalCaller, requireReadAccess } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { Unavailable } from '../core/ports.ts'
import { viewerOf } from '../games/observe-game.ts'
import { seenEvents, versionVisibleTo } from '../games/present.ts'
import { cursorAt, requireCursor } from '../runtime/cursor.ts'
import { requireRunningGame } from '../runtime/game-access.ts'
import type { LiveGame } from '../runtime/live-game.ts'
import type { FollowedBatch, FollowInput, Following } from './following.ts'
import { type Follower, type FollowerPosition, PushFollowers } from './push-followers.ts'

declare module '../core/context.ts' {
  interface Context {
    readonly followers: Followers
  }
}

/** Maximum number of events per batch, which limits the memory that a slow reader needs. */
const BATCH_EVENTS_MAX = 256
const SHARED_BATCHES_MAX = 64

type Audience = Following['audience']

/**
 * Returns a function that tells whether the caller still has the seat whose events are streamed. If
 * the function returns false, the client must reconnect.
 */
function staying(who: OptionalCaller, live: LiveGame): () => boolean {
  const { record } = live
  const audience = viewerOf(who, record)
  return () => live.record === record || viewerOf(who, live.record) === audience
}

/**
 * Streams the events of games to clients. Events are redacted only once for all clients that may
 * see the same information. A client that is not reading uses no processor time.
 */
export class Followers {
  readonly #context: Context
  readonly #waiting = new Map<string, Set<() => void>>()
  readonly #flows: PushFollowers
  /**
   * Batches that several clients share. The array of commits serves as the key of the map, because
   * the log gets a new array if it loses rows.
   */
  readonly #shared = new WeakMap<LiveGame['commits'], Map<string, FollowedBatch>>()
  #leaving = false
  #poll: NodeJS.Timeout | undefined
  #lookedAt = performance.now()

  constructor(context: Context) {
    this.#context = context
    this.#flows = new PushFollowers(context, (place) => this.#next(place))
    const { live, ports } = context
    live.onAdvance(({ id }) => {
      this.#wake(id)
      this.#flows.scheduleFlush(id)
    })
    ports.notifier.on('commit', (gameId, version) => live.notifyVersion(gameId, version))
    ports.notifier.on('reconnect', () => live.refreshAll())
    this.#pollAgain()
  }

  async follow(who: OptionalCaller, gameId: string, from: FollowInput): Promise<Following> {
    requireReadAccess(who)
    const live = await requireRunningGame(this.#context, who, gameId)
    const { rewinds } = live
    const stays = staying(who, live)
    const audience: Audience = viewerOf(who, live.record)
    const now = await live.run(({ game }) => {
      const { version, over } = gameVisibleTo(game, audience)
      const cursor = requireCursor(live, version, from.after)
      return () => ({ version, over, cursor })
    })
    const { version, over, cursor } = now
    const place = { live, audience, words: from.words ?? false, cursor }
    const leave = this.#context.tables.enter(gameId, audience)
    from.signal.addEventListener('abort', leave, { once: true })
    return {
      audience,
      version,
      over,
      batches: this.#pull({ ...place, rewinds, stays }, from.signal),
      into: (sink) => this.#flows.open({ ...place, rewinds, stays, sink }),
    }
  }

  /** Throws if the log has lost a version that was already sent to the client. */
  async *#pull(
    follower: Omit<Follower, 'sink'>,
    signal: AbortSignal,
  ): AsyncGenerator<FollowedBatch> {
    const { live } = follower
    const { live: games, metrics } = this.#context
    games.retain(live)
    metrics.followers.inc()
    // One listener serves all waits, because registering a listener for each wait is expensive with
    // thousands of event streams.
    let wake = () => {}
    const knock = () => wake()
    const waiting = this.#waiting.get(live.id) ?? new Set()
    this.#waiting.set(live.id, waiting.add(knock))
    signal.addEventListener('abort', knock, { once: true })
    try {
      while (!signal.aborted && follower.stays()) {
        follower.rewinds = live.requireStillHeld(follower.cursor, follower.rewinds)
        const batch = this.#next(follower)
        if (batch) {
          follower.cursor = batch.to
          yield batch
          if (batch.over) return
        } else if (this.#leaving) return
        else
          await new Promise<void>((resolve) => {
            wake = resolve
          })
      }
    } finally {
      signal.removeEventListener('abort', knock)
      this.#forget(live.id, knock)
      games.release(live)
      metrics.followers.dec()
    }
  }

  /**
   * Returns the next batch of events. Clients that have received the same events and may see the
   * same information must get the same object.
   */
  #next({ live, audience, cursor: from, words }: FollowerPosition): FollowedBatch | null {
    const version = versionVisibleTo(live, audience, live.version)
    const { isOver } = live
    if (version === from && !isOver) return null
    const to = Math.min(version, from + BATCH_EVENTS_MAX)
    const key = `${audience} ${from} ${to} ${isOver} ${words}`
    const shared = this.#shared.get(live.commits) ?? new Map<string, FollowedBatch>()
    this.#shared.set(live.commits, shared)
    const known = shared.get(key)
    if (known) return known
    const range = { after: from, upTo: to, over: isOver, most: BATCH_EVENTS_MAX, words }
    const events = seenEvents(live, audience, range).map((event) => ({
      ...event,
      cursor: cursorAt(live, event.version),
    }))
    const ended = to === version ? live.ended : null
    const cursor = cursorAt(live, to)
    const batch: FollowedBatch = { from, to, cursor, events, over: ended !== null, ended }
    shared.set(key, batch)
    if (shared.size > SHARED_BATCHES_MAX) shared.delete(shared.keys().next().value!)
    return batch
  }

  /**
   * Resolves when the game has a newer version, has lost log rows or has failed, when the caller
   * aborts, or when the node shuts down. Never rejects.
   */
  changed(
    live: LiveGame,
    { version, rewinds }: { version: number; rewinds: number },
    signal?: AbortSignal,
  ): Promise<void> {
    const isChanged = live.version > version || live.rewinds > rewinds || live.trouble !== null
    if (isChanged || signal?.aborted || this.#leaving) return Promise.resolve()
    return new Promise((resolve) => {
      const waiting = this.#waiting.get(live.id) ?? new Set()
      this.#waiting.set(live.id, waiting)
      const wake = () => {
        this.#forget(live.id, wake)
        signal?.removeEventListener('abort', wake)
        resolve()
      }
      waiting.add(wake)
      signal?.addEventListener('abort', wake, { once: true })
    })
  }

  countOf(gameId: string): number {
    return (this.#waiting.get(gameId)?.size ?? 0) + this.#flows.countOf(gameId)
  }

  #forget(gameId: string, wake: () => void): void {
    const waiting = this.#waiting.get(gameId)
    waiting?.delete(wake)
    if (waiting?.size === 0) this.#waiting.delete(gameId)
  }

  get isLeaving(): boolean {
    return this.#leaving
  }

  letGo(): void {
    this.#leaving = true
    clearTimeout(this.#poll)
    for (const gameId of [...this.#waiting.keys()]) this.#wake(gameId)
    this.#flows.letGo()
  }

  #wake(gameId: string): void {
    for (const wake of [...(this.#waiting.get(gameId) ?? [])]) wake()
  }

  /**
   * Detects versions whose notifications were lost and, after an outage, versions that the database
   * has lost.
   */
  #pollAgain(): void {
    const { settings, ports, live } = this.#context
    this.#poll = setTimeout(() => {
      if (!ports.notifier.isReliable) live.refreshAll()
      else live.refreshStale()
      void this.#look().finally(() => {
        if (!this.#leaving) this.#pollAgain()
      })
    }, settings.pollMilliseconds)
    this.#poll.unref()
  }

  async #look(): Promise<void> {
    const { settings, live, report } = this.#context
    if (performance.now() - this.#lookedAt < settings.followerCheckMilliseconds) return
    this.#lookedAt = performance.now()
    await live.checkFollowed().catch((error) => {
      if (!(error instanceof Unavailable)) report('followed games cannot be checked', error)
    })
  }
}
