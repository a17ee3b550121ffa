import type { GraphQLFieldConfig } from 'graphql'
import { z } from 'zod'
import { operationText } from '../../../app/core/operation.ts'
import type { AccountBatch } from '../../../app/streams/account-feed.ts'
import { followAccount } from '../../../app/streams/operations.ts'
import { accountState, followAccountInput, gameUpdate } from '../../../app/streams/schema.ts'
import type { Context } from '../core/context.ts'
import { answerType, argumentsOf, parsed } from '../core/field.ts'
import type { Games } from '../types/rulesets.ts'
import type { Types } from '../types/types.ts'
import { type Step, steps } from './follow.ts'

const accountMessage = z.strictObject({
  state: accountState.nullable(),
  news: z.array(gameUpdate).describe('Changes since the previous message.'),
})
type AccountMessage = z.output<typeof accountMessage>

export function accountUpdates(types: Types, games: Games): GraphQLFieldConfig<unknown, Context> {
  const args = argumentsOf(followAccountInput, 'AccountNews', types)
  return {
    type: answerType(accountMessage, 'accountNews', types),
    description: operationText(followAccount),
    args,
    async subscribe(_, given, context) {
      const { after } = parsed(followAccountInput, given, { args, games })
      const { service, limits } = context
      const caller = await context.caller()
      limits.take(followAccount.rateLimit, caller.account.id)
      const abort = new AbortController()
      const { batches } = await service.open(followAccount, {
        caller,
        id: '',
        input: { after, signal: abort.signal },
      })
      return steps({ batches, ruleset: '', abort, check: context.stillKnown })
    },
    resolve: (source) => messageOf((source as Step).batch as AccountBatch),
  }
}

function messageOf(batch: AccountBatch): AccountMessage {
  const news = batch.flatMap((one) => ('news' in one ? [one] : []))
  const state = batch.find((one) => 'games' in one) ?? null
  return { state, news }
}
