import { type DataSource, type EntityManager, In, IsNull } from 'typeorm'
import type { AccountRecord, AccountStore, TokenRecord } from '../../app/accounts/port.ts'
import { LastOwner } from '../../app/accounts/port.ts'
import { advisoryLocks } from '../connection/advisory-locks.ts'
import type { DetectOutage } from '../connection/pools.ts'
import { accounts, rowOf, tokens, untouched, unvouched } from '../entities.ts'

/** `admin` is what owners were called before. */
const isUsable = `('owner' = any (scopes) or 'admin' = any (scopes)) and revoked_at is null
  and (expires_at is null or expires_at > $1)
  and (lent or exists (select from accounts as a where a.id = account_id and a.role = 'owner'))`
const countUsable = `select count(*)::int as count from tokens where ${isUsable}`

/** What ends with the tokens that are asked for first: all that were made with them, and so on. */
export const withAllMadeBy = (first: string) => `
with recursive ended as (
  ${first}
  union
  select t.id from tokens as t join ended as e on t.made_by = e.id
)`
const endsAllUsable = `
${withAllMadeBy('select id from tokens where account_id = $2')}
select coalesce(bool_and(id in (select id from ended)), false) as "endsAll"
from tokens where ${isUsable}`

type Owners = Pick<AccountStore, 'foundOwner' | 'holdsLastOwnerToken'>

export const ownersIn = (source: DataSource, answered: DetectOutage): Owners => ({
  foundOwner: (account, token, hash, { isFirst }) =>
    answered(() =>
      source.transaction(async (manager) => {
        await lockOwnerTokens(manager)
        if (isFirst && (await countOwnerTokens(manager, token.createdAt)) > 0) return false
        if (await manager.existsBy(tokens, { hash })) return false
        await manager.insert(accounts, { ...account, ...unvouched, ...untouched })
        await manager.insert(tokens, rowOf(token, hash))
        return true
      }),
    ),

  holdsLastOwnerToken: (account, at) =>
    answered(async () => {
      const [row]: { endsAll: boolean }[] = await source.query(endsAllUsable, [at, account])
      return row!.endsAll
    }),
})

/**
 * Whoever makes the first owner's token or ends any token holds this until the transaction is over:
 * of two who end the last two at once, the second one sees what the first has done.
 */
export async function lockOwnerTokens(manager: EntityManager): Promise<void> {
  await manager.query('select pg_advisory_xact_lock($1)', [advisoryLocks.tokens])
}

/**
 * With the account that is made for it, if any. Gives whether it was made: not where the token that
 * makes it has ended.
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
  if (holder) await manager.insert(accounts, { ...holder, ...unvouched, ...untouched })
  await manager.insert(tokens, rowOf(token, hash))
  return true
}

/**
 * Ends tokens, all or none of them: not the last one with which an owner could come in. Gives their
 * hashes.
 */
export async function end(
  manager: EntityManager,
  ended: readonly { readonly id: string }[],
  at: number,
): Promise<Buffer[]> {
  const ids = ended.map(({ id }) => id)
  const held = await manager.findBy(tokens, { id: In(ids) })
  await manager.update(tokens, { id: In(ids), revokedAt: IsNull() }, { revokedAt: at })
  const endedOwner = held.some(
    ({ scopes, revokedAt, expiresAt }) =>
      scopes.includes('owner') && revokedAt === null && (expiresAt === null || expiresAt > at),
  )
  if (endedOwner) await requireOwner(manager, at)
  return held.map(({ hash }) => hash)
}

/** Else nobody could make another one. */
export async function requireOwner(manager: EntityManager, at: number): Promise<void> {
  if ((await countOwnerTokens(manager, at)) === 0) throw new LastOwner()
}

async function countOwnerTokens(manager: EntityManager, at: number): Promise<number> {
  const [row]: { count: number }[] = await manager.query(countUsable, [at])
  return row?.count ?? 0
}
