import type { Beat } from '../../../../src/engine/kernel/beats.ts'
import { patched } from '../../../../src/engine/kernel/patch.ts'
import { touchline } from '../../service.ts'
import type { Observation } from '../load-game.ts'
import type { Frame } from './playback.ts'

/**
 * Maximum number of events that are animated when the page opens; if the game has more events, no
 * event is animated.
 */
const OPENING_EVENTS_MAX = 120

/**
 * Loads the events after a version of the game for animation. After a reload or at the start of a
 * game, the page needs the events, because it does not have the view of the given version.
 */
export async function openingFrames(
  observation: Observation,
  since: number,
  signal: AbortSignal,
): Promise<readonly Frame[]> {
  const { id, seat, status, version } = observation
  const isShort = version > since && version - since <= OPENING_EVENTS_MAX
  if (seat === null || status !== 'running' || !isShort) return []
  const see = (query: { since: number } | { at: number }) =>
    touchline.unwrap(
      touchline.GET('/v1/games/{game}', { params: { path: { game: id }, query }, signal }),
    )
  const seen = await see({ since })
  if (seen.version !== version || !seen.beats?.length) return []
  return framesOf(seen, await see({ at: seen.beatsSince ?? since }))
}

/**
 * Maximum number of missed events for which the service also sends the view after each event. If
 * the page missed more events, the service sends only a recap of the events.
 */
const FRAMED_EVENTS_MAX = 400

export const isRecap = (seen: Observation, held: Observation): boolean =>
  seen.version - held.version > FRAMED_EVENTS_MAX

export const beatsOf = ({ beats = [] }: Observation): readonly Beat[] =>
  // The cast is needed because the API document does not declare the type of the changes in a
  // patch.
  beats as unknown as readonly Beat[]

/**
 * Returns an empty list if the first received event does not follow the page's current view; the
 * page then shows the newest view without animations.
 */
export function framesOf(observation: Observation, held: Observation): readonly Frame[] {
  const beats = beatsOf(observation)
  if (beats[0]?.from !== held.version || isRecap(observation, held)) return []
  let before: unknown = held.view
  return beats.map((beat) => {
    const frame = { beat, before, view: beat.patch ? patched(before, beat.patch) : before }
    before = frame.view
    return frame
  })
}
