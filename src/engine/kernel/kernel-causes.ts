import type { CancelReason, PauseReason } from './kernel-events.ts'
import type { Seat } from './types.ts'

/** Changes to a game that do not involve the rules, such as pauses and undo. */
export type KernelCause =
  | CancelCause
  | PauseCause
  | ResumeCause
  | ExtendCause
  | ForkCause
  | UndoCause

export interface CancelCause {
  readonly kind: 'cancel'
  readonly reason: CancelReason
  readonly by: 'operator' | 'host'
}

export interface PauseCause {
  readonly kind: 'pause'
  readonly reason: PauseReason
  readonly by: 'operator' | 'service'
}
export interface ResumeCause {
  readonly kind: 'resume'
  readonly by: 'operator' | 'service'
}

/** Extends the deadline of a decision and of all decisions with the same clock. */
export interface ExtendCause {
  readonly kind: 'extend'
  readonly seat: Seat
  readonly decisionId: string
  readonly seconds: number
  /** `holiday` if the extension replaces the time-out of a player on holiday; otherwise absent. */
  readonly by?: 'holiday'
}

/**
 * Start of a fork. Earlier commits belong to the origin, and later commits use the fork's own seed
 * and seats.
 */
export interface ForkCause {
  readonly kind: 'fork'
  readonly origin: Origin
  readonly decisionSeconds: number | null
}
/** Restores the position before the seat's last move, which answered the given decision. */
export interface UndoCause {
  readonly kind: 'undo'
  readonly seat: Seat
  readonly decisionId: string
  readonly moveId?: string
}
export interface Origin {
  readonly game: string
  readonly version: number
  /** Hash of the origin's log at the version of the fork. */
  readonly head: string
}
