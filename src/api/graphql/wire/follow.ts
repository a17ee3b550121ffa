import type { GraphQLFieldConfig } from 'graphql'
import { z } from 'zod'
import { operationText } from '../../../app/core/operation.ts'
import { allowanceOf } from '../../../app/core/rate-limits.ts'
import { cursorShown, uuid, version } from '../../../app/core/schema.ts'
import { wantsWords } from '../../../app/games/present.ts'
import { followInput, visibleEvent } from '../../../app/games/schema.ts'
import { ended } from '../../../app/runtime/lifecycle-schema.ts'
import type { FollowedBatch } from '../../../app/streams/following.ts'
import { followGame } from '../../../app/streams/operations.ts'
import type { Context } from '../core/context.ts'
import { answerType, argumentsOf, parsed } from '../core/field.ts'
import { eventsFrom, type Games } from '../types/rulesets.ts'
import type { Types } from '../types/types.ts'

const args = z.strictObject({ id: uuid, ...followInput.shape })

const eventBatch = z.strictObject({
  from: version,
  to: version,
  cursor: cursorShown,
  events: z.array(visibleEvent),
  over: z.boolean(),
  ended: ended.nullable(),
})

export const FOLLOWED = 'gameEvents'

/**
 * Several clients share each item of a subscription, so the item's content must not depend on the
 * caller.
 */
export interface Step {
  readonly ruleset: string
  readonly batch: object
}
interface GameStep extends Step {
  readonly batch: FollowedBatch
}

export function gameEvents(types: Types, games: Games): GraphQLFieldConfig<unknown, Context> {
  const inputs = argumentsOf(args, 'GameEvents', types)
  return {
    type: answerType(eventBatch, FOLLOWED, types),
    description: `${operationText(followGame)} After a reconnect continue from \`cursor\`.`,
    args: inputs,
    async subscribe(_, given, context) {
      const { id, after, include } = parsed(args, given, { args: inputs, games })
      const { service, limits } = context
      const who = await context.onlooker()
      limits.take(followGame.rateLimit, allowanceOf(who, context.address))
      const abort = new AbortController()
      const { signal } = abort
      const words = wantsWords(include)
      const { batches } = await service.open(followGame, {
        caller: who,
        id,
        input: { after, words, signal },
      })
      const ruleset = await context.rulesetOf(id)
      return steps({ batches, ruleset, abort, check: context.stillKnown })
    },
    resolve(source) {
      const { ruleset, batch } = source as GameStep
      eventsFrom(ruleset, batch.events)
      return batch
    },
  }
}

interface Path extends Pick<Step, 'ruleset'> {
  readonly batches: AsyncIterable<object>
  readonly abort: AbortController
  check(): Promise<void>
}

/**
 * A generator function is not used, because a generator that is waiting for a batch cannot be
 * ended.
 */
export function steps({ batches, ruleset, abort, check }: Path): AsyncIterableIterator<Step> {
  const source = batches[Symbol.asyncIterator]()
  const ended = { done: true, value: undefined } as const
  const end = async () => {
    abort.abort()
    await source.return?.()
    return ended
  }
  return {
    async next() {
      if (abort.signal.aborted) return ended
      try {
        const step = await source.next()
        if (step.done) return await end()
        await check()
        return { done: false, value: { ruleset, batch: step.value } }
      } catch (error) {
        abort.abort()
        throw error
      }
    },
    return: end,
    throw: end,
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
