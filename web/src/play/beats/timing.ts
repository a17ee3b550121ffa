import type { Beat, Show } from '../../../../src/engine/kernel/beats.ts'
import type { Seat } from '../../boards/items.ts'

export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const
export type Speed = (typeof SPEEDS)[number]
const FACTOR: Readonly<Record<Speed, number>> = { slow: 1.6, normal: 1, fast: 0.5, off: 0 }

const LASTS: Readonly<Record<Show['kind'], number>> = {
  ...{ note: 800, turn: 200, dice: 950, move: 480, flip: 1_100, card: 1_900, money: 650 },
  ...{ match: 1_300, kick: 900, score: 1_800, award: 1_200, title: 2_600, lot: 900 },
  ...{ table: 2_200, draw: 2_200, end: 0 },
}
const STEP = 110
const RESULT = 1_900
/**
 * Minimum duration of an event's animation in milliseconds, for each weight of an event, from
 * unimportant events to highlights.
 */
const LEAST: readonly number[] = [0, 240, 600, 900]
/** Factor that changes the durations of the animations of other players' events. */
const OTHERS = 0.75
const GREAT = 2

const OWN_MAX = 14_000
const OTHERS_MAX = 6_000
const SPECTATOR_MAX = 10_000
/**
 * Maximum total duration in milliseconds of the animations that remain when the player answers a
 * decision.
 */
export const ANSWERED_MAX = 1_500
/** Fraction of the player's remaining time that the waiting animations may use. */
const PART_OF_CLOCK = 0.2

export interface Planning {
  /** The viewer's seat; null for a spectator. */
  readonly mine: Seat | null
  readonly speed: Speed
  /** Milliseconds until the viewer's deadline; null without a time limit. */
  readonly clock: number | null
  /** Maximum total duration of all animations, in milliseconds. */
  readonly most?: number
}

export function isOwn({ show, seat }: Beat, mine: Seat | null): boolean {
  if (mine === null) return false
  if (seat === mine) return true
  return (show.kind === 'match' || show.kind === 'kick') && [show.home, show.away].includes(mine)
}

export function wishedTime(beat: Beat, { mine, speed }: Pick<Planning, 'mine' | 'speed'>): number {
  const { show } = beat
  const steps = show.kind === 'move' ? STEP * Math.max(0, show.path.length - 1) : 0
  const base = show.kind === 'match' && show.stage === 'result' ? RESULT : LASTS[show.kind]
  return (base + steps) * FACTOR[speed] * (isOwn(beat, mine) ? 1 : OTHERS)
}

/**
 * Plans the duration of each waiting animation, with separate limits for the viewer's events and
 * for other players' events. If the total duration is too long, animations are shortened to their
 * minimum, and then animations of other players' unimportant events are removed. If the player has
 * a time limit, animations can be shorter than their minimum: first the animations of other
 * players' events are removed, and then the animations of the viewer's events are shortened.
 */
export function plannedTimes(beats: readonly Beat[], planning: Planning): readonly number[] {
  const { mine, clock, most = Number.POSITIVE_INFINITY } = planning
  const limit = Math.min(most, clock === null ? most : Math.max(0, clock) * PART_OF_CLOCK)
  const timed = beats.map((beat) => {
    const wish = wishedTime(beat, planning)
    const own = isOwn(beat, mine)
    return { wish, least: Math.min(wish, LEAST[beat.weight] ?? 0), own, weight: beat.weight }
  })
  const own = timed.map((one) => (one.own ? one : null))
  const others = timed.map((one) => (one.own ? null : one))
  const ownTimes = squeezed(own, Math.min(OWN_MAX, limit), limit)
  const left = Math.max(0, limit - sum(ownTimes))
  const room = Math.min(left, mine === null ? SPECTATOR_MAX : OTHERS_MAX)
  const isTight = sum(others.map((one) => one?.least ?? 0)) > room
  const great = isTight ? others.map((one) => (one && one.weight >= GREAT ? one : null)) : others
  const isFull = sum(great.map((one) => one?.least ?? 0)) > left
  const otherTimes = isFull ? great.map(() => 0) : squeezed(great, room, room)
  return timed.map((_, at) => (ownTimes[at] ?? 0) + (otherTimes[at] ?? 0))
}

interface Timed {
  readonly wish: number
  readonly least: number
}

/**
 * Shortens the animations so that they take at most `most` milliseconds in total. If the minimum
 * durations exceed `most`, the total is at most `limit`.
 */
function squeezed(beats: readonly (Timed | null)[], most: number, limit: number): number[] {
  const at = (factor: number) =>
    beats.map((one) => (one ? Math.max(one.least, one.wish * factor) : 0))
  if (sum(at(1)) <= most) return at(1)
  const least = at(0)
  if (sum(least) > most) {
    const scale = Math.min(1, limit / sum(least))
    return least.map((one) => one * scale)
  }
  let [low, high] = [0, 1]
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2
    if (sum(at(middle)) <= most) low = middle
    else high = middle
  }
  return at(low)
}

const HALVINGS = 12
const sum = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0)
