import type {
  AccountPackRecord,
  AccountPackStore,
  PackUsage,
  UploadedPack,
  WholeAccountPack,
} from '../../app/packs/port.ts'
import type { Pool } from '../connection/pools.ts'

const columns = `p.id, p.account_id as account, p.ruleset, p.name, p.title, p.version, p.hash,
  p.bytes, p.shared, p.brought_at as "broughtAt", w.reason as withdrawn`
const packs = 'account_packs as p left join withdrawn_packs as w using (hash)'

/** Who brings one, or leaves, holds this lock: so no two are admitted beside each other. */
const holder = 'select 1 from accounts where id = $1 and left_at is null for no key update'

const beside = `
select count(*)::integer as packs, coalesce(sum(bytes), 0)::integer as bytes,
  (select reason from withdrawn_packs where hash = $3) as withdrawn
from account_packs where account_id = $1 and name <> $2`

const bring = `
insert into account_packs as kept (id, account_id, ruleset, name, title, version, hash, content,
  bytes, brought_at, shared)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, coalesce($11, false))
on conflict (account_id, name) do update set ruleset = excluded.ruleset, title = excluded.title,
  version = excluded.version, hash = excluded.hash, content = excluded.content,
  bytes = excluded.bytes, brought_at = excluded.brought_at, shared = coalesce($11, kept.shared)`

const byName = `select ${columns}, p.content from ${packs} where p.account_id = $1 and p.name = $2`
const byHash = `
select ${columns}, p.content from ${packs} where p.hash = $1
order by (p.account_id = $2) is true desc, p.shared desc, p.id limit 1`

const share = 'update account_packs set shared = $3 where account_id = $1 and name = $2'
const takeAway = 'delete from account_packs where account_id = $1 and name = $2 returning 1'
/** No more of either is read than the page could need. */
const pageOf = (run: string) => `
(select ${columns} from ${packs} where ${run} and ($2::text is null or p.ruleset = $2)
  and ($3::uuid is null or p.id < $3) order by p.id desc limit $4)`
const own = pageOf('p.account_id = $1')
const others = pageOf('p.shared and p.account_id <> $1 and w.hash is null')
const page = (runs: readonly string[]) =>
  `select * from (${runs.join(' union all ')}) as listed order by id desc limit $4`

interface Wires {
  readonly lobby: Pool
  readonly readers: Pool
  readonly lists: Pool
}

export function accountPackStore({ lobby, readers, lists }: Wires): AccountPackStore {
  const named = async (account: string, name: string): Promise<WholeAccountPack | null> =>
    (await readers.query<WholeAccountPack>(byName, [account, name]))[0] ?? null
  return {
    bring: (pack, admit) =>
      lobby.transaction(async (client) => {
        const { account, name, hash } = pack
        const { rowCount } = await client.query(holder, [account])
        if (rowCount === 0) return null
        const { rows } = await client.query<PackUsage>(beside, [account, name, hash])
        admit(rows[0]!)
        await client.query(bring, valuesOf(pack))
        const { rows: kept } = await client.query<AccountPackRecord>(byName, [account, name])
        return kept[0]!
      }),

    async find(asked) {
      if ('name' in asked) return named(asked.account, asked.name)
      const found = await readers.query<WholeAccountPack>(byHash, [asked.hash, asked.by])
      return found[0] ?? null
    },

    async share(account, name, shared) {
      await lobby.query(share, [account, name, shared])
      return named(account, name)
    },

    async takeAway(account, name) {
      const gone = await lobby.query(takeAway, [account, name])
      return gone.length > 0
    },

    list: ({ account, ruleset, mine, before, limit }) =>
      lists.query(page(mine ? [own] : [own, others]), [account, ruleset, before, limit]),
  }
}

function valuesOf(pack: UploadedPack): unknown[] {
  const { id, account, ruleset, name, title, version, hash, content } = pack
  const { bytes, broughtAt, shared } = pack
  return [id, account, ruleset, name, title, version, hash, content, bytes, broughtAt, shared]
}
