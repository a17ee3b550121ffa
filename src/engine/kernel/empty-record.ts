import { z } from 'zod'

/** What has to be given: fields that have no natural nothing. */
type Given<T> = { [P in keyof T as true extends HasNothing<T[P]> ? never : P]: T[P] } & Partial<T>

/** Nobody, 0, no, an empty list; a tuple is no list, and a literal is itself. */
type HasNothing<F> = null extends F
  ? true
  : [F] extends [readonly unknown[]]
    ? IsWide<number, F['length']>
    : IsWide<number, F> | IsWide<boolean, F>

type IsWide<Wide, F> = [Wide] extends [F] ? true : false

/**
 * The record of that schema with nothing in it: 0, no, nobody, an empty list. A field without such
 * a nothing (a name, a record, a tuple, a number that may not be 0) has to be given.
 */
export function emptyOf<S extends z.ZodRawShape>(
  schema: z.ZodObject<S>,
  given: Given<z.infer<z.ZodObject<S>>>,
): z.infer<z.ZodObject<S>> {
  const { record, lists } = blankOf(schema)
  const made = { ...record }
  for (const name of lists) made[name] = []
  // The type of `given` demands just those fields for which there is no nothing.
  return Object.assign(made, given) as z.infer<z.ZodObject<S>>
}

interface Blank {
  readonly record: Readonly<Record<string, unknown>>
  /** The fields that need a list of their own in each record. */
  readonly lists: readonly string[]
}

/** Read off a schema once: records are made at every commit. */
const blanks = new WeakMap<z.ZodObject, Blank>()

function blankOf(schema: z.ZodObject): Blank {
  const known = blanks.get(schema)
  if (known) return known
  const fields = Object.entries(schema.shape)
  const blank = {
    record: Object.fromEntries(fields.map(([name, field]) => [name, nothing(field)])),
    lists: fields.flatMap(([name, field]) => (field instanceof z.ZodArray ? [name] : [])),
  }
  blanks.set(schema, blank)
  return blank
}

function nothing(field: unknown): unknown {
  if (field instanceof z.ZodNullable) return null
  if (field instanceof z.ZodNumber) return 0
  if (field instanceof z.ZodBoolean) return false
  return undefined
}
