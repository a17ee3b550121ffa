import type { JsonSchema } from './json-schema.ts'

/** A longer one says nothing in a sentence. */
const TOLD_CHARACTERS_MAX = 60

/**
 * Says in words what is meant where a field is left out. Generators take the keyword `default` for
 * a promise that the field is there, as in answers it is: they would ask callers for it.
 */
export function describeDefaults(schema: JsonSchema): JsonSchema {
  const { default: usual, ...others } = schema
  const rest = mapValues(others, inside)
  if (usual === undefined) return rest
  const text = JSON.stringify(usual)
  if (text.length > TOLD_CHARACTERS_MAX) return rest
  const told = [rest.description, `Without it: \`${text}\`.`].filter((one) => one !== undefined)
  return { ...rest, description: told.join(' ') }
}

function inside(value: unknown, keyword: string): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => inside(one, keyword))
  // What stands below these are names, and no keywords.
  const isByName = keyword === 'properties' || keyword === '$defs'
  return isByName
    ? mapValues(value as JsonSchema, (part) => describeDefaults(part as JsonSchema))
    : describeDefaults(value as JsonSchema)
}

const mapValues = (
  record: JsonSchema,
  change: (value: unknown, name: string) => unknown,
): JsonSchema =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]))
