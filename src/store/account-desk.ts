// What operators do about accounts: the warrant is asked first.
import type { DataSource } from 'typeorm'
import type { PeopleStore, WholeAccount } from '../service/account-ports.ts'
import { banOf, endedWithAccount, ring } from './account-store.ts'
import { type AccountRow, accounts } from './entities.ts'
import { end, takeTurns } from './owner-tokens.ts'
import type { Answered, Pool } from './pools.ts'
import { CHANNEL } from './rings.ts'

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

type Listed = Omit<WholeAccount, 'ban'> & Pick<AccountRow, 'bannedUntil' | 'banReason'>

const whole = ({ bannedUntil, banReason, ...account }: Listed): WholeAccount => ({
  ...account,
  ban: banOf({ bannedUntil, banReason }),
})

interface Wires {
  readonly readers: Pool
  readonly lists: Pool
}

export function peopleIn(
  source: DataSource,
  { readers, lists }: Wires,
  answered: Answered,
): PeopleStore {
  const rows = source.getRepository(accounts)
  return {
    async accounts(warrant, { name, behind, limit }) {
      warrant.serve()
      const found =
        name === null
          ? await lists.query<Listed>(newest, [behind, limit])
          : await lists.query<Listed>(named, [name, behind, limit])
      return found.map(whole)
    },

    async account(warrant, id) {
      warrant.serve()
      const [found] = await readers.query<Listed>(`select ${columns} from accounts where id = $1`, [
        id,
      ])
      return found ? whole(found) : null
    },

    async ban(warrant, id, { until, reason }, at) {
      warrant.serve()
      const ended = await answered(() =>
        source.transaction(async (manager) => {
          await takeTurns(manager)
          await manager.update(accounts, { id }, { bannedUntil: until, banReason: reason })
          const ids: { id: string }[] = await manager.query(endedWithAccount, [id])
          return end(manager, ids, at)
        }),
      )
      await ring(readers, ended)
      await ringAccount(readers, id)
      return ended
    },

    async unban(warrant, id) {
      warrant.serve()
      await answered(() => rows.update({ id }, { bannedUntil: null, banReason: null }))
      await ringAccount(readers, id)
    },

    async rename(warrant, id, name, at) {
      warrant.serve()
      await answered(() => rows.update({ id }, { name, renamedAt: at }))
      await ringAccount(readers, id)
    },
  }
}

const ringAccount = (readers: Pool, id: string) =>
  readers.query('select pg_notify($1, $2)', [CHANNEL, `account ${id}`])
