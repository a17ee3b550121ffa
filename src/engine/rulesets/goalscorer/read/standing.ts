import { sure } from '../../shared/sure.ts'
import type { Status } from '../state.ts'
import type { At } from '../types.ts'
import type { Identity } from './counters.ts'

export const identityOf = ({ state }: At, counter: number): Identity =>
  there(state.identities[counter])

export const statusOf = ({ state }: At, counter: number): Status => there(state.statuses[counter])

/** Whether everybody knows the identity. */
export const isRevealed = ({ state }: At, counter: number): boolean =>
  there(state.revealed[counter])

/** Null: off the Pitch. */
export const squareOf = ({ state }: At, counter: number): number | null =>
  there(state.squares[counter])

/** The square of a counter that has to be on the Pitch. */
export const standsOn = (at: At, counter: number): number =>
  sure(squareOf(at, counter), 'square under the counter')

/** The counter that stands on a square; null: none does. */
export const occupantOf = ({ state }: At, square: number): number | null =>
  there(state.board[square])

/** The counter that has arrived and makes its debut next. */
export const arrivedOf = ({ state }: At): number => sure(state.debut, 'counter that has arrived')

/** What has to be there; a hole is a bug. Each reader indexes its own list, which is faster. */
function there<T>(item: T | undefined): T {
  if (item === undefined) throw new RangeError('there is no such counter or square')
  return item
}
