import type { Cursor } from '../core/schema.ts'
import type { FollowedEvent } from '../games/schema.ts'
import type { Ended } from '../runtime/lifecycle-schema.ts'

export interface FollowInput {
  /** Where the follower stands. */
  readonly after: Cursor
  readonly words?: boolean
  readonly signal: AbortSignal
}

/**
 * Pulls: nothing is read ahead of the reader, who may be as slow as it likes. The same batch object
 * is given to everybody of the same audience, so a door can cache frames by it (a WeakMap).
 */
export interface Following {
  readonly audience: 'spectator' | 'admin' | number
  readonly version: number
  /** The game has ended: nothing will come after that version. */
  readonly over: boolean
  readonly batches: AsyncIterable<FollowedBatch>
  /** The same, handed over as it comes, in place of `batches`. */
  into(sink: Sink<FollowedBatch>): Flow
}
/** Takes batches where it stands, so that a follower who waits is not more than this. */
export interface Sink<Batch> {
  /** False: no more until it is resumed. */
  take(batch: Batch): boolean
  /** Nothing comes any more; the failure is null where nothing went wrong. Never after `stop`. */
  end(failure: unknown): void
}
export interface Flow {
  /** Begins, and goes on. */
  resume(): void
  stop(): void
}
export interface FollowedBatch {
  /** The version before the first of the events. */
  readonly from: number
  /** The version after the last. */
  readonly to: number
  /** Names that version, with its branch of the log. */
  readonly cursor: string
  readonly events: readonly FollowedEvent[]
  /** True: the game has ended, and this was the last batch. */
  readonly over: boolean
  /** How it ended; null unless it is the last batch. */
  readonly ended: Ended | null
}
