import type { GraphQLFieldConfig } from 'graphql'
import { z } from 'zod'
import { operationText } from '../../../app/core/operation.ts'
import { allowanceOf } from '../../../app/core/rate-limits.ts'
import { uuid } from '../../../app/core/schema.ts'
import { type LobbyState, lobbyState } from '../../../app/games/schema.ts'
import { followLobby } from '../../../app/streams/operations.ts'
import { followTable } from '../../../app/table/operations.ts'
import { type TableState, tableState } from '../../../app/table/schema.ts'
import type { Context } from '../core/context.ts'
import { answerType, argumentsOf, parsed } from '../core/field.ts'
import type { Games } from '../types/rulesets.ts'
import type { Types } from '../types/types.ts'
import { type Step, steps } from './follow.ts'

const input = z.strictObject({ id: uuid })

export function tableNews(types: Types, games: Games): GraphQLFieldConfig<unknown, Context> {
  const args = argumentsOf(input, 'TableNews', types)
  return {
    type: answerType(tableState, 'tableNews', types),
    description: operationText(followTable),
    args,
    async subscribe(_, given, context) {
      const { id } = parsed(input, given, { args, games })
      const { service, limits } = context
      const caller = await context.onlooker()
      limits.take(followTable.rateLimit, allowanceOf(caller, context.address))
      const abort = new AbortController()
      const { batches } = await service.open(followTable, {
        caller,
        id,
        input: { signal: abort.signal },
      })
      return steps({ batches, ruleset: '', abort, check: context.stillKnown })
    },
    resolve: (source) => (source as Step).batch as TableState,
  }
}

export function lobbyNews(types: Types): GraphQLFieldConfig<unknown, Context> {
  return {
    type: answerType(lobbyState, 'lobbyNews', types),
    description: operationText(followLobby),
    async subscribe(_, __, context) {
      const { service, limits } = context
      const caller = await context.onlooker()
      limits.take(followLobby.rateLimit, allowanceOf(caller, context.address))
      const abort = new AbortController()
      const { batches } = await service.open(followLobby, {
        caller,
        id: '',
        input: { signal: abort.signal },
      })
      return steps({ batches, ruleset: '', abort, check: context.stillKnown })
    },
    resolve: (source) => (source as Step).batch as LobbyState,
  }
}
