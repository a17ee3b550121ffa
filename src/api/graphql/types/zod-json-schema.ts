import { z } from 'zod'
import { account } from '../../../app/core/account-schema.ts'
import { deprecationOf, sentenceOn } from '../../../app/core/deprecation.ts'
import { fieldDescriptions } from '../../../app/core/field-descriptions.ts'
import * as game from '../../../app/core/game-schema.ts'
import { botLevel, cursor, role, saidOf, scope, time, uuid } from '../../../app/core/schema.ts'
import * as games from '../../../app/games/schema.ts'
import { withDescriptions } from '../../../engine/kernel/field-descriptions.ts'
import { schemaNames } from '../../shared/schema-names.ts'
import type { JsonSchema } from './json-schema.ts'

/** Schemas that have a name in GraphQL, but are inlined in the REST document. */
const more = {
  Absence: game.absence,
  BotLevel: botLevel,
  Created: games.createdOnce,
  MoveAnswer: games.moveResponse,
  AccountKind: account.shape.kind,
  GameStatus: game.gameStatus,
  Include: games.include,
  Role: role,
  Scope: scope,
  Visibility: games.visibility,
} as const

const registry = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries({ ...schemaNames, ...more })) registry.add(schema, { id })

export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const written = z.toJSONSchema(schema, {
    io,
    metadata: registry,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if ((zodSchema as unknown) === uuid)
        Object.assign(jsonSchema, { type: 'string', format: 'uuid' })
      if ((zodSchema as unknown) === time) jsonSchema.format = 'time'
      if ((zodSchema as unknown) === cursor) {
        delete jsonSchema.anyOf
        Object.assign(jsonSchema, { type: 'integer', format: 'cursor' })
      }
      const deprecation = deprecationOf(zodSchema)
      if (deprecation) jsonSchema['x-deprecated'] = sentenceOn(deprecation)
      const description = saidOf(zodSchema)
      if (description !== undefined) jsonSchema.description = description
    },
  })
  return withDescriptions(written as JsonSchema, fieldDescriptions)
}
