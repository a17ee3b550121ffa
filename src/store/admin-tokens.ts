import { type DataSource, type EntityManager, In, IsNull } from 'typeorm'
import { type AccountStore, LastAdminToken } from '../service/ports.ts'
import { advisoryLocks } from './advisory-locks.ts'
import { accounts, rowOf, type TokenRow, tokens, unvouched } from './entities.ts'
import type { Answered } from './pools.ts'

const isUsable = `'admin' = any (scopes) and revoked_at is null
  and (expires_at is null or expires_at > $1)`
const countUsable = `select count(*)::int as count from tokens where ${isUsable}`
const holdersOfUsable = `select distinct account_id as "accountId" from tokens where ${isUsable}`

type Admins = Pick<AccountStore, 'foundAdmin' | 'holdsLastAdminToken'>

export const adminsIn = (source: DataSource, answered: Answered): Admins => ({
  foundAdmin: (account, token, hash, { isFirst }) =>
    answered(() =>
      source.transaction(async (manager) => {
        await takeTurns(manager)
        if (isFirst && (await countAdminTokens(manager, token.createdAt)) > 0) return false
        if (await manager.existsBy(tokens, { hash })) return false
        await manager.insert(accounts, { ...account, ...unvouched })
        await manager.insert(tokens, rowOf(token, hash))
        return true
      }),
    ),

  holdsLastAdminToken: (account, at) =>
    answered(async () => {
      const holders: { accountId: string }[] = await source.query(holdersOfUsable, [at])
      return holders.length === 1 && holders[0]?.accountId === account
    }),
})

/**
 * Whoever makes the first admin token or ends any token holds this until the transaction is over:
 * of two who end the last two at once, the second one sees what the first has done.
 */
export async function takeTurns(manager: EntityManager): Promise<void> {
  await manager.query('select pg_advisory_xact_lock($1)', [advisoryLocks.tokens])
}

/** Ends tokens, all or none of them: not the last one with which an admin could come in. */
export async function end(
  manager: EntityManager,
  held: readonly TokenRow[],
  at: number,
): Promise<void> {
  const ids = held.map(({ id }) => id)
  await manager.update(tokens, { id: In(ids), revokedAt: IsNull() }, { revokedAt: at })
  const endedAdmin = held.some(
    ({ scopes, revokedAt, expiresAt }) =>
      scopes.includes('admin') && revokedAt === null && (expiresAt === null || expiresAt > at),
  )
  if (endedAdmin && (await countAdminTokens(manager, at)) === 0) throw new LastAdminToken()
}

async function countAdminTokens(manager: EntityManager, at: number): Promise<number> {
  const [row]: { count: number }[] = await manager.query(countUsable, [at])
  return row?.count ?? 0
}
