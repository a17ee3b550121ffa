import type { AuditCapability } from '../core/audit-capability.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { accountPackShown } from './account-packs.ts'
import type { FullAccountPack, PackWithdrawn, WithdrawPackInput } from './schema.ts'

export async function showPack(
  { packs }: Context,
  capability: AuditCapability,
  name: string,
): Promise<FullAccountPack> {
  capability.use()
  const pack = await packs.upload(name, null)
  if (!pack) throw serviceError('pack-unknown')
  return { ...accountPackShown(pack), content: JSON.parse(pack.content) }
}

export async function withdrawPack(
  { packs, ports }: Context,
  capability: AuditCapability,
  name: string,
  { told }: WithdrawPackInput,
): Promise<PackWithdrawn> {
  const hash = await packs.hashOfUpload(name)
  if (hash === null) throw serviceError('pack-unknown')
  await ports.admin.withdrawPack(capability, hash, told, ports.clock.now())
  return { hash, message: told }
}
