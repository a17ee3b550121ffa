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

export interface OpenReview extends Opened {
  /**
   * Resolves to the cached review of the move that led to this version, or to null if no move led
   * to this version.
   */
  at(version: number, tries: number): Promise<Review | null>
  readonly Tab: FunctionComponent<ReviewProps>
  readonly Line: FunctionComponent<LineProps>
}
export type ReviewProps = PanelProps & { readonly review: OpenReview }
export type LineProps = Pick<ReviewProps, 'recording' | 'playback' | 'review'>
