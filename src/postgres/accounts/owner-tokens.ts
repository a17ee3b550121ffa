import { type EntityManager, type FindOperator, In, IsNull, LessThan, Not } from 'typeorm'
import type { AccountRecord, AccountStore, TokenRecord } from '../../app/accounts/port.ts'
import { LastOwner } from '../../app/accounts/port.ts'
import { advisoryLocks } from '../connection/advisory-locks.ts'
import { dateOf } from '../connection/columns.ts'
import type { EntityPool } from '../connection/entity-pool.ts'
import type { Pool } from '../connection/pools.ts'
import { CHANNEL } from '../notifier/pending-notifications.ts'
import { accounts, newAccount, passkeys, type TokenRow, tokens } from './account-entities.ts'

type Owners = Pick<AccountStore, 'foundOwner' | 'holdsLastOwnerToken'>

export const ownersIn = (clerks: EntityPool): Owners => ({
  foundOwner: (account, token, hash, { isFirst }) =>
    clerks.ormTransaction(async (manager) => {
      await lockOwnerTokens(manager)
      const isOwned = async () =>
        (await usableOwnerTokens(manager, token.createdAt)).length > 0 ||
        (await hasOwnerPasskey(manager))
      if (isFirst && (await isOwned())) return false
      if (await manager.existsBy(tokens, { hash })) return false
      await manager.insert(accounts, newAccount(account))
      await manager.insert(tokens, { ...token, scopes: [...token.scopes], hash })
      return true
    }),

  holdsLastOwnerToken: (account, at) =>
    clerks.orm(async (manager) => {
      const usable = await usableOwnerTokens(manager, at)
      const ended = await tokensMadeWith(manager, { account })
      const isOwner =
        usable.some((id) => ended.includes(id)) || (await hasOwnerPasskey(manager, { account }))
      const hasOther =
        usable.some((id) => !ended.includes(id)) ||
        (await hasOwnerPasskey(manager, { account: Not(account) }))
      return isOwner && !hasOther
    }),
})

/**
 * Takes the lock for owner tokens until the end of the transaction. Every transaction that revokes
 * tokens or creates the first owner token takes this lock, so that two callers cannot revoke the
 * last two owner tokens at the same time.
 */
export async function lockOwnerTokens(manager: EntityManager): Promise<void> {
  await manager.query('select pg_advisory_xact_lock($1)', [advisoryLocks.tokens])
}

/**
 * Stores a new token. Returns false if the token that was used to create the new token has been
 * revoked.
 */
export async function addToken(
  manager: EntityManager,
  token: TokenRecord,
  hash: Buffer,
  holder: AccountRecord | null = null,
): Promise<boolean> {
  await lockOwnerTokens(manager)
  const { madeBy } = token
  const maker = madeBy === null ? null : await manager.findOneBy(tokens, { id: madeBy })
  if (maker && maker.revokedAt !== null) return false
  if (holder) await manager.insert(accounts, newAccount(holder))
  if (token.kind !== 'token') await deleteEndedSessions(manager, token)
  await manager.insert(tokens, { ...token, scopes: [...token.scopes], hash })
  return true
}

/**
 * Deletes sessions that have expired or been revoked. No other token refers to a deleted session,
 * because a session is never recorded as the creator of a token.
 */
async function deleteEndedSessions(
  manager: EntityManager,
  { account, kind, createdAt }: TokenRecord,
): Promise<void> {
  await manager.delete(tokens, { account, kind, expiresAt: LessThan(createdAt) })
  await manager.delete(tokens, { account, kind, revokedAt: LessThan(createdAt) })
}

export async function tokensMadeWith(
  manager: EntityManager,
  { id = null, account = null }: { readonly id?: string | null; readonly account?: string | null },
): Promise<string[]> {
  // The statement is raw SQL, because TypeORM's query builder cannot express a recursive union.
  const rows: { id: string }[] = await manager.query(
    `with recursive ended as (
       select id from tokens
       where ($1::uuid is null or id = $1) and ($2::uuid is null or account_id = $2)
       union
       select t.id from tokens as t join ended as e on t.made_by = e.id)
     select id from ended`,
    [id, account],
  )
  return rows.map((row) => row.id)
}

/**
 * Revokes the given tokens and returns their hashes. Revokes nothing if no owner could sign in
 * afterwards.
 */
export async function revoke(
  manager: EntityManager,
  ids: readonly string[],
  at: number,
): Promise<Buffer[]> {
  const held: TokenRow[] = await manager
    .createQueryBuilder(tokens, 'token')
    .addSelect('token.hash')
    .where({ id: In([...ids]) })
    .getMany()
  await manager.update(tokens, { id: In([...ids]), revokedAt: IsNull() }, { revokedAt: at })
  const revokesOwner = held.some(
    ({ scopes, kind, revokedAt, expiresAt }) =>
      scopes.includes('owner') &&
      kind === 'token' &&
      revokedAt === null &&
      (expiresAt === null || expiresAt > at),
  )
  if (revokesOwner) await requireOwner(manager, at)
  return held.map(({ hash }) => hash)
}

/**
 * Throws unless an owner still has a token or a passkey, because only an owner can create owner
 * tokens.
 */
export async function requireOwner(manager: EntityManager, at: number): Promise<void> {
  if ((await usableOwnerTokens(manager, at)).length > 0) return
  if (!(await hasOwnerPasskey(manager))) throw new LastOwner()
}

export const hasOwnerPasskey = (
  manager: EntityManager,
  of: { readonly account?: string | FindOperator<string> } = {},
): Promise<boolean> =>
  manager.existsBy(passkeys, { ...of, kind: 'console', holder: { role: 'owner' } })

async function usableOwnerTokens(manager: EntityManager, at: number): Promise<string[]> {
  const found = await manager
    .createQueryBuilder(tokens, 'token')
    .innerJoin('token.holder', 'holder')
    .where(`'owner' = any (token.scopes) and token.revokedAt is null and token.kind = 'token'`)
    .andWhere('(token.expiresAt is null or token.expiresAt > :at)', { at: dateOf(at) })
    .andWhere(`(token.lent or holder.role = 'owner')`)
    .getMany()
  return found.map(({ id }) => id)
}

export async function notifyRevoked(pool: Pool, hashes: readonly Buffer[]): Promise<void> {
  await notify(pool, ...hashes.map((hash) => `token ${hash.toString('hex')}`))
}

export async function notify(pool: Pool, ...payloads: readonly string[]): Promise<void> {
  if (payloads.length === 0) return
  await pool.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [
    ...[CHANNEL, payloads],
  ])
}
