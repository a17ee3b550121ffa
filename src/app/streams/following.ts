import type { Wording } from '../../engine/kernel/texts.ts'
import type { Cursor } from '../core/schema.ts'
import type { FollowedEvent } from '../games/schema.ts'
import type { Ended } from '../runtime/lifecycle-schema.ts'

export interface FollowInput {
  readonly after: Cursor
  readonly words?: Wording | false
  readonly signal: AbortSignal
}

/**
 * Pull-based: nothing is read ahead of the reader. Readers of one audience share the batch object,
 * so transports can cache frames in a WeakMap.
 */
export interface Following {
  readonly audience: 'spectator' | 'admin' | number
  readonly version: number
  readonly over: boolean
  readonly batches: AsyncIterable<FollowedBatch>
  /** Push variant of `batches`. */
  into(sink: Sink<FollowedBatch>): Flow
}
/** Receives pushed batches; a waiting follower costs nothing else. */
export interface Sink<Batch> {
  /** Returns false to pause until `resume`. */
  take(batch: Batch): boolean
  /** Called once at the end; `failure` is null on success. Never after `stop`. */
  end(failure: unknown): void
}
export interface Flow {
  resume(): void
  stop(): void
}
export interface FollowedBatch {
  readonly from: number
  readonly to: number
  /** Cursor of `to`. */
  readonly cursor: string
  readonly events: readonly FollowedEvent[]
  /** The last batch of a finished game. */
  readonly over: boolean
  readonly ended: Ended | null
}
