import { demand, type Moment } from '../../../kernel/law.ts'
import type { Event } from '../events.ts'
import type { Goalscorer, State } from '../types.ts'

const PLACES = ['1', '9', '10', 'y1', 'y2', 'y3', 'y4', 'y5', 'y6', 'y7', 'y8', 's']
export const IDS = ['home', 'away'].flatMap((side) => PLACES.map((place) => `${side}-${place}`))
export const IDENTITIES = '1 10 11 2 3 4 5 6 7 8 9 star'
export const COLUMNS = 7
export const FORWARD = /^([789]|1[01])$/
export const SEATS = [0, 1]

export const numberOf = (id: string): number => IDS.indexOf(id)
export const seatOf = (id: string): number => (id.startsWith('home') ? 0 : 1)
export const rowOf = (square: string): number => Number(square.slice(1))
const columnOf = (square: string): number => square.charCodeAt(0) - 'a'.charCodeAt(0)
export const squareOf = (name: string): number => (rowOf(name) - 1) * COLUMNS + columnOf(name)
export const ownOf = <T>(list: readonly T[], seat: number): readonly T[] =>
  list.slice(12 * seat, 12 * seat + 12)
export const goalsFor = (identity: string): number =>
  identity === 'star' ? 2 : FORWARD.test(identity) ? 1 : 0
export const left = (square: string, seat: number, rows: number): number =>
  seat === 0 ? rows - rowOf(square) : rowOf(square) - 1
export const isStep = (from: string, to: string): boolean =>
  Math.max(Math.abs(rowOf(from) - rowOf(to)), Math.abs(columnOf(from) - columnOf(to))) === 1
export const eventsOf = <T extends Event['type']>(
  { commit }: Pick<Moment<Goalscorer>, 'commit'>,
  type: T,
): Extract<Event, { type: T }>[] =>
  commit.events.filter((event): event is Extract<Event, { type: T }> => event.type === type)

export function requireMover({ state }: Moment<Goalscorer>, seat: number, counter: string): void {
  demand(seat === state.seat, 'the seat whose turn it is moves')
  demand(seatOf(counter) === seat, 'a seat moves its own counters')
}

export function victimOn(state: State, square: string, seat: number): number | null {
  const there = state.board[squareOf(square)] ?? null
  return there !== null && seatOf(IDS[there]!) !== seat ? there : null
}
