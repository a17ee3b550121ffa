import { z } from 'zod'
import type { EventSpec, Ruleset } from './ruleset.ts'
import { asZod, type OutputOf, type Schema } from './schema.ts'
import type { Seat, Tagged, Types } from './types.ts'

export const SEATS_MAX = 12

export const seatSchema = z
  .int()
  .min(0)
  .max(SEATS_MAX - 1)

/** Schema of an empty object, for rulesets in which players choose nothing when they join. */
export const noChoice = z.strictObject({})
export type NoChoice = z.infer<typeof noChoice>

/** Creates a strict object schema with a fixed `type`, for a move or an event. */
export const tagged = <const T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape })

interface OpenSettings {
  readonly reveals?: boolean
}

export const open = <E extends Tagged>(
  schema: Schema<E>,
  settings: OpenSettings = {},
): EventSpec<E> => ({
  schema,
  seenBy: 'everyone',
  ...settings,
})

type Field<E extends Tagged> = Exclude<keyof E, 'type'> & string

interface SecretSettings<E extends Tagged> {
  readonly seenBy: 'nobody' | ((event: E) => readonly Seat[])
  readonly reveals?: boolean
}
/**
 * Settings of a private event. A viewer who may not see a private event learns only that an event
 * happened, and only when the next public event arrives.
 */
interface PrivateSettings<E extends Tagged> {
  readonly seenBy: (event: E) => readonly Seat[]
  readonly whispered: true
}
interface HiddenFieldSettings<E extends Tagged, Hidden extends Field<E>, Counts>
  extends SecretSettings<E> {
  readonly hides: readonly Hidden[]
  /**
   * Maps each hidden list of an event to the name of a field that contains the length of the list
   * for other viewers.
   */
  readonly counts?: Counts & { readonly [F in Hidden]?: string }
  readonly masked?: Schema<Tagged>
}
interface MaskSettings<E extends Tagged> extends SecretSettings<E> {
  /**
   * Returns the event as other viewers see it, without its secrets. Most events need no such
   * function, because the list `hides` is enough. If an event has neither `mask` nor `hides`, other
   * viewers see only that an event happened.
   */
  readonly mask?: (event: E, viewer: Seat | 'spectator') => Tagged
}
interface WithMaskSchema<M extends Tagged> {
  readonly masked: Schema<M>
}
type MaskOf<E extends Tagged, Hidden, Counts> = Omit<E, Hidden & string> & {
  readonly type: E['type']
} & { readonly [Size in Counts[keyof Counts] & string]: number }

/**
 * Defines an event that only some seats see in full. All other viewers see the event without its
 * secrets, or see only that an event happened.
 */
export function secret<
  E extends Tagged,
  const Hidden extends Field<E>,
  const Counts extends { readonly [field: string]: string } = Record<never, never>,
>(
  schema: Schema<E>,
  settings: HiddenFieldSettings<E, Hidden, Counts>,
): EventSpec<E> & WithMaskSchema<MaskOf<E, Hidden, Counts>>
export function secret<E extends Tagged, M extends Tagged>(
  schema: Schema<E>,
  settings: MaskSettings<E> & WithMaskSchema<M>,
): EventSpec<E> & WithMaskSchema<M>
export function secret<E extends Tagged>(
  schema: Schema<E>,
  settings: MaskSettings<E> | PrivateSettings<E>,
): EventSpec<E>
export function secret<E extends Tagged>(
  schema: Schema<E>,
  {
    hides,
    counts = {},
    ...settings
  }: SecretSettings<E> & Partial<HiddenFieldSettings<E, Field<E>, object>>,
): EventSpec<E> {
  if (!hides) return { schema, ...settings }
  const hidden = new Set<string>(hides)
  const sizes = Object.entries<string>(counts as { [field: string]: string })
  const mask = (event: E): Tagged => {
    const shown = Object.entries(event).filter(([name]) => !hidden.has(name))
    const counted = sizes.map(([list, size]) => [size, (event[list as keyof E] as []).length])
    return Object.fromEntries([...shown, ...counted]) as Tagged
  }
  return { schema, mask, masked: without(schema, hidden, Object.values(counts)), ...settings }
}

function without(schema: Schema, hidden: ReadonlySet<string>, sizes: readonly string[]) {
  const { shape } = asZod(schema) as z.ZodObject
  const shown = Object.entries(shape).filter(([name]) => !hidden.has(name))
  return z.strictObject({
    ...Object.fromEntries(shown),
    ...Object.fromEntries(sizes.map((size) => [size, z.int().min(0)])),
  }) as Schema as Schema<Tagged>
}

export type EventOf<T extends Record<string, { readonly schema: Schema }>> = OutputOf<
  T[keyof T]['schema']
>
export type MoveOf<T extends Record<string, Schema>> = OutputOf<T[keyof T]>

export const defineRuleset = <K extends Types>(ruleset: Ruleset<K>): Ruleset<K> => ruleset

/**
 * Converts a ruleset to the general type, for code that handles all rulesets. The cast is safe,
 * because the engine never passes states, moves or events of one ruleset to another ruleset.
 */
export const register = <K extends Types>(ruleset: Ruleset<K>): Ruleset =>
  ruleset as unknown as Ruleset

/**
 * Returns the item at an index that must exist according to the rules, and throws an error if the
 * item is missing.
 */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index]
  if (item === undefined) throw new RangeError(`no item at ${index} of ${items.length}`)
  return item
}

export function seatsOf(count: number): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < count; seat += 1) seats.push(seat)
  return seats
}

export const nextSeat = (from: Seat, count: number): Seat => (from + 1) % count
