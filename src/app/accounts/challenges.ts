import { randomBytes } from 'node:crypto'
import type { SessionKind } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { newId } from '../core/ids.ts'
import { hashOfSecret } from './authenticate.ts'
import type { SignIn } from './sign-in-port.ts'

export const CHALLENGE_MILLISECONDS = 5 * 60_000

/** `create` registers a passkey for the given account; `use` signs in with any passkey. */
export type Purpose = `create ${SessionKind} ${string}` | `use ${SessionKind}`

/**
 * The service signs the challenge, so the service need not store the challenge until the browser
 * answers.
 */
export function newChallenge({ ports }: Pick<Context, 'ports'>, purpose: Purpose): string {
  const expiresAt = ports.clock.now() + CHALLENGE_MILLISECONDS
  const text = `${expiresAt}.${randomBytes(16).toString('base64url')}`
  return `${text}.${ports.challenges.sealed(Buffer.from(`${text} ${purpose}`))}`
}

export function requireChallenge(
  { ports }: Pick<Context, 'ports'>,
  challenge: string,
  purpose: Purpose,
): number {
  const [expiry = '', random = '', ...seal] = challenge.split('.')
  const bytes = Buffer.from(`${expiry}.${random} ${purpose}`)
  const isOurs = ports.challenges.holds(bytes, seal.join('.'))
  if (!isOurs || Number(expiry) < ports.clock.now()) throw serviceError('sign-in-expired')
  return Number(expiry)
}

export const answeredChallenge = (
  challenge: string,
  account: string,
  expiresAt: number,
): SignIn => ({
  id: newId(expiresAt),
  kind: 'challenge',
  account,
  hash: hashOfSecret(challenge),
  deviceHash: null,
  device: null,
  approved: true,
  expiresAt,
})
