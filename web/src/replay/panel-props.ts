import type { FunctionComponent } from 'preact'
import type { Opened, Review } from '../engine/review-client.ts'
import type { Playback } from './playback.ts'
import type { KeyMoment, Recording } from './recording.ts'

export interface PanelProps {
  readonly recording: Recording
  readonly playback: Playback
  readonly moments: readonly KeyMoment[]
  readonly review: OpenReview | null
}

/**
 * A game that can be analysed. The code for the analysis on the page is loaded together with the
 * worker.
 */
export interface OpenReview extends Opened {
  /** Cached review of the move that led to this version; null if no move led to this version. */
  at(version: number, tries: number): Promise<Review | null>
  readonly Tab: FunctionComponent<ReviewProps>
  readonly Line: FunctionComponent<LineProps>
}
export type ReviewProps = PanelProps & { readonly review: OpenReview }
export type LineProps = Pick<ReviewProps, 'recording' | 'playback' | 'review'>
