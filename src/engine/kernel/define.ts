import { z } from 'zod'
import type { EventSpec, Ruleset } from './ruleset.ts'
import { asZod, type OutputOf, type Schema } from './schema.ts'
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

type Field<E extends Tagged> = Exclude<keyof E, 'type'> & string

interface Secretly<E extends Tagged> {
  /** Who sees it whole; admins always do, everybody does once there is an outcome. */
  readonly seenBy: 'nobody' | ((event: E) => readonly Seat[])
  readonly reveals?: boolean
}
/** To all others a numbered blank, and that only once something happens that all hear of. */
interface Whispered<E extends Tagged> {
  readonly seenBy: (event: E) => readonly Seat[]
  readonly whispered: true
}
interface Partly<E extends Tagged, Hidden extends Field<E>, Counts> extends Secretly<E> {
  /** The fields that others do not see of it: they see the rest. */
  readonly hides: readonly Hidden[]
  /** Of hidden lists, under which name others see the length. */
  readonly counts?: Counts & { readonly [F in Hidden]?: string }
  /** Where its shape is published in other words. */
  readonly masked?: Schema<Tagged>
}
interface Masked<E extends Tagged> extends Secretly<E> {
  /** What others see of it, where `hides` cannot say it; nothing of both: a numbered blank. */
  readonly mask?: (event: E, viewer: Seat | 'spectator') => Tagged
}
/** With the shape of the mask, where it differs from the event's own. */
interface Reshaped<M extends Tagged> {
  readonly masked: Schema<M>
}
type Left<E extends Tagged, Hidden, Counts> = Omit<E, Hidden & string> & {
  readonly type: E['type']
} & { readonly [Size in Counts[keyof Counts] & string]: number }

/** An event that some seats see whole; the others see its mask or a numbered blank. */
export function secret<
  E extends Tagged,
  const Hidden extends Field<E>,
  const Counts extends { readonly [field: string]: string } = Record<never, never>,
>(
  schema: Schema<E>,
  how: Partly<E, Hidden, Counts>,
): EventSpec<E> & Reshaped<Left<E, Hidden, Counts>>
export function secret<E extends Tagged, M extends Tagged>(
  schema: Schema<E>,
  how: Masked<E> & Reshaped<M>,
): EventSpec<E> & Reshaped<M>
export function secret<E extends Tagged>(
  schema: Schema<E>,
  how: Masked<E> | Whispered<E>,
): EventSpec<E>
export function secret<E extends Tagged>(
  schema: Schema<E>,
  { hides, counts = {}, ...how }: Secretly<E> & Partial<Partly<E, Field<E>, object>>,
): EventSpec<E> {
  if (!hides) return { schema, ...how }
  const hidden = new Set<string>(hides)
  const sizes = Object.entries<string>(counts as { [field: string]: string })
  const mask = (event: E): Tagged => {
    const shown = Object.entries(event).filter(([name]) => !hidden.has(name))
    const counted = sizes.map(([list, size]) => [size, (event[list as keyof E] as []).length])
    return Object.fromEntries([...shown, ...counted]) as Tagged
  }
  return { schema, mask, masked: without(schema, hidden, Object.values(counts)), ...how }
}

/** The shape of an event without its hidden fields, and with the sizes of its hidden lists. */
function without(schema: Schema, hidden: ReadonlySet<string>, sizes: readonly string[]) {
  const { shape } = asZod(schema) as z.ZodObject
  const shown = Object.entries(shape).filter(([name]) => !hidden.has(name))
  return z.strictObject({
    ...Object.fromEntries(shown),
    ...Object.fromEntries(sizes.map((size) => [size, z.int().min(0)])),
  }) as Schema as Schema<Tagged>
}

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
