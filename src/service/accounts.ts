import { type Authenticator, hashOfSecret, newSecret } from './authenticate.ts'
import { type Caller, isAdmin, need } from './caller.ts'
import type { Context } from './context.ts'
import { no, ServiceError } from './errors.ts'
import { newId } from './ids.ts'
import { vacate } from './leave-game.ts'
import { type AccountRecord, LastAdminToken, type TokenRecord } from './ports.ts'
import { resignFor } from './resign-seat.ts'
import type { Accounts, Tokens } from './services.ts'
import type { Account, NewToken, Token } from './shapes/accounts.ts'
import type { Scope } from './shapes/common.ts'

export function accountsOf(context: Context, authenticator: Authenticator): Accounts {
  const { ports, settings } = context
  return {
    async signUp({ name, kind }) {
      if (!settings.guests) throw no('guests-off')
      const now = ports.clock.now()
      const account: AccountRecord = { id: newId(now), name, kind, createdAt: now }
      const secret = newSecret()
      const token = tokenOf(account.id, { label: 'sign-up', scopes: ['play', 'read'] }, now)
      await ports.accounts.create(account, token, hashOfSecret(secret))
      return { account: shown(account), token: secret }
    },

    whoAmI: async ({ account, scopes }) => ({ account: shown(account), scopes: [...scopes] }),

    async show(caller, id) {
      need(caller, 'read')
      const account = await ports.accounts.find(id)
      if (!account) throw no('account-unknown')
      return shown(account)
    },

    async leave(caller) {
      need(caller, 'play')
      const { id } = caller.account
      // Asked first as well: who may not leave should not have resigned.
      if (await ports.accounts.holdsLastAdminToken(id, ports.clock.now()))
        throw no('last-admin-token')
      for (const game of await ports.games.unfinishedOf(id)) await quit(context, caller, game)
      authenticator.forget(await ended(ports.accounts.leave(id, ports.clock.now())))
    },
  }
}

/** Leaves one game, started or not. That it has ended meanwhile is as good. */
async function quit(context: Context, caller: Caller, gameId: string): Promise<void> {
  try {
    const live = await context.live.of(gameId)
    if (live) await resignFor(context, live, caller, undefined)
    else await vacate(context, caller, gameId)
  } catch (error) {
    const isSettled =
      error instanceof ServiceError && ['conflict', 'forbidden'].includes(error.kind)
    if (!isSettled) throw error
  }
}

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

export const shown = ({ id, name, kind, createdAt }: AccountRecord): Account => ({
  ...{ id, name, kind, createdAt },
})
export const shownToken = ({ id, label, scopes, createdAt, expiresAt }: TokenRecord): Token => ({
  ...{ id, label, scopes: [...scopes], createdAt, expiresAt },
})
