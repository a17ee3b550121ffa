import type { Account } from '../core/account-schema.ts'
import { type Caller, requireScope } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { ServiceError, serviceError } from '../core/errors.ts'
import { newId } from '../core/ids.ts'
import type { Accounts } from '../core/services.ts'
import { type Authenticator, hashOfSecret, newSecret } from './identity/authenticate.ts'
import { leaveAllGames } from './leave-games.ts'
import { forgetMerged, requireMergeableGuest } from './merge-guest.ts'
import type { AccountRecord } from './port.ts'
import { revokeTokens, tokenOf } from './tokens.ts'

export function accountsOf(
  context: Context,
  authenticator: Authenticator,
  follow: Accounts['follow'],
): Accounts {
  const { ports, settings } = context
  return {
    async signUp({ name, kind }) {
      if (!settings.guests) throw serviceError('guests-off')
      const now = ports.clock.now()
      const account: AccountRecord = { id: newId(now), name, kind, createdAt: now, role: null }
      const secret = newSecret()
      const token = tokenOf(account.id, { label: 'sign-up', scopes: ['play', 'read'] }, now)
      await ports.accounts.create(account, token, hashOfSecret(secret))
      return { account: shown(account), token: secret }
    },

    whoAmI: async ({ account, scopes }) => ({ account: shown(account), scopes: [...scopes] }),

    async show(caller, id) {
      requireScope(caller, 'read')
      const account = await ports.accounts.find(id)
      if (!account) throw serviceError('account-unknown')
      return shown(account)
    },

    async merge(caller, { token }) {
      requireScope(caller, 'play')
      const guest = await shownToo(authenticator, token)
      requireScope(guest, 'play')
      const pair = { guest: guest.account.id, into: caller.account.id }
      const merging = await requireMergeableGuest(context, pair)
      forgetMerged(authenticator, merging, await ports.accounts.merge(merging))
      return shown(caller.account)
    },

    follow,

    async leave(caller) {
      requireScope(caller, 'play')
      const { id } = caller.account
      // Asked first as well: who may not leave should not have resigned.
      if (await ports.accounts.holdsLastOwnerToken(id, ports.clock.now()))
        throw serviceError('last-owner')
      await leaveAllGames(context, id)
      authenticator.forget(await revokeTokens(ports.accounts.leave(id, ports.clock.now())))
      authenticator.forgetAllOf(id)
    },
  }
}

/** It is not the caller's own token that is wrong. */
async function shownToo(authenticator: Authenticator, token: string): Promise<Caller> {
  try {
    return await authenticator.authenticate(token)
  } catch (error) {
    const isWrong = error instanceof ServiceError && error.kind === 'unauthenticated'
    throw isWrong ? serviceError('token-unknown') : error
  }
}

const shown = ({ id, name, kind, createdAt }: Account): Account => ({
  id,
  name,
  kind,
  createdAt,
})
