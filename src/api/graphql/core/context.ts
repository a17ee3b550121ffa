import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { identify } from '../../../app/accounts/identify.ts'
import type { Caller, OptionalCaller } from '../../../app/core/caller.ts'
import { ServiceError } from '../../../app/core/errors.ts'
import type { Limits } from '../../../app/core/rate-limits.ts'
import { observeGame } from '../../../app/games/operations.ts'
import type { Service } from '../../../app/service/service.ts'

export interface Context {
  readonly service: Service
  readonly limits: Limits
  readonly address: string
  readonly log: FastifyBaseLogger
  readonly requestId: string
  readonly servesOperators: boolean
  caller(): Promise<Caller>
  onlooker(): Promise<OptionalCaller>
  stillKnown(): Promise<void>
  /** Returns the ruleset of a game, or an empty string if the caller may not see the game. */
  rulesetOf(game: string): Promise<string>
  learn(game: string, ruleset: string): void
}

export type GameRulesets = LRUCache<string, string>
const ORIGINS_MAX = 20_000
export const createGameRulesets = (): GameRulesets => new LRUCache({ max: ORIGINS_MAX })

interface RequestParts
  extends Pick<
    Context,
    'service' | 'limits' | 'address' | 'log' | 'requestId' | 'servesOperators'
  > {
  readonly bearer: string | null
  readonly origins: GameRulesets
}

export function contextOf({ bearer, origins, ...rest }: RequestParts): Context {
  const { service, limits, address } = rest
  let known: Promise<Caller> | null = null
  const caller = () => {
    known ??= new Promise((resolve) => resolve(identify(service, limits, { bearer, address })))
    return known
  }
  const onlooker = async () => (bearer === null ? null : caller())
  return {
    ...rest,
    caller,
    onlooker,
    async stillKnown() {
      // If the caller is cached, the access check must not query the database, because the check
      // runs for every batch of events that is sent to a client.
      if (bearer !== null && service.known(bearer) === null) await service.authenticate(bearer)
    },
    learn: (game, ruleset) => void origins.set(game, ruleset),
    async rulesetOf(game) {
      const learnt = origins.get(game)
      if (learnt !== undefined) return learnt
      try {
        const request = { caller: await onlooker(), id: game, input: { text: false } }
        const { ruleset } = await service.run(observeGame, request)
        origins.set(game, ruleset)
        return ruleset
      } catch (error) {
        // If looking up the ruleset fails, the operation still succeeds, but its response contains
        // no ruleset-specific fields.
        if (error instanceof ServiceError) return ''
        throw error
      }
    },
  }
}
