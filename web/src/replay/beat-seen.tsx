import type { Beat } from '../../../src/engine/kernel/beats.ts'
import { Moment } from '../play/lazy-moment.ts'
import { huesIn } from './hues.ts'
import type { PlaybackState } from './playback.ts'
import type { Recording } from './recording.ts'

const DRAWN_WEIGHT = 2
/** Duration of the animation. Dice roll only during a part of the animation. */
const BEAT_MILLISECONDS = 900

interface BeatSeenProps {
  readonly recording: Recording
  readonly view: unknown
  readonly playback: Pick<PlaybackState, 'at'>
}

export function BeatSeen({ recording, view, playback: { at } }: BeatSeenProps) {
  const start = recording.stops.move?.findLast((stop) => stop < at) ?? at - 1
  const beats = recording.beats()
  const beat = beats
    .filter(({ to, weight }) => to > start && to <= at && weight >= DRAWN_WEIGHT)
    .reduce<Beat | null>((best, one) => (best && best.weight > one.weight ? best : one), null)
  if (!beat) return null
  const match = beats.filter((one) => one.to < beat.to && isSameMatch(one, beat))
  const showing = { beat, view, before: view, match, lasts: BEAT_MILLISECONDS, left: 0 }
  const named = { names: recording.names, hueOf: huesIn(recording, view) }
  return <Moment key={at} showing={showing} {...named} />
}

function isSameMatch({ show: one }: Beat, { show: other }: Beat): boolean {
  const isMatch = ({ kind }: Beat['show']) => kind === 'match' || kind === 'kick'
  return isMatch(one) && isMatch(other) && 'id' in one && 'id' in other && one.id === other.id
}
