import { sure } from '../../shared/sure.ts'
import type { Status } from '../state.ts'
import type { At } from '../types.ts'
import type { Identity } from './counters.ts'

export const identityOf = ({ state }: At, counter: number): Identity =>
  there(state.identities[counter])

export const statusOf = ({ state }: At, counter: number): Status => there(state.statuses[counter])

export const isRevealed = ({ state }: At, counter: number): boolean =>
  there(state.revealed[counter])

export const squareOf = ({ state }: At, counter: number): number | null =>
  there(state.squares[counter])

export const standsOn = (at: At, counter: number): number =>
  sure(squareOf(at, counter), 'square under the counter')

export const occupantOf = ({ state }: At, square: number): number | null =>
  there(state.board[square])

export const arrivedOf = ({ state }: At): number => sure(state.debut, 'counter that has arrived')

/**
 * Returns the item of a list, or throws an error if the item is missing, which is a bug. Callers
 * pass the item instead of the list and the index, which is faster.
 */
function there<T>(item: T | undefined): T {
  if (item === undefined) throw new RangeError('there is no such counter or square')
  return item
}
