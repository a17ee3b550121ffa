import { timingSafeEqual } from 'node:crypto'
import type { Caller } from '../core/caller.ts'
import { type ErrorKind, ServiceError } from '../core/errors.ts'
import { networkOf } from '../core/networks.ts'
import type { Limits } from '../core/rate-limits.ts'
import { type Audience, type Authenticator, hashOfSecret } from './authenticate.ts'

interface Shown {
  readonly bearer: string | null
  /** Client address; guesses from one network are soon handled one at a time. */
  readonly address: string
  /** Default: all APIs but MCP. */
  readonly audience?: Audience
}

/**
 * Authenticates a caller and counts wrong tokens against their network. Known callers are never
 * refused for a neighbour's guesses.
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

/**
 * Counts errors of this kind as wrong guesses of the network, for calls that only a secret opens.
 */
export function countGuesses<T>(
  limits: Limits,
  address: string,
  isWrong: ErrorKind | null,
  open: () => Promise<T>,
): Promise<T> {
  const network = networkOf(address)
  const count = (error: unknown): never => {
    // A banned caller needs a lookup each time, so it counts like a guess.
    const isKeptOut = error instanceof ServiceError && error.code === 'account-banned'
    if (isKeptOut || (error instanceof ServiceError && error.kind === isWrong))
      limits.take('auth-failures', network)
    throw error
  }
  return limits.inTurn('auth-failures', network, open).catch(count)
}

/** Compares in constant time. */
export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(hashOfSecret(one), hashOfSecret(other))
