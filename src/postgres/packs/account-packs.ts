import type { EntityManager } from 'typeorm'
import type {
  AccountPackRecord,
  AccountPackStore,
  PackUsage,
  UploadedPack,
  WholeAccountPack,
} from '../../app/packs/port.ts'
import { lockAccount } from '../accounts/account-entities.ts'
import type { Pools } from '../connection/entity-pool.ts'
import { type AccountPackRow, accountPacks, withdrawnPacks } from './pack-entities.ts'

export const accountPackStore = ({ lobby, readers, lists }: Pools): AccountPackStore => ({
  bring: (pack, admit) =>
    lobby.ormTransaction(async (manager) => {
      if (!(await lockAccount(manager, pack.account))) return null
      admit(await usageBeside(manager, pack))
      await keep(manager, pack)
      return named(manager, pack.account, pack.name)
    }),

  find: (asked) =>
    readers.orm((manager) =>
      'name' in asked
        ? named(manager, asked.account, asked.name)
        : withHash(manager, asked.hash, asked.by),
    ),

  share: (account, name, shared) =>
    lobby.orm(async (manager) => {
      await manager.update(accountPacks, { account, name }, { shared })
      return named(manager, account, name)
    }),

  async takeAway(account, name) {
    const gone = await lobby.orm((manager) => manager.delete(accountPacks, { account, name }))
    return gone.affected === 1
  },

  list: ({ account, ruleset, mine, before, limit }) =>
    lists.orm(async (manager) => {
      const page = async (which: string): Promise<AccountPackRecord[]> => {
        const query = packsIn(manager).where(which, { account }).orderBy('pack.id', 'DESC')
        if (ruleset !== null) query.andWhere('pack.ruleset = :ruleset', { ruleset })
        if (before !== null) query.andWhere('pack.id < :before', { before })
        return (await query.limit(limit).getMany()).map(recordOf)
      }
      const own = await page('pack.account = :account')
      const others = 'pack.shared and pack.account <> :account and withdrawal.hash is null'
      const all = mine ? own : [...own, ...(await page(others))]
      return all.sort((one, other) => (one.id < other.id ? 1 : -1)).slice(0, limit)
    }),
})

const packsIn = (manager: EntityManager) =>
  manager
    .getRepository(accountPacks)
    .createQueryBuilder('pack')
    .leftJoinAndSelect('pack.withdrawal', 'withdrawal')

const recordOf = <P extends Partial<AccountPackRow>>({ withdrawal, ...pack }: P) => ({
  ...pack,
  withdrawn: withdrawal?.reason ?? null,
})

async function named(manager: EntityManager, account: string, name: string) {
  const query = packsIn(manager).addSelect('pack.content')
  const found = await query.where({ account, name }).getOne()
  return found && (recordOf(found) as WholeAccountPack)
}

/**
 * If several packs have the same hash, a pack of the requesting account is preferred to a shared
 * pack.
 */
async function withHash(manager: EntityManager, hash: string, by: string | null) {
  const query = packsIn(manager).addSelect('pack.content').where({ hash })
  query.addSelect('coalesce(pack.account = :by, false)', 'own').setParameter('by', by)
  query.orderBy('own', 'DESC').addOrderBy('pack.shared', 'DESC').addOrderBy('pack.id')
  const found = await query.limit(1).getOne()
  return found && (recordOf(found) as WholeAccountPack)
}

async function usageBeside(
  manager: EntityManager,
  { account, name, hash }: UploadedPack,
): Promise<PackUsage> {
  const query = manager.getRepository(accountPacks).createQueryBuilder('pack')
  query.select('count(*)::integer', 'packs')
  query.addSelect('coalesce(sum(pack.bytes), 0)::integer', 'bytes')
  query.where('pack.account = :account and pack.name <> :name', { account, name })
  const beside = await query.getRawOne<Omit<PackUsage, 'withdrawn'>>()
  const withdrawal = await manager.findOneBy(withdrawnPacks, { hash })
  return { ...beside!, withdrawn: withdrawal?.reason ?? null }
}

/**
 * The callers have locked the account's row, so no other transaction can insert a pack with the
 * same name.
 */
async function keep(manager: EntityManager, pack: UploadedPack): Promise<void> {
  const { id, account, name, ...content } = pack
  const kept = await manager.findOneBy(accountPacks, { account, name })
  const shared = pack.shared ?? kept?.shared ?? false
  if (kept) await manager.update(accountPacks, { id: kept.id }, { ...content, shared })
  else await manager.insert(accountPacks, { ...pack, shared })
}
