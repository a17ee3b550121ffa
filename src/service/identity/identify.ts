import { timingSafeEqual } from 'node:crypto'
import type { Caller } from '../caller.ts'
import { ServiceError } from '../errors.ts'
import type { Limits } from '../gate/limits.ts'
import type { Services } from '../services.ts'
import { hashOfSecret } from './authenticate.ts'

interface Shown {
  /** The token without `Bearer `; null: none was shown. */
  readonly bearer: string | null
  /** From where it came: whoever guesses tokens is soon not listened to. */
  readonly address: string
}

/** Who calls; wrong tokens are counted against the address that they come from. */
export function identify(
  services: Pick<Services, 'authenticate' | 'known'>,
  limits: Limits,
  { bearer, address }: Shown,
): Caller | Promise<Caller> {
  // Whoever is known does not guess, and is not made to wait for a neighbour who does.
  const known = services.known(bearer)
  if (known !== null) return known
  limits.check('auth-failures', address)
  const count = (error: unknown): never => {
    const isGuess = bearer !== null && error instanceof ServiceError
    if (isGuess && error.kind === 'unauthenticated') limits.take('auth-failures', address)
    throw error
  }
  return services.authenticate(bearer).catch(count)
}

/** Takes as long wherever the two differ. */
export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(hashOfSecret(one), hashOfSecret(other))

/** The token in an `Authorization` header. */
export const bearerIn = (authorization: string | undefined): string | null =>
  /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null
