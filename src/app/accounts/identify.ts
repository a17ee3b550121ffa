import { timingSafeEqual } from 'node:crypto'
import type { Caller } from '../core/caller.ts'
import { type ErrorKind, ServiceError } from '../core/errors.ts'
import { networkOf } from '../core/networks.ts'
import type { Limits } from '../core/rate-limits.ts'
import { type Authenticator, hashOfSecret } from './authenticate.ts'

interface Shown {
  /** The token without `Bearer `; null: none was shown. */
  readonly bearer: string | null
  /** From where it came: whoever guesses tokens is soon heard one guess at a time. */
  readonly address: string
}

/**
 * Who calls; wrong tokens are counted against the network that they come from. Nobody is refused
 * for a neighbour's guesses: whoever is known is let in at once, and else the token decides.
 */
export function identify(
  authenticator: Pick<Authenticator, 'authenticate' | 'known'>,
  limits: Limits,
  { bearer, address }: Shown,
): Caller | Promise<Caller> {
  const known = authenticator.known(bearer)
  if (known !== null) return known
  const isWrong = bearer === null ? null : 'unauthenticated'
  return countGuesses(limits, address, isWrong, () => authenticator.authenticate(bearer))
}

/**
 * What only a secret opens: errors of that kind are wrong guesses, and counted against the network
 * that they come from.
 */
export function countGuesses<T>(
  limits: Limits,
  address: string,
  isWrong: ErrorKind | null,
  open: () => Promise<T>,
): Promise<T> {
  const network = networkOf(address)
  const count = (error: unknown): never => {
    // Whoever is banned is looked up each time: that is no cheaper than a guess.
    const isKeptOut = error instanceof ServiceError && error.code === 'account-banned'
    if (isKeptOut || (error instanceof ServiceError && error.kind === isWrong))
      limits.take('auth-failures', network)
    throw error
  }
  return limits.inTurn('auth-failures', network, open).catch(count)
}

/** Takes as long wherever the two differ. */
export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(hashOfSecret(one), hashOfSecret(other))
