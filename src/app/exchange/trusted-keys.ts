import { type KnownKeys, keysIn } from '../../engine/luck/exports/signatures.ts'
import type { Context } from '../core/context.ts'
import { showSigningKeys } from './signing-keys.ts'

export async function trustedKeys(
  context: Pick<Context, 'ports' | 'settings'>,
): Promise<KnownKeys> {
  const own = await showSigningKeys(context)
  const others = await context.ports.exports.trusted()
  const keys = others.map(({ publicKey: x }) => ({ kty: 'OKP', crv: 'Ed25519', x }))
  const all = [keysIn(own), context.settings.trustedKeys, keysIn({ keys })]
  return new Map(all.flatMap((some) => [...(some ?? [])]))
}
