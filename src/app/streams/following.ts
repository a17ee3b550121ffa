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
 * Batches of events. A batch is read only when the reader requests it. Readers who may see the same
 * information share each batch object, so transports can cache encoded frames in a WeakMap.
 */
export interface Following {
  readonly audience: 'spectator' | 'admin' | number
  readonly version: number
  readonly over: boolean
  readonly batches: AsyncIterable<FollowedBatch>
  into(sink: Sink<FollowedBatch>): Flow
}
export interface Sink<Batch> {
  /** Sends a batch. Returns false if the next batch must wait until `resume` is called. */
  take(batch: Batch): boolean
  /** Called once at the end of the stream, but never after `stop`. `failure` is null on success. */
  end(failure: unknown): void
}
export interface Flow {
  resume(): void
  stop(): void
}
export interface FollowedBatch {
  readonly from: number
  readonly to: number
  readonly cursor: string
  readonly events: readonly FollowedEvent[]
  readonly over: boolean
  readonly ended: Ended | null
}
