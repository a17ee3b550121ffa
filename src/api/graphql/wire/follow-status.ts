import type { GraphQLFieldConfig } from 'graphql'
import { operationText } from '../../../app/core/operation.ts'
import { allowanceOf } from '../../../app/core/rate-limits.ts'
import { followStatus } from '../../../app/monitoring/follow-status.ts'
import { showStatus } from '../../../app/monitoring/operations.ts'
import { type Status, status } from '../../../app/monitoring/schema.ts'
import type { Context } from '../core/context.ts'
import { answerType } from '../core/field.ts'
import type { Types } from '../types/types.ts'
import { type Step, steps } from './follow.ts'

export function statusNews(types: Types): GraphQLFieldConfig<unknown, Context> {
  return {
    type: answerType(status, 'status', types),
    description: `${operationText(showStatus)} Sends the current status first, then each change.`,
    async subscribe(_, __, context) {
      const { service, limits } = context
      limits.take('streams', allowanceOf(await context.onlooker(), context.address))
      const abort = new AbortController()
      const batches = followStatus(service.context, abort.signal)
      return steps({ batches, ruleset: '', abort, check: context.stillKnown })
    },
    resolve: (source) => (source as Step).batch as Status,
  }
}
