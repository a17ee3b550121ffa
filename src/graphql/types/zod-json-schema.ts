import { z } from 'zod'
import { withDescriptions } from '../../kernel/field-descriptions.ts'
import { account } from '../../service/schemas/accounts.ts'
import { botLevel, role, saidOf, scope, time, uuid } from '../../service/schemas/common.ts'
import { fieldDescriptions } from '../../service/schemas/field-descriptions.ts'
import * as games from '../../service/schemas/games.ts'
import { schemaNames } from '../../service/schemas/schema-names.ts'
import type { JsonSchema } from './json-schema.ts'

/** Also known by name: what the document of another door can write where it stands. */
const more = {
  Absence: games.absence,
  BotLevel: botLevel,
  Created: games.createdOnce,
  MoveAnswer: games.moveResponse,
  AccountKind: account.shape.kind,
  GameStatus: games.gameStatus,
  Include: games.include,
  Role: role,
  Scope: scope,
  Visibility: games.visibility,
} as const

const registry = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries({ ...schemaNames, ...more })) registry.add(schema, { id })

/** The JSON Schema of one of our shapes; ids and times, which it cannot tell, are marked. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const written = z.toJSONSchema(schema, {
    io,
    metadata: registry,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if ((zodSchema as unknown) === uuid)
        Object.assign(jsonSchema, { type: 'string', format: 'uuid' })
      if ((zodSchema as unknown) === time) jsonSchema.format = 'time'
      const description = saidOf(zodSchema)
      if (description !== undefined) jsonSchema.description = description
    },
  })
  return withDescriptions(written as JsonSchema, fieldDescriptions)
}
