import { type EntityManager, IsNull, LessThan, MoreThan, Not } from 'typeorm'
import type { SignInStore } from '../../app/accounts/sign-in-port.ts'
import { type EntityPool, insertNew } from '../connection/entity-pool.ts'
import { accounts, lockAccount, passkeys, signIns } from './account-entities.ts'
import { hasOwnerPasskey, lockOwnerTokens, requireOwner } from './owner-tokens.ts'

export const signInStore = (clerks: EntityPool): SignInStore => ({
  ...passkeysIn(clerks),
  ...linksIn(clerks),
  hasOwner: (withProvider) =>
    clerks.orm(
      async (manager) =>
        (await hasOwnerPasskey(manager)) || (withProvider && (await hasVouchedOwner(manager))),
    ),
})

const hasVouchedOwner = (manager: EntityManager): Promise<boolean> =>
  manager
    .createQueryBuilder(accounts, 'account')
    .where(`account.subject is not null and 'owner' = any (account.vouchedScopes)`)
    .getExists()

type Passkeys = Pick<
  SignInStore,
  'passkeysOf' | 'addPasskey' | 'passkeyBy' | 'usePasskey' | 'removePasskey'
>

const passkeysIn = (clerks: EntityPool): Passkeys => ({
  passkeysOf: (account, kind) =>
    clerks.orm((manager) =>
      manager.find(passkeys, { where: { account, kind }, order: { id: 'ASC' } }),
    ),

  addPasskey: (passkey, most) =>
    clerks.ormTransaction(async (manager) => {
      const { account, kind } = passkey
      if (!(await lockAccount(manager, account))) return false
      if ((await manager.countBy(passkeys, { account, kind })) >= most) return false
      await insertNew(manager, passkeys, passkey)
      return true
    }),

  passkeyBy: (credential, kind) =>
    clerks.orm((manager) => manager.findOneBy(passkeys, { credential, kind })),

  usePasskey: ({ id, counter, usedAt }, challenge) =>
    clerks.ormTransaction(async (manager) => {
      await purge(manager, challenge.expiresAt)
      const { hash } = challenge
      if (await manager.existsBy(signIns, { hash })) return false
      await manager.insert(signIns, challenge)
      await manager.update(passkeys, { id }, { counter, usedAt })
      return true
    }),

  removePasskey: (id, account, kind, at) =>
    clerks.ormTransaction(async (manager) => {
      await lockOwnerTokens(manager)
      const wasOwner = await hasOwnerPasskey(manager, { account })
      const { affected } = await manager.delete(passkeys, { id, account, kind })
      if (wasOwner && kind === 'console') await requireOwner(manager, at)
      return affected === 1
    }),
})

type Links = Pick<SignInStore, 'createLink' | 'link' | 'claimLink' | 'approveLink' | 'takeLink'>

const linksIn = (clerks: EntityPool): Links => ({
  createLink: (link) =>
    clerks.ormTransaction(async (manager) => {
      await purge(manager, link.expiresAt)
      await manager.delete(signIns, { account: link.account, kind: 'link' })
      await manager.insert(signIns, link)
    }),

  link: (id, account, at) =>
    clerks.orm((manager) => manager.findOneBy(signIns, { ...open(at), id, account })),

  claimLink: ({ hash, deviceHash, device, at }) =>
    clerks.orm(async (manager) => {
      const where = { ...open(at), hash }
      await manager.update(signIns, { ...where, deviceHash: IsNull() }, { deviceHash, device })
      return manager.findOneBy(signIns, { ...where, deviceHash })
    }),

  approveLink: (id, account, at) =>
    clerks.orm(async (manager) => {
      const where = { ...open(at), id, account, deviceHash: Not(IsNull()) }
      const { affected } = await manager.update(signIns, where, { approved: true })
      return affected === 1
    }),

  takeLink: (id) =>
    clerks.orm(async (manager) => {
      const { affected } = await manager.delete(signIns, { id, approved: true })
      return affected === 1
    }),
})

const open = (at: number) => ({ kind: 'link' as const, expiresAt: MoreThan(at) })

/**
 * Maximum validity of a sign-in. A sign-in that ends more than an hour before a new sign-in ends
 * has already expired.
 */
const HOUR_MILLISECONDS = 3_600_000

async function purge(manager: EntityManager, newest: number): Promise<void> {
  await manager.delete(signIns, { expiresAt: LessThan(newest - HOUR_MILLISECONDS) })
}
