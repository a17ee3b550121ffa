import type { EntityManager } from 'typeorm'
import { MoreThan } from 'typeorm'
import type { AdminAccountStore, WholeAccount } from '../../app/accounts/port.ts'
import type { AuditCapability } from '../../app/core/audit-capability.ts'
import { audited, recordOutcomeWith } from '../audit/audit-outcomes.ts'
import { dateOf } from '../connection/columns.ts'
import type { Pools } from '../connection/entity-pool.ts'
import type { Pool } from '../connection/pools.ts'
import { type AccountRow, accounts, banOf, erasures } from './account-entities.ts'
import { erase } from './erasure.ts'
import { lockOwnerTokens, notify, notifyRevoked, revoke, tokensMadeWith } from './owner-tokens.ts'
import { readPersonalData } from './personal-data.ts'
import { merge, reseat } from './seat-transfers.ts'

/** This expression must be equal to the expression in the index `ix_accounts_by_name`. */
const foldedName = 'lower(account.name) collate "C"'

/**
 * Disables the webhooks of a banned account. The webhooks stay disabled after the ban ends. The
 * statement is raw SQL, because the feature that owns the table `webhooks` depends on the accounts
 * feature.
 */
const switchWebhooksOff = `
with off as (
  update webhooks set off_because = 'banned' where account_id = $1 and off_because is null
  returning id)
update webhook_deliveries set done_at = $2, outcome = 'banned'
where done_at is null and webhook_id in (select id from off)`

/**
 * Account methods for operators. Each method first uses up the caller's audit capability, so that
 * every call has an audit entry.
 */
export const adminAccountStore = (pools: Pools): AdminAccountStore => ({
  ...knownIn(pools),
  ...movedIn(pools),
})

type Moved = Pick<AdminAccountStore, 'reseat' | 'merge' | 'erase' | 'erased' | 'person'>

function knownIn({ clerks, readers, lists }: Pools): Omit<AdminAccountStore, keyof Moved> {
  const change = async (capability: AuditCapability, id: string, changed: Partial<AccountRow>) => {
    capability.use()
    await audited(clerks, capability, (manager) => manager.update(accounts, { id }, changed))
    await notifyAccount(readers, id)
  }
  return {
    async accounts(capability, { name, behind, limit }) {
      capability.use()
      const found = await lists.orm((manager) =>
        name === null ? newest(manager, behind, limit) : named(manager, name, behind, limit),
      )
      return found.map(whole)
    },

    async account(capability, id) {
      capability.use()
      const found = await readers.orm((manager) => manager.findOneBy(accounts, { id }))
      return found && whole(found)
    },

    async ban(capability, id, { until, reason }, at) {
      capability.use()
      const revoked = await clerks.ormTransaction(async (manager) => {
        await lockOwnerTokens(manager)
        await manager.update(accounts, { id }, { bannedUntil: until, banReason: reason })
        await manager.query(switchWebhooksOff, [id, dateOf(at)])
        return revoke(manager, await tokensMadeWith(manager, { account: id }), at)
      })
      await notifyRevoked(readers, revoked)
      await notifyAccount(readers, id)
      return revoked
    },

    unban: (capability, id) => change(capability, id, { bannedUntil: null, banReason: null }),
    rename: (capability, id, name, at) => change(capability, id, { name, renamedAt: at }),
  }
}

function newest(manager: EntityManager, behind: string | null, limit: number) {
  const query = manager.createQueryBuilder(accounts, 'account').orderBy('account.id', 'DESC')
  if (behind !== null) query.where('account.id < :behind', { behind })
  return query.limit(limit).getMany()
}

function named(manager: EntityManager, name: string, behind: string | null, limit: number) {
  const query = manager.createQueryBuilder(accounts, 'account')
  query.addSelect(foldedName, 'folded').orderBy('folded').addOrderBy('account.id').limit(limit)
  query.where(`${foldedName} >= lower(:name) collate "C"`, { name })
  query.andWhere(`${foldedName} < (lower(:name) || chr(1114111)) collate "C"`)
  if (behind !== null)
    query.andWhere(
      `(${foldedName}, account.id) > (
        select lower(last.name) collate "C", last.id
        from accounts as last where last.id = :behind)`,
      { behind },
    )
  return query.getMany()
}

const whole = ({ id, name, kind, createdAt, role, ...row }: AccountRow): WholeAccount => {
  const { leftAt, renamedAt, mergedInto, subject } = row
  const known = { id, name, kind, createdAt, role, leftAt, renamedAt, mergedInto }
  return { ...known, vouched: subject !== null, ban: banOf(row) }
}

const movedIn = ({ clerks, readers, lobby, lists }: Pools): Moved => ({
  async reseat(capability, reseated) {
    capability.use(reseated.game)
    await reseat(lobby, reseated, (client) => recordOutcomeWith(client, capability))
  },

  async merge(capability, merging) {
    capability.use()
    return merge(lobby, merging, (client) => recordOutcomeWith(client, capability))
  },

  async erase(capability, id, at) {
    capability.use()
    const hashes = await audited(clerks, capability, (manager) => erase(manager, id, at))
    await notifyRevoked(readers, hashes)
    await notify(readers, `left ${id}`)
    await notifyAccount(readers, id)
    return hashes
  },

  async person(capability, id) {
    capability.use()
    return readPersonalData(lists, id)
  },

  async erased(capability, behind, limit) {
    capability.use()
    const where = behind === null ? {} : { id: MoreThan(behind) }
    return lists.orm((manager) =>
      manager.find(erasures, { where, order: { id: 'ASC' }, take: limit }),
    )
  },
})

const notifyAccount = (pool: Pool, id: string) => notify(pool, `account ${id}`, 'webhooks')
