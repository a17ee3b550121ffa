import { z } from 'zod'

/** What has to be given: fields that have no natural nothing. */
type Given<T> = {
  [P in keyof T as null extends T[P]
    ? never
    : T[P] extends number | boolean | readonly unknown[]
      ? never
      : P]: T[P]
} & Partial<T>

/**
 * The record of that schema with nothing in it: 0, no, nobody, an empty list. A field without such
 * a nothing (a name, a record, a tuple, a number that may not be 0) has to be given.
 */
export function emptyOf<S extends z.ZodRawShape>(
  schema: z.ZodObject<S>,
  given: Given<z.infer<z.ZodObject<S>>>,
): z.infer<z.ZodObject<S>> {
  const record: { [name: string]: unknown } = {}
  for (const [name, field] of Object.entries(schema.shape)) record[name] = nothing(field)
  // The type of `given` demands just those fields for which `nothing` has none.
  return Object.assign(record, given) as z.infer<z.ZodObject<S>>
}

function nothing(field: unknown): unknown {
  if (field instanceof z.ZodNullable) return null
  if (field instanceof z.ZodArray) return []
  if (field instanceof z.ZodNumber) return 0
  if (field instanceof z.ZodBoolean) return false
  return undefined
}
