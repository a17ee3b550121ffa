import type { Seat } from '../../../kernel/types.ts'
import type { Options } from '../options.ts'
import { AWAY, HOME } from './counters.ts'

export const seatAt = (turn: number): Seat => (turn % 2 === 1 ? HOME : AWAY)

export const roundOf = (turn: number): number => Math.ceil(turn / 2)

export const turnsMax = ({ turnLimit }: Pick<Options, 'turnLimit'>): number | null =>
  turnLimit === null ? null : 2 * turnLimit
