import { type Domain, type Space, stepsOf } from './space.ts'

export type JsonSchema = { readonly [keyword: string]: unknown }

/** A JSON Schema (2020-12) that accepts the moves of the spaces. */
export function schemaOfMoves(spaces: readonly Space[]): JsonSchema {
  const cases = spaces.map(({ type, fields }) => schemaOfFields({ type: { is: type }, ...fields }))
  return cases.length === 1 ? cases[0]! : { oneOf: cases }
}

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
  if ('is' in domain) return { const: domain.is }
  if ('oneOf' in domain) return { enum: domain.oneOf }
  if ('step' in domain) return schemaOfRange(domain)
  if ('record' in domain) return schemaOfFields(domain.record)
  if ('either' in domain) return { anyOf: domain.either.map(schemaOfValues) }
  if ('optional' in domain) return schemaOfValues(domain.optional)
  const { min, max } = domain
  const lengths = { type: 'array', minItems: min, maxItems: max }
  if ('listOf' in domain) return { ...lengths, items: schemaOfValues(domain.listOf) }
  const items = 'arrange' in domain ? domain.arrange : domain.subsetOf
  return { ...lengths, items: { enum: items }, uniqueItems: true }
}

/**
 * `multipleOf` counts from nought, so a step that does not is listed, as long as the list is
 * short.
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
