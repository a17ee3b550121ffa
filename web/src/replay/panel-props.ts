import type { Film } from './film.ts'
import type { Moment } from './moments.ts'
import type { OpenReview } from './use-review.ts'
import type { Wound } from './winding.ts'

/** What each tab of the panel is made of. */
export interface PanelProps {
  readonly film: Film
  readonly wound: Wound
  readonly moments: readonly Moment[]
  /** Null: the game cannot be thought about again, or what thinks is still on its way. */
  readonly review: OpenReview | null
}
