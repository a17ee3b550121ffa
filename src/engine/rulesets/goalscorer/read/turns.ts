import type { Seat } from '../../../kernel/types.ts'
import type { Options } from '../options.ts'
import { AWAY, HOME } from './counters.ts'

/** Turns count from 1, the two seats by turns. */
export const seatAt = (turn: number): Seat => (turn % 2 === 1 ? HOME : AWAY)

/** A round is a turn of each seat. */
export const roundOf = (turn: number): number => Math.ceil(turn / 2)

/** How many turns there are at most, of both seats together; null: no limit. */
export const turnsMax = ({ turnLimit }: Pick<Options, 'turnLimit'>): number | null =>
  turnLimit === null ? null : 2 * turnLimit
