import { IsNull, Not } from 'typeorm'
import type { AccountImpact, AccountStore, TokenHolder } from '../../app/accounts/port.ts'
import { isBanned } from '../../app/accounts/port.ts'
import { dateOf } from '../connection/columns.ts'
import { insertNew, type Pools } from '../connection/entity-pool.ts'
import {
  type AccountRow,
  accounts,
  banOf,
  lockAccount,
  newAccount,
  passkeys,
  type TokenRow,
  tokens,
} from './account-entities.ts'
import {
  addToken,
  lockOwnerTokens,
  notify,
  notifyRevoked,
  ownersIn,
  revoke,
  tokensMadeWith,
} from './owner-tokens.ts'
import { readPersonalData } from './personal-data.ts'
import { merge } from './seat-transfers.ts'

const TOKENS_OF_ACCOUNT_MAX = 200

/**
 * An identity provider confirms the account at every request, but the account's row is updated at
 * most once per minute.
 */
const VOUCHED_MILLISECONDS = 60_000

/**
 * The query is a prepared raw SQL statement, because every request whose token is not cached waits
 * for the query.
 */
const holderOfHash = `
select a.id as "accountId", a.name, a.kind as "accountKind", a.created_at as "accountCreatedAt",
  a.role, t.id,
  t.label, t.scopes, t.created_at as "createdAt", t.expires_at as "expiresAt",
  t.revoked_at as "revokedAt", t.made_by as "madeBy", t.lent, t.kind,
  (select m.expires_at from tokens as m where m.id = t.made_by) as "makerExpiresAt",
  a.vouched_at as "vouchedAt",
  a.vouched_scopes as "vouchedScopes", a.banned_until as "bannedUntil",
  a.ban_reason as "banReason"
from tokens as t join accounts as a on a.id = t.account_id where t.hash = $1`

const endConnections = `
with ended as (
  update oauth_grants set revoked_at = coalesce(revoked_at, $2::timestamptz)
  where owner_id = $1 or account_id = $1 returning id
), gone as (
  update tokens set revoked_at = coalesce(revoked_at, $2::timestamptz)
  where grant_id in (select id from ended) returning hash
) select hash from gone`

const counted = (rows: string): string => `(select count(*) from ${rows})`
const seatsAt = (status: string): string =>
  counted(`seats where account_id = $1 and status in (${status})`)
/** The statement is raw SQL, so that the rows of eight tables are counted in one round trip. */
const reach = `
select ${seatsAt("'running'")} as "runningGames", ${seatsAt("'open'")} as "waitingTables",
  ${seatsAt("'over', 'cancelled'")} as "endedGames",
  ${counted("games where host_id = $1 and status in ('open', 'running')")} as "hostedGames",
  ${counted('webhooks where account_id = $1 and off_because is null')} as webhooks,
  ${counted(`tokens where account_id = $1 and revoked_at is null
    and coalesce(expires_at, $2) >= $2::timestamptz`)} as tokens,
  ${counted('account_packs where account_id = $1')} as packs,
  ${counted('ratings where account_id = $1')} as ratings
from accounts where id = $1`

type HolderRow = Omit<TokenRow, 'hash' | 'account'> &
  Pick<AccountRow, 'name' | 'role' | 'vouchedAt' | 'vouchedScopes'> &
  Pick<AccountRow, 'bannedUntil' | 'banReason'> & {
    readonly accountId: string
    readonly accountKind: AccountRow['kind']
    readonly accountCreatedAt: number
    readonly makerExpiresAt: number | null
  }

export const accountStore = (pools: Pools): AccountStore => ({
  ...peopleIn(pools),
  ...profilesIn(pools),
  ...ownersIn(pools.clerks),
  ...tokensIn(pools),
  merge: (merging) => merge(pools.lobby, merging),
  personalData: (account) => readPersonalData(pools.lists, account),
})

type People = Pick<
  AccountStore,
  'create' | 'find' | 'isHere' | 'reach' | 'isSaved' | 'bySubject' | 'leave'
>

function peopleIn({ clerks, readers }: Pools): People {
  return {
    create: (account, token, hash) =>
      clerks.ormTransaction(async (manager) => {
        await manager.insert(accounts, newAccount(account))
        if (token && hash)
          await manager.insert(tokens, { ...token, scopes: [...token.scopes], hash })
      }),

    find: (id) => clerks.orm((manager) => manager.findOneBy(accounts, { id })),

    async isHere(id, at) {
      const where = { id, leftAt: IsNull() }
      const found = await clerks.orm((manager) => manager.findOneBy(accounts, where))
      return found !== null && !isBanned(banOf(found), at)
    },

    reach: (id, at) => readers.one<AccountImpact>(reach, [id, dateOf(at)]),

    isSaved: (id) =>
      clerks.orm(
        async (manager) =>
          (await manager.existsBy(accounts, { id, subject: Not(IsNull()) })) ||
          (await manager.existsBy(passkeys, { account: id })),
      ),

    bySubject: (subject, fresh, scopes) =>
      clerks.orm(async (manager) => {
        const vouched = { vouchedAt: fresh.createdAt, vouchedScopes: [...scopes] }
        const values = { ...newAccount(fresh), subject, ...vouched }
        await insertNew(manager, accounts, values)
        const found = await manager.findOneBy(accounts, { subject })
        if (!found) throw new Error('an account that was just made is missing')
        const isFresh = vouched.vouchedAt - (found.vouchedAt ?? 0) < VOUCHED_MILLISECONDS
        if (!isFresh || String(found.vouchedScopes) !== String(scopes))
          await manager.update(accounts, { id: found.id }, vouched)
        const { id, name, kind, createdAt, role } = found
        return { id, name, kind, createdAt, role, ban: banOf(found) }
      }),

    async leave(id, at) {
      const name = 'somebody who left'
      const revoked = await clerks.ormTransaction(async (manager) => {
        await lockOwnerTokens(manager)
        await manager.update(accounts, { id }, { name, subject: null, handle: null, leftAt: at })
        // The table names are strings, because the features that own these tables depend on the
        // accounts feature.
        for (const table of ['account_packs', 'webhooks', 'pairings', 'passkeys', 'sign_ins'])
          await manager.query(`delete from ${table} where account_id = $1`, [id])
        const agents: { hash: Buffer }[] = await manager.query(endConnections, [id, dateOf(at)])
        const own = await revoke(manager, await tokensMadeWith(manager, { account: id }), at)
        return [...own, ...agents.map(({ hash }) => hash)]
      })
      await notify(readers, `left ${id}`)
      await notifyRevoked(readers, revoked)
      return revoked
    },
  }
}

type Profiles = Pick<AccountStore, 'own' | 'change' | 'setHoliday' | 'byHandle'>

const profilesIn = ({ clerks, readers }: Pools): Profiles => ({
  async own(id) {
    const account = await clerks.orm((manager) => manager.findOneByOrFail(accounts, { id }))
    const { name, handle, profile, holidayUntil, holidayDays, holidayYear } = account
    return { name, handle, profile, holidayUntil, holidayDays, holidayYear }
  },

  async change(id, { name, handle, profile }, at) {
    const changing = clerks.ormTransaction(async (manager) => {
      if (!(await lockAccount(manager, id))) return 'done'
      const row = await manager.findOneByOrFail(accounts, { id })
      const rename = name === undefined || name === row.name ? null : renamed(row, name, at)
      if (rename === 'too-many-renames') return rename
      const changes = {
        ...rename,
        ...(handle !== undefined && { handle }),
        ...(profile && { profile }),
      }
      if (Object.keys(changes).length > 0) await manager.update(accounts, { id }, changes)
      return 'done'
    })
    const outcome = await changing.catch((error) => {
      if (error.code !== UNIQUE_VIOLATION) throw error
      return 'handle-taken' as const
    })
    if (outcome === 'done') await notify(readers, `account ${id}`)
    return outcome
  },

  async setHoliday(id, decide) {
    const isDone = await clerks.ormTransaction(async (manager) => {
      if (!(await lockAccount(manager, id))) return false
      const next = decide(await manager.findOneByOrFail(accounts, { id }))
      if (next) await manager.update(accounts, { id }, next)
      return next !== null
    })
    if (isDone) await notify(readers, `account ${id}`)
    return isDone
  },

  byHandle: (handle) => clerks.orm((manager) => manager.findOneBy(accounts, { handle })),
})

const UNIQUE_VIOLATION = '23505'
const RENAMES_MAX = 3
const RENAME_MILLISECONDS = 30 * 24 * 3_600_000

function renamed({ renames, renamesSince }: AccountRow, name: string, at: number) {
  if (renamesSince === null || at - renamesSince > RENAME_MILLISECONDS)
    return { name, renames: 1, renamesSince: at }
  return renames >= RENAMES_MAX ? 'too-many-renames' : { name, renames: renames + 1 }
}

type Tokens = Pick<
  AccountStore,
  'holderOf' | 'addToken' | 'extendSession' | 'tokensOf' | 'revokeToken' | 'revokeSessions'
>

const tokensIn = ({ clerks, readers }: Pools): Tokens => ({
  async holderOf(hash): Promise<TokenHolder | null> {
    const row = await readers.one<HolderRow>(holderOfHash, [hash], 'holder')
    if (!row) return null
    const { accountId, name, accountKind: kind, role, accountCreatedAt, ...rest } = row
    const { vouchedAt, vouchedScopes, bannedUntil, banReason, makerExpiresAt, ...token } = rest
    const ban = banOf({ bannedUntil, banReason })
    const account = { id: accountId, name, kind, createdAt: accountCreatedAt, role, ban }
    const vouched = vouchedAt === null ? null : { at: vouchedAt, scopes: vouchedScopes ?? [] }
    return { account, token: { ...token, account: accountId }, makerExpiresAt, vouched }
  },

  addToken: (token, hash) => clerks.ormTransaction((manager) => addToken(manager, token, hash)),

  extendSession: (id, expiresAt) =>
    clerks.orm(async (manager) => {
      await manager.update(tokens, { id, revokedAt: IsNull() }, { expiresAt })
    }),

  tokensOf: (account) =>
    clerks.orm((manager) =>
      manager.find(tokens, {
        where: { account, revokedAt: IsNull() },
        order: { id: 'DESC' },
        take: TOKENS_OF_ACCOUNT_MAX,
      }),
    ),

  async revokeToken(id, account, at) {
    const revoked = await clerks.ormTransaction(async (manager) => {
      await lockOwnerTokens(manager)
      if (!(await manager.existsBy(tokens, { id, account }))) return null
      return revoke(manager, await tokensMadeWith(manager, { id }), at)
    })
    if (revoked) await notifyRevoked(readers, revoked)
    return revoked
  },

  async revokeSessions(account, kind, at) {
    const revoked = await clerks.ormTransaction(async (manager) => {
      await lockOwnerTokens(manager)
      const sessions = await manager.findBy(tokens, { account, kind, revokedAt: IsNull() })
      return revoke(
        manager,
        sessions.map(({ id }) => id),
        at,
      )
    })
    await notifyRevoked(readers, revoked)
    return revoked
  },
})
