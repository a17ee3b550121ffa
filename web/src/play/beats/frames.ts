import type { Beat } from '../../../../src/engine/kernel/beats.ts'
import { patched } from '../../../../src/engine/kernel/patch.ts'
import { touchline } from '../../service.ts'
import type { Observation } from '../load-game.ts'
import type { Frame } from './playback.ts'

/** A game that is further on opens without its beats. */
const OPENING_EVENTS_MAX = 120

/** The beats since a version that the page does not hold: on a reload, or since the start. */
export async function openingFrames(
  observation: Observation,
  since: number,
  signal: AbortSignal,
): Promise<readonly Frame[]> {
  const { id, seat, status, version } = observation
  const isShort = version > since && version - since <= OPENING_EVENTS_MAX
  if (seat === null || status !== 'running' || !isShort) return []
  const see = (query: { since: number } | { at: number }) =>
    touchline.told(
      touchline.GET('/v1/games/{game}', { params: { path: { game: id }, query }, signal }),
    )
  const seen = await see({ since })
  if (seen.version !== version || !seen.beats?.length) return []
  return framesOf(seen, await see({ at: seen.beatsSince ?? since }))
}

/** Beyond it the service sends no frames, and only beats that belong to a recap. */
const FRAMED_EVENTS_MAX = 400

export const isRecap = (seen: Observation, held: Observation): boolean =>
  seen.version - held.version > FRAMED_EVENTS_MAX

export const beatsOf = ({ beats = [] }: Observation): readonly Beat[] =>
  // The document types the changes of a patch as lists of anything.
  beats as unknown as readonly Beat[]

/** Beats that do not continue the held view cannot be shown: then the page jumps. */
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
