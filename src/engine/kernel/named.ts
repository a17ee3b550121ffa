import type { Schema } from './schema.ts'

const names = new WeakMap<object, string>()

/**
 * Gives a name to a schema that a ruleset uses in several places. The OpenAPI document contains a
 * named schema only once, and code generators create one type for a named schema. The name of a
 * schema should be a term of the rulebook.
 */
export function named<S extends Schema>(name: string, schema: S): S {
  names.set(schema, name)
  return schema
}

export const givenName = (schema: object): string | undefined => names.get(schema)
