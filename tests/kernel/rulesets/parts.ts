import { z } from 'zod'
import type { BotTurn } from '../../../src/kernel/bot.ts'
import { open, seatSchema, seatsOf, tagged } from '../../../src/kernel/define.ts'
import type { Outcome } from '../../../src/kernel/ruleset.ts'
import type { Seat, Types } from '../../../src/kernel/types.ts'

export const noOptions = z.strictObject({})
export type NoOptions = z.infer<typeof noOptions>

export const flags = z.array(z.boolean())
export const amounts = z.array(z.int())

/** What every one of these games has: a seat that left. */
export const seatLeft = open(tagged('seat.left', { seat: seatSchema }))
export const leave = (draft: { away: boolean[] }, { seat }: { readonly seat: Seat }): void => {
  draft.away[seat] = true
}

export const isLastOne = (away: readonly boolean[]): boolean =>
  away.filter((gone) => !gone).length < 2

/** Any legal move is good enough for a game that only proves something. */
export const randomly = <K extends Types>({ suggest }: BotTurn<K>): K['move'] | null => suggest()

/** By score; seats that left come after those that stayed. */
export function outcomeOf(
  scores: readonly number[],
  away: readonly boolean[],
  reason: string,
): Outcome {
  const ranked = (seats: readonly Seat[]): Seat[][] =>
    [...new Set(seats.map((seat) => scores[seat]!))]
      .sort((low, high) => high - low)
      .map((score) => seats.filter((seat) => scores[seat] === score))
  const seats = seatsOf(scores.length)
  const stayed = ranked(seats.filter((seat) => !away[seat]))
  const left = ranked(seats.filter((seat) => away[seat]))
  return { ranking: [...stayed, ...left], scores: [...scores], reason }
}

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, one) => total + one, 0)
