import { LRUCache } from 'lru-cache'
import { ServiceError } from './errors.ts'

/** What is counted apart: who reads a lot may still move. */
export type Bucket = 'reads' | 'moves' | 'games' | 'accounts' | 'streams' | 'auth-failures'

export interface Rate {
  readonly perMinute: number
  /** How many may come at once. */
  readonly burst: number
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

/**
 * The generic cell rate algorithm: all that is kept of a caller is the time at which the allowance
 * would be whole again. Null rates: no limits.
 */
export function createLimits(rates: Rates | null, now: () => number = Date.now): Limits {
  const wholeAgain = new LRUCache<string, number>({ max: CALLERS_MAX })

  function judge(bucket: Bucket, who: string, cost: number): void {
    if (rates === null) return
    const { perMinute, burst } = rates[bucket]
    const milliseconds = 60_000 / perMinute
    const key = `${bucket} ${who}`
    const at = now()
    const next = Math.max(wholeAgain.get(key) ?? at, at) + Math.max(cost, 1) * milliseconds
    const wait = next - burst * milliseconds - at
    if (wait > 0) throw exceeded(bucket, perMinute, wait)
    if (cost > 0) wholeAgain.set(key, next)
  }

  return {
    take: (bucket, who, cost = 1) => judge(bucket, who, cost),
    check: (bucket, who) => judge(bucket, who, 0),
  }
}

function exceeded(limit: Bucket, perMinute: number, wait: number): ServiceError {
  const seconds = Math.ceil(wait / 1000)
  return new ServiceError('rate-limited', 'limited', {
    detail: `Too many requests: "${limit}" is limited to ${perMinute} a minute.`,
    facts: { limit, perMinute, seconds },
    retryAfterSeconds: seconds,
  })
}
