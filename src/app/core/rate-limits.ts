import { LRUCache } from 'lru-cache'
import type { Caller } from './caller.ts'
import { ServiceError } from './errors.ts'
import { networkOf } from './networks.ts'

/** What is counted apart: who reads a lot may still move. */
export type RateLimitBucket = 'reads' | 'moves' | 'games' | 'accounts' | 'streams' | Refusals

/** What is no call: wrong tokens of a network, and messages of a socket that are refused. */
type Refusals = 'auth-failures' | 'refused-messages'

/** So many within so many seconds; all of them at once, too, after a rest. */
interface Rate {
  readonly most: number
  readonly seconds: number
}
export type Rates = Readonly<Record<RateLimitBucket, Rate>>

/** How many callers are remembered: who is forgotten gets a fresh allowance, never less. */
const CALLERS_MAX = 50_000

const monotonic = () => performance.now()

export interface Limits {
  /** Takes from the allowance of `who`; throws `rate-limited` where too little is left. */
  take(bucket: RateLimitBucket, who: string, cost?: number): void
  /**
   * Acts at once while something is left; from then on one after the other. For what must not be
   * refused, since it may be just what it should be, and still is to cost others nothing.
   */
  inTurn<T>(bucket: RateLimitBucket, who: string, act: () => Promise<T>): Promise<T>
}

/** Whose allowance a call takes from: the account's, or where nobody in particular calls from. */
export const allowanceOf = (caller: Caller | null | undefined, address: string): string =>
  caller?.account.id ?? networkOf(address)

/**
 * The generic cell rate algorithm: all that is kept of a caller is the time at which the allowance
 * would be whole again, by a clock that nobody sets. Null rates: no limits.
 */
export function createLimits(rates: Rates | null, now: () => number = monotonic): Limits {
  const wholeAgain = new LRUCache<string, number>({ max: CALLERS_MAX })

  const lanes = new Map<string, Promise<unknown>>()

  /** When the allowance would be whole again, and how long that is too late. */
  function after(key: string, cost: number, { most, seconds }: Rate) {
    const at = now()
    const next = Math.max(wholeAgain.get(key) ?? at, at) + (cost * seconds * 1000) / most
    // Whole milliseconds: sums of fractions are a little off, and nobody waits for that.
    return { next, wait: Math.floor(next - seconds * 1000 - at) }
  }

  return {
    take(bucket, who, cost = 1) {
      if (rates === null) return
      const rate = rates[bucket]
      const key = `${bucket} ${who}`
      const { next, wait } = after(key, cost, rate)
      if (wait > 0) throw exceeded(bucket, rate, wait)
      wholeAgain.set(key, next)
    },

    inTurn(bucket, who, act) {
      const key = `${bucket} ${who}`
      if (rates === null || after(key, 1, rates[bucket]).wait <= 0) return act()
      const own = (lanes.get(key) ?? Promise.resolve()).then(act)
      const settled = own.then(nothing, nothing).then(() => {
        if (lanes.get(key) === settled) lanes.delete(key)
      })
      lanes.set(key, settled)
      return own
    },
  }
}

const nothing = () => {}

function exceeded(limit: RateLimitBucket, { most, seconds }: Rate, wait: number): ServiceError {
  return new ServiceError('rate-limited', 'limited', {
    detail: `Too many requests: "${limit}" is limited to ${most} in ${seconds} seconds.`,
    facts: { limit, most, seconds },
    retryAfterSeconds: Math.ceil(wait / 1000),
  })
}
