import { z } from 'zod'
import { named } from '../../../kernel/named.ts'
import type { Seat } from '../../../kernel/types.ts'

export const HOME = 0
export const AWAY = 1
export const otherSeat = (seat: Seat): Seat => 1 - seat
export const SEAT_NAMES = ['home', 'away'] as const

export const IDENTITIES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', 'star'] as const
export type Identity = (typeof IDENTITIES)[number]
export const identitySchema = named('Identity', z.enum(IDENTITIES))

export const YOUTH_NUMBERS = ['2', '3', '4', '5', '6', '7', '8', '11'] as const

/**
 * Starting places of the counters in canonical order. Each counter is named after its starting
 * place.
 */
export const PLACES = ['1', '9', '10', 'y1', 'y2', 'y3', 'y4', 'y5', 'y6', 'y7', 'y8', 's'] as const
export type Place = (typeof PLACES)[number]
export type CounterId = `${(typeof SEAT_NAMES)[number]}-${Place}`

/**
 * Number of counters per seat. All counters are numbered in canonical order, starting with the
 * counters of Home.
 */
export const COUNTERS_PER_SEAT = PLACES.length
export const COUNTER_IDS: readonly CounterId[] = SEAT_NAMES.flatMap((name) =>
  PLACES.map((place) => `${name}-${place}` as const),
)
export const counterSchema = named('Counter', z.enum(COUNTER_IDS))

export const counterId = (counter: number): CounterId => COUNTER_IDS[counter]!
// Maps the id of each counter to its number. Every move looks up several counters by their ids, and
// a map is faster than a record.
const NUMBERS = new Map(COUNTER_IDS.map((id, counter) => [id, counter]))
export const counterNumber = (id: CounterId): number => NUMBERS.get(id)!
export const seatOf = (counter: number): Seat => (counter < COUNTERS_PER_SEAT ? HOME : AWAY)
export const firstOf = (seat: Seat): number => seat * COUNTERS_PER_SEAT
export const countersOf = (seat: Seat): number[] => PLACES.map((_, place) => firstOf(seat) + place)
/**
 * Everyone knows which counters are Goalkeepers, because Goalkeepers have fixed starting places.
 */
export const isGoalkeeper = (counter: number): boolean => counter % COUNTERS_PER_SEAT === 0
export const substituteOf = (seat: Seat): number => firstOf(seat) + COUNTERS_PER_SEAT - 1

export type Movement =
  | 'any-direction'
  | 'orthogonal'
  | 'any-direction-in-own-goalkeeper-area'
  | 'none'
/**
 * Effect of capturing a counter. A Penalty or another award goes to the owner of the captured
 * counter; all other effects apply to the capturing seat.
 */
type CaptureEffect =
  | { readonly kind: 'none' }
  | { readonly kind: 'award'; readonly award: 'penalty' | 'offside' }
  | { readonly kind: 'score'; readonly goals: 1 | 2; readonly endsGame: boolean }
type ArrivalEffect =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'debut'
      readonly area: 'own-goalkeeper-area' | 'midfield-area' | 'adjacent'
    }
  | { readonly kind: 'score'; readonly goals: 2; readonly endsGame: true }
type PenaltyEffect =
  | { readonly kind: 'not-selectable' }
  | { readonly kind: 'remove' }
  | { readonly kind: 'remove-and-score'; readonly goals: 1 }
  | { readonly kind: 'reveal' }

interface Abilities {
  readonly position: string
  readonly startsAs: 'first-teamer' | 'random' | 'random-on-pitch'
  readonly movement: Movement
  readonly onCapture: CaptureEffect
  readonly onArrival: ArrivalEffect
  readonly onPenalty: PenaltyEffect
}

const none = { kind: 'none' } as const
const remove = { kind: 'remove' } as const

const defender = (position: string, award: 'penalty' | 'offside'): Abilities => ({
  position,
  startsAs: 'random',
  movement: 'orthogonal',
  onCapture: { kind: 'award', award },
  onArrival: { kind: 'debut', area: 'own-goalkeeper-area' },
  onPenalty: remove,
})

const scorer = (
  position: string,
  startsAs: 'first-teamer' | 'random',
  area: 'midfield-area' | 'adjacent',
): Abilities => ({
  position,
  startsAs,
  movement: 'any-direction',
  onCapture: { kind: 'score', goals: 1, endsGame: false },
  onArrival: { kind: 'debut', area },
  onPenalty: { kind: 'remove-and-score', goals: 1 },
})

export const ABILITIES: Readonly<Record<Identity, Abilities>> = {
  '1': {
    position: 'Goalkeeper',
    startsAs: 'first-teamer',
    movement: 'any-direction-in-own-goalkeeper-area',
    onCapture: none,
    onArrival: none,
    onPenalty: { kind: 'not-selectable' },
  },
  '2': defender('Defender', 'penalty'),
  '3': defender('Defender', 'penalty'),
  '4': defender('Defender', 'offside'),
  '5': defender('Defender', 'offside'),
  '6': {
    ...defender('Defensive Midfield', 'offside'),
    onArrival: { kind: 'debut', area: 'midfield-area' },
  },
  '7': scorer('Attacking Midfield', 'random', 'midfield-area'),
  '8': scorer('Forward', 'random', 'adjacent'),
  '9': scorer('Forward', 'first-teamer', 'adjacent'),
  '10': scorer('Forward', 'first-teamer', 'adjacent'),
  '11': scorer('Forward', 'random', 'adjacent'),
  star: {
    position: 'Star Player',
    startsAs: 'random-on-pitch',
    movement: 'none',
    onCapture: { kind: 'score', goals: 2, endsGame: true },
    onArrival: { kind: 'score', goals: 2, endsGame: true },
    onPenalty: { kind: 'reveal' },
  },
}
