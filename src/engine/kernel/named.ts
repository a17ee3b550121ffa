import type { Schema } from './schema.ts'

const names = new WeakMap<object, string>()

/**
 * Names a shape that occurs in several places of a ruleset. API documents describe it once, and
 * code generators make one type of it. The name is a term of the rulebook.
 */
export function named<S extends Schema>(name: string, schema: S): S {
  names.set(schema, name)
  return schema
}

export const givenName = (schema: object): string | undefined => names.get(schema)
