import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { z } from 'zod'
import { nameIn } from '../../engine/kernel/name.ts'
import { serviceError } from '../core/errors.ts'
import { plainText, type Role, role, type Scope } from '../core/schema.ts'
import type { ExternalIdentity, IdentityVerifier } from './authenticate.ts'

export interface IdentityProvider {
  readonly issuer: string
  /**
   * URL of the identity provider's key set; null if the service discovers the URL from the issuer.
   */
  readonly jwksUrl: string | null
  /** Path of the claim that lists roles, such as `realm.roles`, with dots between the names. */
  readonly roleClaim?: string
  /**
   * For each role, the value of the role claim that grants the role. If several values match, the
   * account gets the highest role.
   */
  readonly roleScopes: Readonly<Record<Role, string>>
}

const NAME_CHARACTERS_MAX = 60
const DISCOVERY_MILLISECONDS_MAX = 3_000
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA']

export function oidcVerifier(
  provider: IdentityProvider & { readonly audience: string },
): IdentityVerifier {
  let keys: Promise<JWTVerifyGetKey> | null = null
  const known = async (): Promise<JWTVerifyGetKey> => {
    keys ??= keysOf(provider)
    return keys.catch((error) => {
      // If the provider's keys cannot be loaded, the next token triggers another attempt.
      keys = null
      throw error
    })
  }
  return {
    async vouch(bearer) {
      if (bearer.split('.').length !== 3) return null
      const { issuer, audience } = provider
      const options = { issuer, audience, algorithms: ALGORITHMS, requiredClaims: ['sub', 'exp'] }
      try {
        const { payload } = await jwtVerify(bearer, await known(), options)
        return vouched(payload, provider)
      } catch (error) {
        if (isProvidersFault(error)) throw serviceError('identity-provider-unavailable')
        return null
      }
    },
  }
}

export function vouched(
  payload: JWTPayload,
  { issuer, roleScopes, roleClaim = 'scope' }: IdentityProvider,
): ExternalIdentity | null {
  const { exp = 0, name, preferred_username: nick } = payload
  const { success, data: sub = '' } = subject.safeParse(payload.sub)
  if (!success) return null
  const given = wordsAt(payload, roleClaim)
  const held = role.options.filter((one) => given.includes(roleScopes[one])).at(-1)
  const scopes: Scope[] = held ? [held, 'play', 'read'] : ['play', 'read']
  return {
    subject: `${issuer} ${sub}`,
    name: firstNameIn([name, nick, sub]) ?? 'somebody',
    scopes,
    expiresAt: exp * 1_000,
  }
}

/** A claim contains either a list of words or a string of words separated by spaces. */
function wordsAt(payload: JWTPayload, path: string): readonly unknown[] {
  let value: unknown = payload
  for (const name of path.split('.')) value = (value as Record<string, unknown> | null)?.[name]
  return Array.isArray(value) ? value : typeof value === 'string' ? value.split(' ') : []
}

/** OpenID Connect limits a subject to 255 characters. */
const subject = plainText(255)

function firstNameIn(claims: readonly unknown[]): string | null {
  for (const claim of claims) {
    const found = typeof claim === 'string' ? nameIn(claim, NAME_CHARACTERS_MAX) : null
    if (found !== null) return found
  }
  return null
}

/** True if the token could not be verified because loading the provider's keys failed. */
const isProvidersFault = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) || keyTroubles.has(error.code)

const keyTroubles = new Set([
  errors.JWKSTimeout.code,
  errors.JWKSInvalid.code,
  // If the provider's keys cannot be downloaded or are not valid JSON, `jose` throws its generic
  // error code.
  errors.JOSEError.code,
])

const discovered = z.object({ issuer: z.string(), jwks_uri: z.url() })

async function keysOf({ issuer, jwksUrl }: IdentityProvider): Promise<JWTVerifyGetKey> {
  if (jwksUrl !== null) return createRemoteJWKSet(new URL(jwksUrl))
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const signal = AbortSignal.timeout(DISCOVERY_MILLISECONDS_MAX)
  const answer = await fetch(address, { signal })
  const found = discovered.parse(await answer.json())
  // A response from another issuer must be refused, because that issuer could impersonate the
  // configured issuer.
  if (found.issuer !== issuer) throw new Error(`${address} names another issuer: ${found.issuer}`)
  return createRemoteJWKSet(new URL(found.jwks_uri))
}
