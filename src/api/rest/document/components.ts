import { z } from 'zod'
import { accountName } from '../../../app/core/account-schema.ts'
import { deprecationOf, sentenceOn } from '../../../app/core/deprecation.ts'
import { fieldDescriptions } from '../../../app/core/field-descriptions.ts'
import { rulesetId, saidOf, uuid } from '../../../app/core/schema.ts'
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
  RulesetId: rulesetId,
  MoveAnswer: moveAnswer,
  MoveInput: moveBody,
  StreamEnd: streamEnd,
  StreamItem: streamItem,
  AccountItem: accountItem,
  Problem: problem,
}

const registry = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(names)) registry.add(schema, { id })

const EXAMPLE_CHARACTERS_MAX = 1_200

export class Components {
  readonly schemas: Record<string, JsonSchema> = {}
  readonly responses = new SharedParts('responses')
  readonly parameters = new SharedParts('parameters')

  readonly #examples = new Set<string>()

  shown(schema: z.ZodType, example: unknown): JsonSchema {
    const shape = this.of(schema, 'output')
    const name = String(shape.$ref)
    const text = JSON.stringify(example) ?? ''
    if (text.length > EXAMPLE_CHARACTERS_MAX || this.#examples.has(name)) return { schema: shape }
    if (shape.$ref !== undefined) this.#examples.add(name)
    return { schema: shape, example }
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
