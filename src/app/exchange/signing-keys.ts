import type { Context } from '../core/context.ts'
import type { PublicKeys } from './schema.ts'

/** Creates a signing key if there is none, so the list is never empty. */
export async function showSigningKeys({ ports }: Pick<Context, 'ports'>): Promise<PublicKeys> {
  await ports.exports.signer()
  const keys = await ports.exports.keys()
  return {
    keys: keys.map(({ kid, publicKey, retiredAt }) => ({
      kty: 'OKP',
      crv: 'Ed25519',
      alg: 'EdDSA',
      use: 'sig',
      x: publicKey,
      kid,
      ...(retiredAt === null ? {} : { exp: Math.floor(retiredAt / 1_000) }),
    })),
  }
}
