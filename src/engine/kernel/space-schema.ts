import { countValues, type Domain, holdsMoves, type Space, stepsOf } from './space.ts'

export type JsonSchema = { readonly [keyword: string]: unknown }

/** JSON Schema that accepts nothing. An empty `enum` would not be a valid schema. */
const NOTHING: JsonSchema = { not: {} }

/** Returns a JSON Schema (2020-12) that accepts every move in the given sets of moves. */
export function schemaOfMoves(spaces: readonly Space[]): JsonSchema {
  const cases = spaces
    .filter(holdsMoves)
    .map(({ type, fields }) => schemaOfFields({ type: { is: type }, ...fields }))
  return anyOf(cases)
}

/**
 * `anyOf` is used instead of `oneOf`, because a move may belong to several of the sets of moves.
 */
const anyOf = (cases: readonly JsonSchema[]): JsonSchema =>
  cases.length > 1 ? { anyOf: cases } : (cases[0] ?? NOTHING)

function schemaOfFields(fields: { readonly [name: string]: Domain }): JsonSchema {
  const entries = Object.entries(fields)
  return {
    type: 'object',
    properties: Object.fromEntries(
      entries.map(([name, one]) => [name, schemaOfValues('optional' in one ? one.optional : one)]),
    ),
    required: entries.filter(([, one]) => !('optional' in one)).map(([name]) => name),
    additionalProperties: false,
  }
}

function schemaOfValues(domain: Domain): JsonSchema {
  if (countValues(domain) === 0) return NOTHING
  if ('is' in domain) return { const: domain.is }
  if ('oneOf' in domain) return { enum: domain.oneOf }
  if ('step' in domain) return schemaOfRange(domain)
  if ('record' in domain) return schemaOfFields(domain.record)
  if ('either' in domain)
    return anyOf(domain.either.filter((one) => countValues(one) > 0).map(schemaOfValues))
  if ('optional' in domain) return schemaOfValues(domain.optional)
  const { min, max } = domain
  const lengths = { type: 'array', minItems: min, maxItems: max }
  if ('listOf' in domain) return { ...lengths, items: schemaOfValues(domain.listOf) }
  const items = 'arrange' in domain ? domain.arrange : domain.subsetOf
  if (items.length === 0) return lengths
  return { ...lengths, items: { enum: items }, uniqueItems: true }
}

/**
 * Maximum length of a list of numbers in a JSON Schema. A sequence such as 1, 4, 7 is listed,
 * because `multipleOf` describes only multiples of the step. If a list of numbers would be too
 * long, the JSON Schema allows every number in the range.
 */
const LISTED_STEPS_MAX = 200

function schemaOfRange(range: { from: number; to: number; step: number }): JsonSchema {
  const { from, to, step } = range
  const between = { type: 'integer', minimum: from, maximum: to }
  if (step === 1) return between
  if (from % step === 0) return { ...between, multipleOf: step }
  if (stepsOf(range) > LISTED_STEPS_MAX) return between
  return { enum: Array.from({ length: stepsOf(range) }, (_, steps) => from + steps * step) }
}
