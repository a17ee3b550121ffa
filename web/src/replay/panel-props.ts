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

/** An analysable game. The tab and the line are loaded with the worker. */
export interface OpenReview extends Opened {
  /** Review of the move that led to this version; null if none did. Cached. */
  at(version: number, tries: number): Promise<Review | null>
  readonly Tab: FunctionComponent<ReviewProps>
  readonly Line: FunctionComponent<LineProps>
}
export type ReviewProps = PanelProps & { readonly review: OpenReview }
export type LineProps = Pick<ReviewProps, 'recording' | 'playback' | 'review'>
