import { type DataSource, IsNull } from 'typeorm'
import type { AccountRecord, AccountStore, KeyHolder, TokenRecord } from '../service/ports.ts'
import { adminsIn, end, takeTurns } from './admin-tokens.ts'
import { accounts, rowOf, type TokenRow, tokens } from './entities.ts'
import { CHANNEL } from './event-log.ts'
import type { Answered, Pool } from './pools.ts'

const TOKENS_OF_ACCOUNT_MAX = 200

const holderOfHash = `
select a.id as "accountId", a.name, a.kind, a.created_at as "accountCreatedAt", t.id, t.label,
  t.scopes, t.created_at as "createdAt", t.expires_at as "expiresAt", t.revoked_at as "revokedAt"
from tokens as t join accounts as a on a.id = t.account_id where t.hash = $1`

const pageOfTokens = `
select t.id, t.account_id as account, a.name as "accountName", t.label, t.scopes,
  t.created_at as "createdAt", t.expires_at as "expiresAt", t.revoked_at as "revokedAt"
from tokens as t join accounts as a on a.id = t.account_id
where $1::uuid is null or t.id < $1 order by t.id desc limit $2`

type HolderRow = Omit<TokenRow, 'hash'> &
  Pick<AccountRecord, 'name' | 'kind'> & { accountCreatedAt: number }

const asToken = ({ accountId, hash: _, ...token }: TokenRow): TokenRecord => ({
  ...token,
  account: accountId,
})

/** Tells every node that these tokens are not to be trusted any more. */
async function ring(readers: Pool, hashes: readonly Buffer[]): Promise<void> {
  for (const hash of hashes)
    await readers.query('select pg_notify($1, $2)', [CHANNEL, `token ${hash.toString('hex')}`])
}

export const accountStore = (
  source: DataSource,
  readers: Pool,
  answered: Answered,
): AccountStore => ({
  ...peopleIn(source, readers, answered),
  ...adminsIn(source, answered),
  ...tokensIn(source, readers, answered),
})

type People = Pick<AccountStore, 'create' | 'find' | 'bySubject' | 'leave'>

function peopleIn(source: DataSource, readers: Pool, answered: Answered): People {
  const rows = source.getRepository(accounts)
  return {
    create: (account, token, hash) =>
      answered(() =>
        source.transaction(async (manager) => {
          await manager.insert(accounts, { ...account, subject: null, leftAt: null })
          if (token && hash) await manager.insert(tokens, rowOf(token, hash))
        }),
      ),

    find: (id) => answered(() => rows.findOneBy({ id })),

    bySubject: (subject, fresh) =>
      answered(async () => {
        const values = { ...fresh, subject, leftAt: null }
        await rows.createQueryBuilder().insert().values(values).orIgnore().execute()
        const found = await rows.findOneBy({ subject })
        if (!found) throw new Error('an account that was just made is missing')
        return found
      }),

    async leave(id, at) {
      const name = 'somebody who left'
      const ended = await answered(() =>
        source.transaction(async (manager) => {
          await takeTurns(manager)
          await manager.update(accounts, { id }, { name, subject: null, leftAt: at })
          const held = await manager.find(tokens, { where: { accountId: id } })
          await end(manager, held, at)
          return held.map(({ hash }) => hash)
        }),
      )
      await readers.query('select pg_notify($1, $2)', [CHANNEL, `left ${id}`])
      await ring(readers, ended)
      return ended
    },
  }
}

type Keys = Omit<AccountStore, keyof People | keyof ReturnType<typeof adminsIn>>

function tokensIn(source: DataSource, readers: Pool, answered: Answered): Keys {
  const rows = source.getRepository(tokens)
  return {
    async holderOf(hash): Promise<KeyHolder | null> {
      const [row] = await readers.query<HolderRow>(holderOfHash, [hash], 'holder')
      if (!row) return null
      const { accountId, name, kind, accountCreatedAt, ...token } = row
      const account = { id: accountId, name, kind, createdAt: accountCreatedAt }
      return { account, token: { ...token, account: accountId } }
    },

    addToken: (token, hash) =>
      answered(async () => {
        await rows.insert(rowOf(token, hash))
      }),

    tokensOf: (accountId) =>
      answered(async () => {
        const found = await rows.find({
          where: { accountId, revokedAt: IsNull() },
          order: { id: 'DESC' },
          take: TOKENS_OF_ACCOUNT_MAX,
        })
        return found.map(asToken)
      }),

    tokens: (before, limit) =>
      readers.query<TokenRecord & { accountName: string }>(pageOfTokens, [before, limit]),

    async revokeToken(id, account, at) {
      const ended = await answered(() =>
        source.transaction(async (manager) => {
          await takeTurns(manager)
          const owner = account === null ? {} : { accountId: account }
          const found = await manager.findOneBy(tokens, { id, ...owner })
          if (found) await end(manager, [found], at)
          return found?.hash ?? null
        }),
      )
      if (ended) await ring(readers, [ended])
      return ended
    },
  }
}
