import type { JsonSchema } from './json-schema.ts'

/** Maximum length, in characters, of a default value that a description mentions. */
const TOLD_CHARACTERS_MAX = 60

/**
 * Describes default values in words, because code generators would make a field with `default`
 * required.
 */
export function describeDefaults(schema: JsonSchema): JsonSchema {
  const { default: usual, ...others } = schema
  const rest = mapValues(others, inside)
  if (usual === undefined) return rest
  const text = JSON.stringify(usual)
  // The description of a field that may be null says what null means.
  if (usual === null || text.length > TOLD_CHARACTERS_MAX) return rest
  const sentences = [rest.description, `Default: \`${text}\`.`].filter((one) => one !== undefined)
  return { ...rest, description: sentences.join(' ') }
}

function inside(value: unknown, keyword: string): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => inside(one, keyword))
  // In a JSON Schema, the keys of `properties` and `$defs` are names, not keywords.
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
