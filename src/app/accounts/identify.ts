import { timingSafeEqual } from 'node:crypto'
import type { Caller } from '../core/caller.ts'
import { type ErrorKind, ServiceError } from '../core/errors.ts'
import { networkOf } from '../core/networks.ts'
import type { Limits } from '../core/rate-limits.ts'
import { type Audience, type Authenticator, hashOfSecret } from './authenticate.ts'

interface Shown {
  readonly bearer: string | null
  readonly address: string
  readonly audience?: Audience
}

/**
 * Counts wrong tokens per network. A cached token is accepted regardless of the count, so a user is
 * not affected by wrong tokens from the same network.
 */
export function identify(
  authenticator: Pick<Authenticator, 'authenticate' | 'known'>,
  limits: Limits,
  { bearer, address, audience }: Shown,
): Caller | Promise<Caller> {
  const known = authenticator.known(bearer, audience)
  if (known !== null) return known
  const isWrong = bearer === null ? null : 'unauthenticated'
  return countGuesses(limits, address, isWrong, () => authenticator.authenticate(bearer, audience))
}

/** An error for which `isWrong` returns true counts as a wrong guess from the caller's network. */
export function countGuesses<T>(
  limits: Limits,
  address: string,
  isWrong: ErrorKind | null,
  open: () => Promise<T>,
): Promise<T> {
  const network = networkOf(address)
  const count = (error: unknown): never => {
    // A call by a banned account counts as a wrong guess, so that the rate limit covers the
    // database query that each such call needs.
    const isKeptOut = error instanceof ServiceError && error.code === 'account-banned'
    if (isKeptOut || (error instanceof ServiceError && error.kind === isWrong))
      limits.take('auth-failures', network)
    throw error
  }
  return limits.inTurn('auth-failures', network, open).catch(count)
}

export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(hashOfSecret(one), hashOfSecret(other))
