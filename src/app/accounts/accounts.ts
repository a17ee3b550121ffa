import type { Account, SignedUp, SignUpInput, WhoAmI } from '../core/account-schema.ts'
import { type Caller, requireScope } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { ServiceError, serviceError } from '../core/errors.ts'
import { newId } from '../core/ids.ts'
import type { MergeOwnInput } from './admin-schema.ts'
import { type Authenticator, hashOfSecret, newSecret } from './authenticate.ts'
import { leaveAllGames } from './leave-games.ts'
import { forgetMerged, requireMergeableGuest } from './merge-guest.ts'
import type { AccountRecord } from './port.ts'
import { revokeTokens, tokenOf } from './tokens.ts'

export async function signUp(context: Context, { name, kind }: SignUpInput): Promise<SignedUp> {
  const { ports, settings } = context
  if (!settings.guests) throw serviceError('guests-off')
  const now = ports.clock.now()
  const account: AccountRecord = { id: newId(now), name, kind, createdAt: now, role: null }
  const secret = newSecret()
  const token = tokenOf(account.id, { label: 'sign-up', scopes: ['play', 'read'] }, now)
  await ports.accounts.create(account, token, hashOfSecret(secret))
  return { account: shown(account), token: secret }
}

export const whoAmI = ({ account, scopes }: Caller): WhoAmI => ({
  account: shown(account),
  scopes: [...scopes],
})

export async function showAccount(
  { ports }: Context,
  caller: Caller,
  id: string,
): Promise<Account> {
  requireScope(caller, 'read')
  const account = await ports.accounts.find(id)
  if (!account) throw serviceError('account-unknown')
  return shown(account)
}

export async function mergeGuest(
  context: Context,
  caller: Caller,
  { token }: MergeOwnInput,
): Promise<Account> {
  requireScope(caller, 'play')
  const { authenticator, ports } = context
  const guest = await shownToo(authenticator, token)
  requireScope(guest, 'play')
  const pair = { guest: guest.account.id, into: caller.account.id }
  const merging = await requireMergeableGuest(context, pair)
  forgetMerged(authenticator, merging, await ports.accounts.merge(merging))
  return shown(caller.account)
}

/** Revokes all tokens, forgets the name and resigns the seats in running games. */
export async function deleteAccount(context: Context, caller: Caller): Promise<void> {
  requireScope(caller, 'play')
  const { authenticator, ports } = context
  const { id } = caller.account
  // Checked before the seats resign: the last owner keeps both the account and the games.
  if (await ports.accounts.holdsLastOwnerToken(id, ports.clock.now()))
    throw serviceError('last-owner')
  await leaveAllGames(context, id)
  authenticator.forget(await revokeTokens(ports.accounts.leave(id, ports.clock.now())))
  authenticator.forgetAllOf(id)
}

/** A wrong guest token is an input error, not a wrong token of the caller. */
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
