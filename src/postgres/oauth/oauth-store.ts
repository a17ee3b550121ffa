import type pg from 'pg'
import type { AccountRecord } from '../../app/accounts/port.ts'
import type { GrantRecord, OAuthStore, ShownGrant, Taken } from '../../app/oauth/port.ts'
import { notifyRevoked } from '../accounts/owner-tokens.ts'
import { dateOf, dateOrNull } from '../connection/columns.ts'
import type { EntityPool } from '../connection/entity-pool.ts'

const grantColumns = `g.id, g.client_id as client, g.client_name as "clientName",
  g.account_id as account, g.owner_id as owner, g.scopes, g.created_at as "createdAt"`
const insertAgent = `
insert into accounts (id, name, kind, created_at, owner_id) values ($1, $2, $3, $4, $5)`
const insertGrant = `
insert into oauth_grants (id, client_id, client_name, account_id, owner_id, scopes, created_at)
values ($1, $2, $3, $4, $5, $6, $7)`
const insertCode = `
insert into oauth_codes (hash, grant_id, redirect_uri, challenge, expires_at)
values ($1, $2, $3, $4, $5)`
const agents = `
select id, name, kind, created_at as "createdAt", role from accounts
where owner_id = $1 and left_at is null order by id desc limit 100`
const owners = 'select coalesce(owner_id, id) as owner from accounts where id = any ($1)'
const takeOf = (table: string, more: string) => `
select ${grantColumns}, g.revoked_at as "revokedAt", t.expires_at as "expiresAt",
  t.used_at as "usedAt"${more}
from ${table} as t join oauth_grants as g on g.id = t.grant_id where t.hash = $1 for update of t`
const takes = {
  code: takeOf('oauth_codes', ', t.redirect_uri as "redirectUri", t.challenge'),
  refresh: takeOf('oauth_refreshes', ''),
} as const
const uses = {
  code: 'update oauth_codes set used_at = $2 where hash = $1',
  refresh: 'update oauth_refreshes set used_at = $2 where hash = $1',
} as const
const insertToken = `
insert into tokens (id, account_id, hash, label, scopes, created_at, expires_at, grant_id)
values ($1, $2, $3, $4, $5, $6, $7, $8)`
const insertRefresh = `
insert into oauth_refreshes (hash, grant_id, expires_at) values ($1, $2, $3)`
const grants = `
select ${grantColumns}, a.name as "accountName" from oauth_grants as g
join accounts as a on a.id = g.account_id
where g.owner_id = $1 and g.revoked_at is null order by g.id desc limit 100`
const endGrant = 'update oauth_grants set revoked_at = coalesce(revoked_at, $2) where id = $1'
const endTokens = `
update tokens set revoked_at = coalesce(revoked_at, $2) where grant_id = $1 returning hash`
const grantOfSecret = `
select g.id from oauth_grants as g where g.client_id = $2 and (
  exists (select from oauth_refreshes as r where r.hash = $1 and r.grant_id = g.id)
  or exists (select from tokens as t where t.hash = $1 and t.grant_id = g.id))`

type TakenRow = GrantRecord &
  Pick<Taken, 'expiresAt'> &
  Partial<NonNullable<Taken['code']>> & {
    readonly usedAt: number | null
    readonly revokedAt: number | null
  }

export function oauthStore(pool: EntityPool): OAuthStore {
  async function end(client: pg.PoolClient, id: string, at: number): Promise<Buffer[]> {
    await client.query(endGrant, [id, dateOf(at)])
    const { rows } = await client.query<{ hash: Buffer }>(endTokens, [id, dateOf(at)])
    return rows.map(({ hash }) => hash)
  }
  async function ended(id: string, at: number): Promise<Buffer[]> {
    const hashes = await pool.transaction((client) => end(client, id, at))
    await notifyRevoked(pool, hashes)
    return hashes
  }

  return {
    async grant(grant, { hash, redirectUri, challenge, expiresAt }, fresh) {
      const { id, client: clientId, clientName, account, owner, scopes, createdAt } = grant
      const at = dateOf(createdAt)
      await pool.transaction(async (client) => {
        if (fresh) await client.query(insertAgent, [fresh.id, fresh.name, fresh.kind, at, owner])
        const values = [id, clientId, clientName, account, owner, [...scopes], at]
        await client.query(insertGrant, values)
        await client.query(insertCode, [hash, id, redirectUri, challenge, dateOf(expiresAt)])
      })
    },

    agentsOf: (owner) => pool.query<AccountRecord>(agents, [owner], 'agents'),

    async ownersOf(ids) {
      const rows = await pool.query<{ owner: string }>(owners, [[...ids]], 'owners')
      return rows.map(({ owner }) => owner)
    },

    async take(kind, hash, at) {
      const taken = await pool.transaction(async (client) => {
        const { rows } = await client.query<TakenRow>(takes[kind], [hash])
        const [row] = rows
        if (!row || row.revokedAt !== null) return null
        if (row.usedAt !== null) return row.id
        await client.query(uses[kind], [hash, dateOf(at)])
        return takenIn(row)
      })
      return typeof taken === 'string' ? { reused: await ended(taken, at) } : taken
    },

    issue: (grant, token, { access, refresh }, refreshExpiresAt) =>
      pool.transaction(async (client) => {
        const open = 'select from oauth_grants where id = $1 and revoked_at is null for update'
        if ((await client.query(open, [grant])).rowCount === 0) return false
        await client.query(insertToken, [
          ...[token.id, token.account, access, token.label, [...token.scopes]],
          ...[dateOf(token.createdAt), dateOrNull(token.expiresAt), grant],
        ])
        await client.query(insertRefresh, [refresh, grant, dateOf(refreshExpiresAt)])
        return true
      }),

    grantsOf: (owner) => pool.query<ShownGrant>(grants, [owner], 'grants'),

    async revokeBy(hash, client, at) {
      const found = await pool.one<{ id: string }>(grantOfSecret, [hash, client])
      return found ? ended(found.id, at) : []
    },

    async revoke(id, owner, at) {
      const own = 'select id from oauth_grants where id = $1 and owner_id = $2'
      const found = await pool.one<{ id: string }>(own, [id, owner])
      return found ? ended(found.id, at) : null
    },
  }
}

const takenIn = ({ usedAt: _, revokedAt: __, expiresAt, ...row }: TakenRow): Taken => {
  const { redirectUri, challenge, ...grant } = row
  const code =
    redirectUri === undefined || challenge === undefined ? null : { redirectUri, challenge }
  return { grant, expiresAt, code }
}
