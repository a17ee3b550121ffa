import { z } from 'zod'
import type { BotTurn } from '../../../src/kernel/bot.ts'
import {
  type NoChoice,
  noChoice,
  open,
  seatSchema,
  seatsOf,
  tagged,
} from '../../../src/kernel/define.ts'
import { copied, type Loose } from '../../../src/kernel/json.ts'
import type { OutputOf, Schema } from '../../../src/kernel/schema.ts'
import type { Outcome, Seat, Types } from '../../../src/kernel/types.ts'
import { groupsBy } from '../../../src/rulesets/shared/ranking.ts'

export const flags = z.array(z.boolean())
export const amounts = z.array(z.int())

export const noOptions = z.strictObject({})
export type NoOptions = z.infer<typeof noOptions>

/** The types of a game in which nobody chooses anything, and which has no pack. */
export interface Plain {
  choice: NoChoice
  content: null
}

/** What these games have alike; one that has it otherwise says so after it. */
export const plain = {
  version: 1,
  choice: noChoice,
  content: z.null(),
  packs: [null],
  refusals: {},
  resign: ({ emit }: Leaving, seat: Seat): void => emit({ type: 'seat.left', seat }),
  /** Any legal move is good enough for a game that only proves something. */
  bot: <K extends Types>({ suggest }: BotTurn<K>): K['move'] | null => suggest(),
}

/** The types of a game without secrets, of which everybody sees the board as it is. */
export interface OnBoard<Board extends Schema> extends Plain {
  draft: OutputOf<Board>
  view: OutputOf<Board>
}

/** What a game on a board adds: nothing is left to be imagined. */
export const onBoard = <Board extends Schema>(view: Board) => ({
  ...plain,
  view,
  viewFor: <D>(state: D): Loose<D> => copied(state),
  imagine: <D>(seen: D): Loose<D> => copied(seen),
})

interface Leaving {
  emit(event: { type: 'seat.left'; seat: Seat }): void
}

/** What every one of these games has: a seat that left. */
export const seatLeft = open(tagged('seat.left', { seat: seatSchema }))
export const leave = (draft: { away: boolean[] }, { seat }: { readonly seat: Seat }): void => {
  draft.away[seat] = true
}

/** The same for every seat. */
export const forAll = <T>(seats: number, value: T): T[] => seatsOf(seats).map(() => value)

export const isLastOne = (away: readonly boolean[]): boolean =>
  away.filter((gone) => !gone).length < 2

/** By score, seats that left after those that stayed; null: the game goes on. */
export function outcomeOf(
  scores: readonly number[],
  away: readonly boolean[],
  reason: string | null,
): Outcome | null {
  const isWalkover = isLastOne(away)
  if (reason === null && !isWalkover) return null
  const ranked = (seats: Seat[]) => groupsBy(seats, (seat) => scores[seat] ?? 0)
  const seats = seatsOf(scores.length)
  const stayed = ranked(seats.filter((seat) => !away[seat]))
  const left = ranked(seats.filter((seat) => away[seat]))
  const ended = isWalkover ? 'walkover' : (reason ?? '')
  return { ranking: [...stayed, ...left], scores: [...scores], reason: ended }
}
