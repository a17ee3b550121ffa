// What operators do about accounts: the warrant is asked first.
import type { DataSource } from 'typeorm'
import type { AdminAccountStore, Erasure, WholeAccount } from '../../app/accounts/port.ts'
import type { AuditCapability } from '../../app/core/audit-capability.ts'
import { recordOutcomeWith } from '../admin/audit-outcomes.ts'
import type { DetectOutage, Pool } from '../connection/pools.ts'
import { type AccountRow, accounts } from '../entities.ts'
import { merge, reseat } from '../games/seat-transfers.ts'
import { readPersonalData } from '../jobs/personal-data.ts'
import { CHANNEL } from '../notifier/pending-notifications.ts'
import { banOf, endedWithAccount, ring } from './account-store.ts'
import { erase } from './erasure.ts'
import { end, lockOwnerTokens } from './owner-tokens.ts'

const columns = `id, name, kind, created_at as "createdAt", role, left_at as "leftAt",
  subject is not null as vouched, renamed_at as "renamedAt", merged_into as "mergedInto",
  banned_until as "bannedUntil", ban_reason as "banReason"`
const newest = `
select ${columns} from accounts where $1::uuid is null or id < $1 order by id desc limit $2`
/** In the order of the index. */
const folded = 'lower(name) collate "C"'
const named = `
select ${columns} from accounts
where ${folded} >= lower($1) collate "C" and ${folded} < (lower($1) || chr(1114111)) collate "C"
  and ($2::uuid is null
    or (${folded}, id) > (select lower(name) collate "C", id from accounts where id = $2))
order by ${folded}, id limit $3`

/** With what is under way. Whoever is back puts them on again by themselves. */
const webhooksOff = `
with off as (
  update webhooks set off_because = 'banned' where account_id = $1 and off_because is null
  returning id)
update webhook_deliveries set done_at = $2, outcome = 'banned'
where done_at is null and webhook_id in (select id from off)`
const pageOfErasures = `
select account_id as id, at from erasures where $1::uuid is null or account_id > $1
order by account_id limit $2`

type Listed = Omit<WholeAccount, 'ban'> & Pick<AccountRow, 'bannedUntil' | 'banReason'>

const whole = ({ bannedUntil, banReason, ...account }: Listed): WholeAccount => ({
  ...account,
  ban: banOf({ bannedUntil, banReason }),
})

interface Wires {
  readonly lobby: Pool
  readonly readers: Pool
  readonly lists: Pool
}

export function adminAccountStore(
  source: DataSource,
  wires: Wires,
  answered: DetectOutage,
): AdminAccountStore {
  return { ...knownIn(source, wires, answered), ...movedIn(source, wires, answered) }
}

type Moved = Pick<AdminAccountStore, 'reseat' | 'merge' | 'erase' | 'erased' | 'person'>

function knownIn(
  source: DataSource,
  { readers, lists }: Wires,
  answered: DetectOutage,
): Omit<AdminAccountStore, keyof Moved> {
  const changed = (warrant: AuditCapability, id: string, change: Partial<AccountRow>) =>
    answered(() =>
      source.transaction(async (manager) => {
        await manager.update(accounts, { id }, change)
        await recordOutcomeWith(manager, warrant)
      }),
    )
  return {
    async accounts(warrant, { name, behind, limit }) {
      warrant.use()
      const found =
        name === null
          ? await lists.query<Listed>(newest, [behind, limit])
          : await lists.query<Listed>(named, [name, behind, limit])
      return found.map(whole)
    },

    async account(warrant, id) {
      warrant.use()
      const [found] = await readers.query<Listed>(`select ${columns} from accounts where id = $1`, [
        id,
      ])
      return found ? whole(found) : null
    },

    async ban(warrant, id, { until, reason }, at) {
      warrant.use()
      const ended = await answered(() =>
        source.transaction(async (manager) => {
          await lockOwnerTokens(manager)
          await manager.update(accounts, { id }, { bannedUntil: until, banReason: reason })
          await manager.query(webhooksOff, [id, at])
          const ids: { id: string }[] = await manager.query(endedWithAccount, [id])
          return end(manager, ids, at)
        }),
      )
      await ring(readers, ended)
      await ringAccount(readers, id)
      return ended
    },

    async unban(warrant, id) {
      warrant.use()
      await changed(warrant, id, { bannedUntil: null, banReason: null })
      await ringAccount(readers, id)
    },

    async rename(warrant, id, name, at) {
      warrant.use()
      await changed(warrant, id, { name, renamedAt: at })
      await ringAccount(readers, id)
    },
  }
}

const movedIn = (
  source: DataSource,
  { readers, lobby, lists }: Wires,
  answered: DetectOutage,
): Moved => ({
  async reseat(warrant, reseated) {
    warrant.use(reseated.game)
    await reseat(lobby, reseated, (client) => recordOutcomeWith(client, warrant))
  },

  async merge(warrant, merging) {
    warrant.use()
    return merge(lobby, merging, (client) => recordOutcomeWith(client, warrant))
  },

  async erase(warrant, id, at) {
    warrant.use()
    const hashes = await answered(() =>
      source.transaction(async (manager) => {
        const ended = await erase(manager, id, at)
        await recordOutcomeWith(manager, warrant)
        return ended
      }),
    )
    await ring(readers, hashes)
    await readers.query('select pg_notify($1, $2)', [CHANNEL, `left ${id}`])
    await ringAccount(readers, id)
    return hashes
  },

  async person(warrant, id) {
    warrant.use()
    return readPersonalData(lists, id)
  },

  async erased(warrant, behind, limit) {
    warrant.use()
    return lists.query<Erasure & Record<string, unknown>>(pageOfErasures, [behind, limit])
  },
})

async function ringAccount(readers: Pool, id: string): Promise<void> {
  // Of its webhooks, too.
  for (const payload of [`account ${id}`, 'webhooks'])
    await readers.query('select pg_notify($1, $2)', [CHANNEL, payload])
}
