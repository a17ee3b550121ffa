import { z } from 'zod'

type Given<T> = { [P in keyof T as true extends HasNothing<T[P]> ? never : P]: T[P] } & Partial<T>

type HasNothing<F> = null extends F
  ? true
  : [F] extends [readonly unknown[]]
    ? IsWide<number, F['length']>
    : IsWide<number, F> | IsWide<boolean, F>

type IsWide<Wide, F> = [Wide] extends [F] ? true : false

/**
 * Creates a record with an empty value for each field of the schema: null, 0, false or `[]`. Names,
 * records, tuples and numbers that may not be 0 have no empty value, so the caller must provide
 * these fields.
 */
export function emptyOf<S extends z.ZodRawShape>(
  schema: z.ZodObject<S>,
  given: Given<z.infer<z.ZodObject<S>>>,
): z.infer<z.ZodObject<S>> {
  const { record, lists } = blankOf(schema)
  const made = { ...record }
  for (const name of lists) made[name] = []
  // The cast is safe, because `given` contains all fields for which no empty value exists.
  return Object.assign(made, given) as z.infer<z.ZodObject<S>>
}

interface Blank {
  readonly record: Readonly<Record<string, unknown>>
  readonly lists: readonly string[]
}

/** Cache of empty records by schema, because every move creates records. */
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
