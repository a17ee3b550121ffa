import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'
import { z } from 'zod'
import { signedText } from './format.ts'

/**
 * An Ed25519 public key (RFC 8037). The field `exp` is present if the service no longer signs with
 * this key.
 */
export const publicKey = z.object({
  kty: z.literal('OKP').default('OKP'),
  crv: z.literal('Ed25519').default('Ed25519'),
  x: z.string().regex(/^[\w-]{43}$/),
  kid: z.string().optional(),
  exp: z.int().optional(),
})
const keySet = z.object({ keys: z.array(z.unknown()).max(1_000) })

/**
 * Known public keys by their thumbprint. The `kid` of a key is not used, because an attacker could
 * give a different key the same `kid`.
 */
export type KnownKeys = ReadonlyMap<string, KeyObject>

/**
 * Returns the Ed25519 keys from a published key set (JWKS). Returns null if the published value is
 * not a key set.
 */
export function keysIn(published: unknown): KnownKeys | null {
  const parsed = keySet.safeParse(Array.isArray(published) ? { keys: published } : published)
  if (!parsed.success) return null
  return new Map(
    parsed.data.keys.flatMap((one) => {
      const { success, data } = publicKey.safeParse(one)
      if (!success) return []
      const { kty, crv, x } = data
      return [[thumbprint(x), createPublicKey({ format: 'jwk', key: { kty, crv, x } })] as const]
    }),
  )
}

export function keysInText(text: string): KnownKeys | null {
  try {
    return keysIn(JSON.parse(text))
  } catch {
    return null
  }
}

/**
 * Thumbprint of an Ed25519 key as defined by RFC 7638: the hash of the required members in lexical
 * order.
 */
export const thumbprint = (x: string): string =>
  createHash('sha256').update(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`).digest('base64url')

/** Result of a signature check: `unknown` if there is no signature or the key is unknown. */
export type SignatureFound = 'good' | 'wrong' | 'unknown'

export interface Signed {
  readonly signature: SignatureFound
  readonly kid: string | null
}

export function signatureOf(endText: string, kid: string, sig: string, keys: KnownKeys) {
  const key = keys.get(kid)
  if (!key) return 'unknown'
  const text = Buffer.from(signedText(endText))
  return verify(null, text, key, Buffer.from(sig, 'base64url')) ? 'good' : 'wrong'
}
