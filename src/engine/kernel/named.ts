import type { Schema } from './schema.ts'

const names = new WeakMap<object, string>()

/**
 * Names a shape that occurs in several places of a ruleset, in the rulebook's words. Documents
 * describe it once, and generators make one type of it.
 */
export function named<S extends Schema>(name: string, schema: S): S {
  names.set(schema, name)
  return schema
}

export const givenName = (schema: object): string | undefined => names.get(schema)
