import { isAdmin, need } from '../caller.ts'
import type { Context } from '../context.ts'
import { no } from '../errors.ts'
import { type Authenticator, hashOfSecret, newSecret } from '../identity/authenticate.ts'
import { newId } from '../ids.ts'
import { LastAdminToken, type TokenRecord } from '../ports.ts'
import type { Tokens } from '../services.ts'
import type { NewToken, Token } from '../shapes/accounts.ts'
import type { Scope } from '../shapes/common.ts'

export function tokensOf({ ports }: Context, authenticator: Authenticator): Tokens {
  return {
    async create(caller, { label, scopes, expiresInSeconds }) {
      // A token gives away at most what its maker has.
      for (const scope of scopes) need(caller, scope)
      const now = ports.clock.now()
      return makeToken(ports, caller.account.id, { label, scopes, expiresInSeconds }, now)
    },

    async list(caller) {
      const tokens = await ports.accounts.tokensOf(caller.account.id)
      return tokens.map(shownToken)
    },

    async revoke(caller, id) {
      const owner = isAdmin(caller) ? null : caller.account.id
      const hash = await ended(ports.accounts.revokeToken(id, owner, ports.clock.now()))
      if (!hash) throw no('token-unknown')
      authenticator.forget([hash])
    },
  }
}

/** There is always somebody who can make tokens: the last admin token is never ended. */
export async function ended<T>(ending: Promise<T>): Promise<T> {
  try {
    return await ending
  } catch (error) {
    throw error instanceof LastAdminToken ? no('last-admin-token') : error
  }
}

interface Wanted {
  readonly label: string
  readonly scopes: readonly Scope[]
  readonly expiresInSeconds?: number | null
}

export async function makeToken(
  ports: Context['ports'],
  account: string,
  wanted: Wanted,
  now: number,
): Promise<NewToken> {
  const secret = newSecret()
  const token = tokenOf(account, wanted, now)
  await ports.accounts.addToken(token, hashOfSecret(secret))
  return { ...shownToken(token), secret }
}

export function tokenOf(account: string, wanted: Wanted, now: number): TokenRecord {
  const { label, scopes, expiresInSeconds = null } = wanted
  const expiresAt = expiresInSeconds === null ? null : now + expiresInSeconds * 1_000
  return {
    ...{ id: newId(now), account, label, scopes: [...new Set(scopes)] },
    ...{ createdAt: now, expiresAt, revokedAt: null },
  }
}

export const shownToken = ({ id, label, scopes, createdAt, expiresAt }: TokenRecord): Token => ({
  ...{ id, label, scopes: [...scopes], createdAt, expiresAt },
})
