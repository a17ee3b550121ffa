import { z } from 'zod'
import type { EventSpec, Ruleset } from './ruleset.ts'
import type { OutputOf, Schema } from './schema.ts'
import type { Seat, Tagged, Types } from './types.ts'

/** No game seats more than title-chase. */
export const SEATS_MAX = 12

export const seatSchema = z
  .int()
  .min(0)
  .max(SEATS_MAX - 1)

/** The choice of rulesets in which a seat chooses nothing at joining. */
export const noChoice = z.strictObject({})
export type NoChoice = z.infer<typeof noChoice>

/** A strict record with a fixed `type`: the shape of every move and every event. */
export const tagged = <const T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape })

interface Openly {
  readonly reveals?: boolean
}

/** An event that everyone sees as it is. */
export const open = <E extends Tagged>(schema: Schema<E>, how: Openly = {}): EventSpec<E> => ({
  schema,
  seenBy: 'everyone',
  ...how,
})

interface Secretly<E extends Tagged> {
  /** Who sees it whole; admins always do, everybody does once there is an outcome. */
  readonly seenBy: 'nobody' | ((event: E) => readonly Seat[])
  readonly mask?: (event: E, viewer: Seat | 'spectator') => Tagged
  readonly masked?: Schema<Tagged>
  readonly reveals?: boolean
}

/** An event that some seats see whole; the others see its mask or a numbered blank. */
export const secret = <E extends Tagged>(schema: Schema<E>, how: Secretly<E>): EventSpec<E> => ({
  schema,
  ...how,
})

/** The event type of a table of event specs. */
export type EventOf<T extends Record<string, { readonly schema: Schema }>> = OutputOf<
  T[keyof T]['schema']
>
/** The move type of a table of move schemas. */
export type MoveOf<T extends Record<string, Schema>> = OutputOf<T[keyof T]>

export const defineRuleset = <K extends Types>(ruleset: Ruleset<K>): Ruleset<K> => ruleset

/**
 * A ruleset whose own types are forgotten, for code that hosts any of them. The cast is sound as
 * long as its states, moves and events only ever come from that same ruleset, which the kernel sees
 * to.
 */
export const register = <K extends Types>(ruleset: Ruleset<K>): Ruleset =>
  ruleset as unknown as Ruleset

/** The item at an index that the rules guarantee; a hole is a bug. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index]
  if (item === undefined) throw new RangeError(`no item at ${index} of ${items.length}`)
  return item
}

/** Asked for at every commit: a loop takes an eighth of the time of `Array.from`. */
export function seatsOf(count: number): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < count; seat += 1) seats.push(seat)
  return seats
}

export const nextSeat = (from: Seat, count: number): Seat => (from + 1) % count
