import type { CancelReason, PauseReason } from './kernel-events.ts'
import type { Seat } from './types.ts'

/** What happens to a game as a whole: the rules are not asked, and the table stays as it is. */
export type KernelCause = CancelCause | PauseCause | ResumeCause | ExtendCause | ForkCause

/** Called off: it ends here, and nobody has won. */
export interface CancelCause {
  readonly kind: 'cancel'
  readonly reason: CancelReason
  readonly by: 'operator' | 'host'
}

/** All clocks stand still, and no answer is taken. */
export interface PauseCause {
  readonly kind: 'pause'
  readonly reason: PauseReason
  readonly by: 'operator' | 'service'
}
export interface ResumeCause {
  readonly kind: 'resume'
  readonly by: 'operator' | 'service'
}

/** More time for one question, and for all that share its clock. */
export interface ExtendCause {
  readonly kind: 'extend'
  readonly seat: Seat
  readonly decisionId: string
  readonly seconds: number
}

/** What came before is another game's; from here on this one has a seed and seats of its own. */
export interface ForkCause {
  readonly kind: 'fork'
  readonly origin: Origin
  readonly decisionSeconds: number | null
}
export interface Origin {
  readonly game: string
  readonly version: number
  /** Of the origin's own chain, over the rows as they stand here. */
  readonly head: string
}
