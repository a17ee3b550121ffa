import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { identify } from '../../../app/accounts/identify.ts'
import type { Caller, OptionalCaller } from '../../../app/core/caller.ts'
import { ServiceError } from '../../../app/core/errors.ts'
import type { Limits } from '../../../app/core/rate-limits.ts'
import { observeGame } from '../../../app/games/operations.ts'
import type { Service } from '../../../app/service/service.ts'

/** What the fields of one operation work with. */
export interface Context {
  readonly service: Service
  readonly limits: Limits
  /** The network address that it comes from. */
  readonly address: string
  readonly log: FastifyBaseLogger
  readonly requestId: string
  /** Who calls, found out where it is first asked. */
  caller(): Promise<Caller>
  /** The same; null where no token was shown. */
  onlooker(): Promise<OptionalCaller>
  /** Throws where the token has ended since. */
  stillKnown(): Promise<void>
  /** The ruleset of a game of which this caller may know; empty: the caller may not look at it. */
  rulesetOf(game: string): Promise<string>
  learn(game: string, ruleset: string): void
}

/** Which games are of which ruleset, which never changes. */
export type GameRulesets = LRUCache<string, string>
const ORIGINS_MAX = 20_000
export const createGameRulesets = (): GameRulesets => new LRUCache({ max: ORIGINS_MAX })

interface Given extends Pick<Context, 'service' | 'limits' | 'address' | 'log' | 'requestId'> {
  readonly bearer: string | null
  readonly origins: GameRulesets
}

export function contextOf({ bearer, origins, ...rest }: Given): Context {
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
      // Asked for each batch and follower: who is known waits for nobody.
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
        // What was done is done: then it is answered without the types of a ruleset.
        if (error instanceof ServiceError) return ''
        throw error
      }
    },
  }
}
