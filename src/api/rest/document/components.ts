import { z } from 'zod'
import { accountName } from '../../../app/core/account-schema.ts'
import { deprecationOf, sentenceOn } from '../../../app/core/deprecation.ts'
import { fieldDescriptions } from '../../../app/core/field-descriptions.ts'
import { saidOf, uuid } from '../../../app/core/schema.ts'
import { listedSeat } from '../../../app/games/schema.ts'
import { shownRating } from '../../../app/ratings/schema.ts'
import { isSilent } from '../../../engine/kernel/describe.ts'
import { withDescriptions } from '../../../engine/kernel/field-descriptions.ts'
import { schemaNames } from '../../shared/schema-names.ts'
import { accountItem, moveAnswer, moveBody, streamEnd, streamItem } from '../endpoint/schemas.ts'
import { problem } from '../problems/problem.ts'
import { describeDefaults } from './defaults.ts'
import type { JsonSchema } from './json-schema.ts'
import { SharedParts } from './shared-parts.ts'

const names: Readonly<Record<string, z.ZodType>> = {
  ...schemaNames,
  AccountName: accountName,
  ListedSeat: listedSeat,
  Rating: shownRating,
  MoveAnswer: moveAnswer,
  MoveInput: moveBody,
  StreamEnd: streamEnd,
  StreamItem: streamItem,
  AccountItem: accountItem,
  Problem: problem,
}

const registry = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(names)) registry.add(schema, { id })

const LONG_EXAMPLE_CHARACTERS = 100
const EXAMPLE_CHARACTERS_MAX = 4_000

/** Collects the schemas, responses and parameters that the operations of a document share. */
export class Components {
  readonly schemas: Record<string, JsonSchema> = {}
  readonly responses = new SharedParts('responses')
  readonly parameters = new SharedParts('parameters')

  readonly #examples = new Set<string>()

  /** Includes a long example only where it occurs first, and a very long one nowhere. */
  example(value: unknown): { readonly example?: unknown } {
    const text = JSON.stringify(value) ?? ''
    if (this.#examples.has(text) || text.length > EXAMPLE_CHARACTERS_MAX) return {}
    if (text.length >= LONG_EXAMPLE_CHARACTERS) this.#examples.add(text)
    return { example: value }
  }

  of(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const { $schema, $defs, ...rest } = z.toJSONSchema(schema, {
      io,
      metadata: registry,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        if ((zodSchema as unknown) === uuid) {
          for (const key of Object.keys(jsonSchema)) delete jsonSchema[key]
          Object.assign(jsonSchema, { type: 'string', format: 'uuid' })
        }
        const deprecation = deprecationOf(zodSchema)
        if (deprecation) jsonSchema.deprecated = true
        const description = deprecation ? sentenceOn(deprecation) : saidOf(zodSchema)
        if (description !== undefined) jsonSchema.description = description
        for (const [keyword, value] of Object.entries(jsonSchema))
          if (isSilent(keyword, value, io)) delete jsonSchema[keyword]
      },
    })
    for (const [name, definition] of Object.entries($defs ?? {})) {
      const named = withDescriptions(moved(definition as JsonSchema), fieldDescriptions, name)
      this.schemas[name] = io === 'input' ? describeDefaults(named) : named
    }
    return withDescriptions(moved(rest), fieldDescriptions)
  }
}

/** Changes references to `$defs` into references to the document's components. */
export function moved(
  schema: JsonSchema,
  nameOf: (key: string) => string = (key) => key,
): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' && typeof value === 'string'
      ? value.replace(/^#\/\$defs\/(.+)$/, (_, key: string) => String(refTo(nameOf(key)).$ref))
      : value,
  )
}

export const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })
