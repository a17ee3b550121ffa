import type { FunctionComponent } from 'preact'
import type { Opened, Review } from '../engine/review-client.ts'
import type { KeyMoment } from './key-moments.ts'
import type { Playback } from './playback.ts'
import type { Recording } from './recording.ts'

/** What each tab of the panel is made of. */
export interface PanelProps {
  readonly film: Recording
  readonly wound: Playback
  readonly moments: readonly KeyMoment[]
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
