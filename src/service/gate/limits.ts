import { LRUCache } from 'lru-cache'
import type { Caller } from '../caller.ts'
import { ServiceError } from '../errors.ts'
import { networkOf } from './networks.ts'

/** What is counted apart: who reads a lot may still move. */
export type Bucket = 'reads' | 'moves' | 'games' | 'accounts' | 'streams' | 'auth-failures'

/** So many within so many seconds; all of them at once, too, after a rest. */
export interface Rate {
  readonly most: number
  readonly seconds: number
}
export type Rates = Readonly<Record<Bucket, Rate>>

/** How many callers are remembered: who is forgotten gets a fresh allowance, never less. */
const CALLERS_MAX = 50_000

export interface Limits {
  /** Takes from the allowance of `who`; throws `rate-limited` where too little is left. */
  take(bucket: Bucket, who: string, cost?: number): void
  /** Throws `rate-limited` where nothing is left; takes nothing. */
  check(bucket: Bucket, who: string): void
}

/** Whose allowance a call takes from: the account's, or where nobody in particular calls from. */
export const allowanceOf = (caller: Caller | null | undefined, address: string): string =>
  caller?.account.id ?? networkOf(address)

/**
 * The generic cell rate algorithm: all that is kept of a caller is the time at which the allowance
 * would be whole again. Null rates: no limits.
 */
export function createLimits(rates: Rates | null, now: () => number = Date.now): Limits {
  const wholeAgain = new LRUCache<string, number>({ max: CALLERS_MAX })

  function judge(bucket: Bucket, who: string, cost: number): void {
    if (rates === null) return
    const rate = rates[bucket]
    const milliseconds = (rate.seconds * 1000) / rate.most
    const key = `${bucket} ${who}`
    const at = now()
    const next = Math.max(wholeAgain.get(key) ?? at, at) + Math.max(cost, 1) * milliseconds
    const wait = next - rate.seconds * 1000 - at
    if (wait > 0) throw exceeded(bucket, rate, wait)
    if (cost > 0) wholeAgain.set(key, next)
  }

  return {
    take: (bucket, who, cost = 1) => judge(bucket, who, cost),
    check: (bucket, who) => judge(bucket, who, 0),
  }
}

function exceeded(limit: Bucket, { most, seconds }: Rate, wait: number): ServiceError {
  return new ServiceError('rate-limited', 'limited', {
    detail: `Too many requests: "${limit}" is limited to ${most} in ${seconds} seconds.`,
    facts: { limit, most, seconds },
    retryAfterSeconds: Math.ceil(wait / 1000),
  })
}
