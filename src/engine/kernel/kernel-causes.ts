import type { CancelReason, PauseReason } from './kernel-events.ts'
import type { Seat } from './types.ts'

/** Changes to a game that do not depend on the rules of the game, such as a pause or an undo. */
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

/** Extends the deadline of a decision and of all other decisions that use the same clock. */
export interface ExtendCause {
  readonly kind: 'extend'
  readonly seat: Seat
  readonly decisionId: string
  readonly seconds: number
  /** `holiday` if the deadline is extended because the player is on holiday; otherwise absent. */
  readonly by?: 'holiday'
}

/**
 * Start of a fork, which is a game that continues another game from one of its versions. The log of
 * the fork begins with the commits of the original game. The fork uses a different seed and may
 * have different players.
 */
export interface ForkCause {
  readonly kind: 'fork'
  readonly origin: Origin
  readonly decisionSeconds: number | null
}
/**
 * Restores the position before the seat's last move, which was the answer to the decision
 * `decisionId`.
 */
export interface UndoCause {
  readonly kind: 'undo'
  readonly seat: Seat
  readonly decisionId: string
  readonly moveId?: string
}
export interface Origin {
  readonly game: string
  readonly version: number
  /** Hash of the original game's log up to the version where the fork starts. */
  readonly head: string
}
