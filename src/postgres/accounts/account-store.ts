import type pg from 'pg'
import { type DataSource, IsNull, Not } from 'typeorm'
import type {
  AccountImpact,
  AccountStore,
  Ban,
  TokenHolder,
  TokenRecord,
} from '../../app/accounts/port.ts'
import { isBanned } from '../../app/accounts/port.ts'
import { scopesIn } from '../connection/columns.ts'
import type { DetectOutage, Pool } from '../connection/pools.ts'
import {
  type AccountRow,
  accounts,
  rowOf,
  type TokenRow,
  tokens,
  untouched,
  unvouched,
} from '../entities.ts'
import { merge } from '../games/seat-transfers.ts'
import { readPersonalData } from '../jobs/personal-data.ts'
import { CHANNEL } from '../notifier/pending-notifications.ts'
import { addToken, end, lockOwnerTokens, ownersIn, withAllMadeBy } from './owner-tokens.ts'

const TOKENS_OF_ACCOUNT_MAX = 200

const holderOfHash = `
select a.id as "accountId", a.name, a.kind, a.created_at as "accountCreatedAt", a.role, t.id,
  t.label, ${scopesIn('t.scopes')} as scopes, t.created_at as "createdAt",
  t.expires_at as "expiresAt", t.revoked_at as "revokedAt", t.made_by as "madeBy", t.lent,
  a.vouched_at as "vouchedAt", ${scopesIn('a.vouched_scopes')} as "vouchedScopes",
  a.banned_until as "bannedUntil", a.ban_reason as "banReason"
from tokens as t join accounts as a on a.id = t.account_id where t.hash = $1`

const counted = (rows: string): string => `(select count(*) from ${rows})`
const seatsAt = (status: string): string =>
  counted(`seats where account_id = $1 and status in (${status})`)
const reach = `
select ${seatsAt("'running'")} as "runningGames", ${seatsAt("'open'")} as "waitingTables",
  ${seatsAt("'over', 'cancelled'")} as "endedGames",
  ${counted("games where host_id = $1 and status in ('open', 'running')")} as "hostedGames",
  ${counted('webhooks where account_id = $1 and off_because is null')} as webhooks,
  ${counted(`tokens where account_id = $1 and revoked_at is null
    and coalesce(expires_at, $2) >= $2`)} as tokens,
  ${counted('account_packs where account_id = $1')} as packs,
  ${counted('ratings where account_id = $1')} as ratings
from accounts where id = $1`

const endedWithToken = `${withAllMadeBy(`
  select id from tokens where id = $1 and account_id = $2`)}
select id from ended`
export const endedWithAccount = `${withAllMadeBy('select id from tokens where account_id = $1')}
select id from ended`

type HolderRow = Omit<TokenRow, 'hash'> &
  Pick<AccountRow, 'name' | 'kind' | 'role' | 'vouchedAt' | 'vouchedScopes'> &
  Pick<AccountRow, 'bannedUntil' | 'banReason'> & {
    accountCreatedAt: number
  }

/** What is vouched for with every request need not be written down with every one. */
const VOUCHED_MILLISECONDS = 60_000

const asToken = ({ accountId, hash: _, ...token }: TokenRow): TokenRecord => ({
  ...token,
  account: accountId,
})

export const banOf = ({
  bannedUntil: until,
  banReason: reason,
}: Pick<AccountRow, 'bannedUntil' | 'banReason'>): Ban | null =>
  reason === null ? null : { until, reason }

/** Tells every node that these tokens are not to be trusted any more. */
export async function ring(readers: Pool, hashes: readonly Buffer[]): Promise<void> {
  for (const hash of hashes)
    await readers.query('select pg_notify($1, $2)', [CHANNEL, `token ${hash.toString('hex')}`])
}

interface Wires {
  readonly lobby: Pool
  readonly readers: Pool
  readonly lists: Pool
}

export const accountStore = (
  source: DataSource,
  { lobby, readers, lists }: Wires,
  answered: DetectOutage,
): AccountStore => ({
  ...peopleIn(source, readers, answered),
  ...ownersIn(source, answered),
  ...tokensIn(source, readers, answered),
  merge: (merging) => merge(lobby, merging),
  told: (account) => readPersonalData(lists, account),
})

type People = Pick<
  AccountStore,
  'create' | 'find' | 'isHere' | 'reach' | 'isVouched' | 'bySubject' | 'leave'
>

function peopleIn(source: DataSource, readers: Pool, answered: DetectOutage): People {
  const rows = source.getRepository(accounts)
  return {
    create: (account, token, hash) =>
      answered(() =>
        source.transaction(async (manager) => {
          await manager.insert(accounts, { ...account, ...unvouched, ...untouched })
          if (token && hash) await manager.insert(tokens, rowOf(token, hash))
        }),
      ),

    find: (id) => answered(() => rows.findOneBy({ id })),

    isHere: (id, at) =>
      answered(async () => {
        const found = await rows.findOneBy({ id, leftAt: IsNull() })
        return found !== null && !isBanned(banOf(found), at)
      }),

    async reach(id, at) {
      const [found] = await readers.query<AccountImpact & pg.QueryResultRow>(reach, [id, at])
      return found ?? null
    },

    isVouched: (id) => answered(() => rows.existsBy({ id, subject: Not(IsNull()) })),

    bySubject: (subject, fresh, scopes) =>
      answered(async () => {
        const vouched = { vouchedAt: fresh.createdAt, vouchedScopes: [...scopes] }
        const values = { ...fresh, subject, leftAt: null, ...vouched, ...untouched }
        await rows.createQueryBuilder().insert().values(values).orIgnore().execute()
        const found = await rows.findOneBy({ subject })
        if (!found) throw new Error('an account that was just made is missing')
        const isFresh = vouched.vouchedAt - (found.vouchedAt ?? 0) < VOUCHED_MILLISECONDS
        if (!isFresh || String(found.vouchedScopes) !== String(scopes))
          await rows.update({ id: found.id }, vouched)
        const { id, name, kind, createdAt, role } = found
        return { id, name, kind, createdAt, role, ban: banOf(found) }
      }),

    async leave(id, at) {
      const name = 'somebody who left'
      const ended = await answered(() =>
        source.transaction(async (manager) => {
          await lockOwnerTokens(manager)
          await manager.update(accounts, { id }, { name, subject: null, leftAt: at })
          for (const table of ['account_packs', 'webhooks', 'pairings'])
            await manager.query(`delete from ${table} where account_id = $1`, [id])
          const ids: { id: string }[] = await manager.query(endedWithAccount, [id])
          return end(manager, ids, at)
        }),
      )
      await readers.query('select pg_notify($1, $2)', [CHANNEL, `left ${id}`])
      await ring(readers, ended)
      return ended
    },
  }
}

type Keys = Omit<AccountStore, 'merge' | 'told' | keyof People | keyof ReturnType<typeof ownersIn>>

function tokensIn(source: DataSource, readers: Pool, answered: DetectOutage): Keys {
  const rows = source.getRepository(tokens)
  return {
    async holderOf(hash): Promise<TokenHolder | null> {
      const [row] = await readers.query<HolderRow>(holderOfHash, [hash], 'holder')
      if (!row) return null
      const { accountId, name, kind, role, accountCreatedAt, ...rest } = row
      const { vouchedAt, vouchedScopes, bannedUntil, banReason, ...token } = rest
      const ban = banOf({ bannedUntil, banReason })
      const account = { id: accountId, name, kind, createdAt: accountCreatedAt, role, ban }
      const vouched = vouchedAt === null ? null : { at: vouchedAt, scopes: vouchedScopes ?? [] }
      return { account, token: { ...token, account: accountId }, vouched }
    },

    addToken: (token, hash) =>
      answered(() => source.transaction((manager) => addToken(manager, token, hash))),

    tokensOf: (accountId) =>
      answered(async () => {
        const found = await rows.find({
          where: { accountId, revokedAt: IsNull() },
          order: { id: 'DESC' },
          take: TOKENS_OF_ACCOUNT_MAX,
        })
        return found.map(asToken)
      }),

    async revokeToken(id, account, at) {
      const ended = await answered(() =>
        source.transaction(async (manager) => {
          await lockOwnerTokens(manager)
          const ids: { id: string }[] = await manager.query(endedWithToken, [id, account])
          return ids.length === 0 ? null : end(manager, ids, at)
        }),
      )
      if (ended) await ring(readers, ended)
      return ended
    },
  }
}
