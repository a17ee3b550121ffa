import type { Context } from '../context.ts'
import { no } from '../errors.ts'
import { accountPackShown } from '../library/account-packs.ts'
import type { AccountPackWhole, PackWithdrawn, WithdrawPackInput } from '../shapes/packs.ts'
import type { Warrant } from './warrant.ts'

export async function showPack(
  { packs }: Context,
  warrant: Warrant,
  name: string,
): Promise<AccountPackWhole> {
  warrant.serve()
  const pack = await packs.brought(name, null)
  if (!pack) throw no('pack-unknown')
  return { ...accountPackShown(pack), content: JSON.parse(pack.content) }
}

export async function withdrawPack(
  { packs, ports }: Context,
  warrant: Warrant,
  name: string,
  { told }: WithdrawPackInput,
): Promise<PackWithdrawn> {
  const hash = await packs.hashOfBrought(name)
  if (hash === null) throw no('pack-unknown')
  await ports.desk.withdrawPack(warrant, hash, told, ports.clock.now())
  return { hash, told }
}
