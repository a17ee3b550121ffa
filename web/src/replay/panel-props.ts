import type { FunctionComponent } from 'preact'
import type { Opened, Review } from '../engine/thinking.ts'
import type { Film } from './film.ts'
import type { Moment } from './moments.ts'
import type { Wound } from './winding.ts'

/** What each tab of the panel is made of. */
export interface PanelProps {
  readonly film: Film
  readonly wound: Wound
  readonly moments: readonly Moment[]
  /** Null: the game cannot be thought about again, or what thinks is still on its way. */
  readonly review: OpenReview | null
}

/** A game that can be thought about again. What shows it comes with what thinks. */
export interface OpenReview extends Opened {
  /** Of the move that led to that version; null: none did. Each is thought about once. */
  at(version: number, tries: number): Promise<Review | null>
  readonly Tab: FunctionComponent<ReviewProps>
  readonly Line: FunctionComponent<LineProps>
}
export type ReviewProps = PanelProps & { readonly review: OpenReview }
export type LineProps = Pick<ReviewProps, 'film' | 'wound' | 'review'>
