import { z } from 'zod'
import * as accounts from '../service/shapes/accounts.ts'
import * as admin from '../service/shapes/admin.ts'
import { uuid } from '../service/shapes/common.ts'
import * as games from '../service/shapes/games.ts'
import * as rulesets from '../service/shapes/rulesets.ts'
import { streamEnd, streamItem } from './endpoints/log.ts'
import { moveBody } from './endpoints/play.ts'
import { problem } from './problem.ts'

export interface JsonSchema {
  [keyword: string]: unknown
}

/** The names under which a client generated from the document knows our shapes. */
const names: Readonly<Record<string, z.ZodType>> = {
  Account: accounts.account,
  CreateTokenInput: accounts.createTokenInput,
  NewToken: accounts.newToken,
  SignedUp: accounts.signedUp,
  SignUpInput: accounts.signUpInput,
  Token: accounts.token,
  WhoAmI: accounts.whoAmI,
  Created: games.created,
  CreateGameInput: games.createGameInput,
  Decision: games.decisionWhole,
  DecisionBrief: games.decisionBrief,
  Decisions: games.decisionsAnswer,
  DecisionOfOther: games.decisionShown,
  Events: games.eventsAnswer,
  Fairness: games.fairness,
  Game: games.gameSummary,
  JoinInput: games.joinInput,
  MoveAnswer: games.moveAnswer,
  MoveInput: moveBody,
  Observation: games.observation,
  Outcome: games.outcome,
  Seat: games.seatShown,
  SeatInput: games.seatInput,
  SeenEvent: games.seenEvent,
  StreamEnd: streamEnd,
  StreamItem: streamItem,
  WaitAnswer: games.waitAnswer,
  AdminLog: admin.adminLog,
  AdminState: admin.adminState,
  AdminToken: admin.adminToken,
  AdminTokenInput: admin.adminTokenInput,
  AuditEntry: admin.auditEntry,
  LoggedCommit: admin.loggedCommit,
  Verification: admin.verification,
  Pack: rulesets.packShown,
  Ruleset: rulesets.rulesetShown,
  RulesetSummary: rulesets.rulesetSummary,
  Problem: problem,
}

const registry = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(names)) registry.add(schema, { id })

/** Collects the named shapes that were referred to while schemas were converted. */
export class Components {
  readonly schemas: Record<string, JsonSchema> = {}

  /** The JSON Schema of what callers send (`input`) or get (`output`). */
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
        // What we answer may grow: a client must not refuse it for that.
        if (io === 'output' && jsonSchema.additionalProperties === false) {
          delete jsonSchema.additionalProperties
        }
        tidied(jsonSchema)
      },
    })
    for (const [name, definition] of Object.entries($defs ?? {})) {
      this.schemas[name] = moved(definition as JsonSchema)
    }
    return moved(rest)
  }
}

/** The range that every safe integer has says nothing. */
function tidied(schema: JsonSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
}

/** Definitions of a schema become components of the document; `prefix` keeps their names apart. */
export function moved(schema: JsonSchema, prefix = ''): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' && typeof value === 'string'
      ? value.replace('#/$defs/', `#/components/schemas/${prefix}`)
      : value,
  )
}

export const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })
