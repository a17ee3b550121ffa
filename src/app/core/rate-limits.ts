import { LRUCache } from 'lru-cache'
import type { Caller } from './caller.ts'
import { ServiceError } from './errors.ts'
import { networkOf } from './networks.ts'

/**
 * Each kind of call has a separate rate limit, so a caller who reads a lot can still make moves.
 */
export type RateLimitBucket =
  | 'reads'
  | 'moves'
  | 'games'
  | 'accounts'
  | 'streams'
  | 'talk'
  | Refusals

type Refusals = 'auth-failures' | 'refused-messages'

/**
 * `most` is the maximum number of calls that a caller who has paused may make in quick succession.
 */
interface Rate {
  readonly most: number
  readonly seconds: number
}
export type Rates = Readonly<Record<RateLimitBucket, Rate>>

/**
 * Maximum number of callers that the rate limiter keeps in memory. A caller who is dropped from
 * memory starts with a full allowance.
 */
const CALLERS_MAX = 50_000

const monotonic = () => performance.now()

/**
 * `left` is the number of calls left. `resetIn` is the number of seconds until the allowance is
 * full or, if no calls are left, until the next call is possible.
 */
export interface Allowance extends Rate {
  readonly left: number
  readonly resetIn: number
}

/**
 * Share of the allowance below which the answer to a move contains rate-limit headers, because the
 * headers make a move 1 % slower.
 */
const MOVES_TOLD_SHARE = 0.1

export interface Limits {
  /**
   * Subtracts `cost` calls from the caller's allowance, and throws `rate-limited` if too few calls
   * are left. Returns null if rate limits are disabled, or if the bucket is `moves` and more than a
   * tenth of the allowance is left.
   */
  take(bucket: RateLimitBucket, who: string, cost?: number): Allowance | null
  /**
   * Calls within the rate limit run immediately. Calls above the rate limit run one at a time for
   * each caller. Use this method for calls that must not be refused, but must not slow down other
   * callers either.
   */
  inTurn<T>(bucket: RateLimitBucket, who: string, run: () => Promise<T>): Promise<T>
}

/** Rate limits apply per account, or per network for callers without a token. */
export const allowanceOf = (caller: Caller | null | undefined, address: string): string =>
  caller?.account.id ?? networkOf(address)

/**
 * Implements the generic cell rate algorithm, which stores for each key only the time at which the
 * allowance is full. Time is measured with a monotonic clock. If `rates` is null, rate limits are
 * disabled.
 */
export function createLimits(rates: Rates | null, now: () => number = monotonic): Limits {
  const wholeAgain = new LRUCache<string, number>({ max: CALLERS_MAX })

  const queues = new Map<string, Promise<unknown>>()

  function after(key: string, cost: number, { most, seconds }: Rate) {
    const at = now()
    const next = Math.max(wholeAgain.get(key) ?? at, at) + (cost * seconds * 1000) / most
    // Rounding down prevents waits that only a rounding error would cause.
    return { next, wait: Math.floor(next - seconds * 1000 - at) }
  }

  return {
    take(bucket, who, cost = 1) {
      if (rates === null) return null
      const rate = rates[bucket]
      const key = `${bucket} ${who}`
      const { next, wait } = after(key, cost, rate)
      if (wait > 0) throw exceeded(bucket, rate, wait)
      wholeAgain.set(key, next)
      const { most, seconds } = rate
      const left = Math.floor((-wait / (seconds * 1000)) * most)
      if (bucket === 'moves' && left > most * MOVES_TOLD_SHARE) return null
      const resetIn = Math.ceil(left > 0 ? seconds + wait / 1000 : seconds / most)
      return { most, seconds, left, resetIn }
    },

    inTurn(bucket, who, run) {
      const key = `${bucket} ${who}`
      if (rates === null || after(key, 1, rates[bucket]).wait <= 0) return run()
      const own = (queues.get(key) ?? Promise.resolve()).then(run)
      const settled = own.then(nothing, nothing).then(() => {
        if (queues.get(key) === settled) queues.delete(key)
      })
      queues.set(key, settled)
      return own
    },
  }
}

const nothing = () => {}

const named: Readonly<Record<RateLimitBucket, string>> = {
  reads: 'reads',
  moves: 'moves',
  games: 'games',
  accounts: 'sign-ups',
  streams: 'streams',
  talk: 'reactions and claims',
  'auth-failures': 'failed sign-ins',
  'refused-messages': 'refused messages',
}

const per = (seconds: number): string =>
  seconds === 60 ? 'a minute' : seconds === 3_600 ? 'an hour' : `in ${seconds} seconds`

function inSeconds(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  return seconds === 1 ? '1 second' : `${seconds} seconds`
}

function exceeded(limit: RateLimitBucket, { most, seconds }: Rate, wait: number): ServiceError {
  return new ServiceError('rate-limited', 'limited', {
    detail: `${most} ${named[limit]} ${per(seconds)} are allowed; try again in ${inSeconds(wait)}.`,
    facts: { limit, most, seconds },
    retryAfterSeconds: Math.ceil(wait / 1000),
  })
}
