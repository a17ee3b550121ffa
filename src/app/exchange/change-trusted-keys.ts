import { thumbprint } from '../../engine/luck/exports/signatures.ts'
import type { AuditCapability } from '../core/audit-capability.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import type { TrustedKey, TrustInput } from './trusted-key-schema.ts'

/**
 * A signing key from the configuration has no label, and can be removed only from the
 * configuration.
 */
export async function listTrusted(
  { ports, settings }: Context,
  capability: AuditCapability,
): Promise<TrustedKey[]> {
  capability.use()
  const stored = await ports.exports.trusted()
  const given = [...settings.trustedKeys].map(([kid, key]) => {
    const { x = '' } = key.export({ format: 'jwk' })
    return { kid, x, label: null, at: null }
  })
  return [...given, ...stored.map(({ publicKey: x, ...key }) => ({ ...key, x }))]
}

export async function trust(
  { ports }: Context,
  capability: AuditCapability,
  { x, label }: TrustInput,
): Promise<TrustedKey> {
  const key = { kid: thumbprint(x), label, at: ports.clock.now() }
  await ports.exports.trust(capability, { ...key, publicKey: x })
  return { ...key, x }
}

export async function distrust(
  { ports }: Context,
  capability: AuditCapability,
  kid: string,
): Promise<void> {
  if (!(await ports.exports.distrust(capability, kid))) throw serviceError('key-unknown')
}
