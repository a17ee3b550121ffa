import { assertValidSchema, type GraphQLSchema } from 'graphql'
import type { Limits } from '../../../app/core/rate-limits.ts'
import type { Service } from '../../../app/service/service.ts'
import type { GameRulesets } from './context.ts'
import { Introspection } from './introspection.ts'
import { createQueryChecker, createReader } from './query-limits.ts'

export interface GraphqlTransport {
  readonly service: Service
  readonly limits: Limits
  readonly origins: GameRulesets
  readonly servesOperators: (socket: object) => boolean
  readonly executable: () => Promise<Executable>
  readonly bodyBytes: { readonly usual: number; readonly most: number }
}

export type Executable = ReturnType<typeof executableOf>

export function executableOf(schema: GraphQLSchema, { context }: Service) {
  assertValidSchema(schema)
  return {
    schema,
    introspection: new Introspection(schema, context.metrics),
    read: createReader(schema),
    checker: createQueryChecker(schema),
  }
}
