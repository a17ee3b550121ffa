import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'
import { z } from 'zod'
import { signedText } from './format.ts'

/** A public key of Ed25519, as RFC 8037 has it; `exp` is set once it signs no more. */
export const publicKey = z.object({
  kty: z.literal('OKP').default('OKP'),
  crv: z.literal('Ed25519').default('Ed25519'),
  x: z.string().regex(/^[\w-]{43}$/),
  kid: z.string().optional(),
  exp: z.int().optional(),
})
const keySet = z.object({ keys: z.array(z.unknown()).max(1_000) })

/** By their thumbprints: a key cannot pass for another by calling itself like it. */
export type KnownKeys = ReadonlyMap<string, KeyObject>

/**
 * What a service publishes, or lists as trusted; keys of other kinds are passed over. Null: it is
 * no set of keys.
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

/** The same, of a text; null also where that is no JSON. */
export function keysInText(text: string): KnownKeys | null {
  try {
    return keysIn(JSON.parse(text))
  } catch {
    return null
  }
}

/** RFC 7638: of the members that make the key, in their order. */
export const thumbprint = (x: string): string =>
  createHash('sha256').update(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`).digest('base64url')

/** `unknown`: by none of the keys at hand, or by nobody. */
export type SignatureFound = 'good' | 'wrong' | 'unknown'

/** Which key it names, too; null: nobody has signed it. */
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
