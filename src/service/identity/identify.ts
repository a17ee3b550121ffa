import { timingSafeEqual } from 'node:crypto'
import type { Caller } from '../caller.ts'
import { ServiceError } from '../errors.ts'
import type { Limits } from '../gate/limits.ts'
import { networkOf } from '../gate/networks.ts'
import type { Services } from '../services.ts'
import { hashOfSecret } from './authenticate.ts'

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
  services: Pick<Services, 'authenticate' | 'known'>,
  limits: Limits,
  { bearer, address }: Shown,
): Caller | Promise<Caller> {
  const known = services.known(bearer)
  if (known !== null) return known
  const network = networkOf(address)
  const count = (error: unknown): never => {
    const isGuess = bearer !== null && error instanceof ServiceError
    if (isGuess && error.kind === 'unauthenticated') limits.take('auth-failures', network)
    throw error
  }
  return limits.inTurn('auth-failures', network, () => services.authenticate(bearer)).catch(count)
}

/** Takes as long wherever the two differ. */
export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(hashOfSecret(one), hashOfSecret(other))
