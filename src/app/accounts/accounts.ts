import type {
  Account,
  ChangeAccountInput,
  SignedUp,
  SignUpInput,
  WhoAmI,
} from '../core/account-schema.ts'
import { type Caller, requireScope } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { newId } from '../core/ids.ts'
import type { MergeOwnInput } from './admin-schema.ts'
import { authenticateGiven, hashOfSecret, newSecret } from './authenticate.ts'
import { holidayOf } from './holiday.ts'
import { leaveAllGames } from './leave-games.ts'
import { mergeGuestInto } from './merge-guest.ts'
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

export async function whoAmI({ ports }: Context, caller: Caller): Promise<WhoAmI> {
  const { account, scopes, tokenId } = caller
  const own = await ports.accounts.own(account.id)
  const { handle, profile } = own
  const holiday = holidayOf(own, ports.clock.now())
  return { account: shown(account), scopes: [...scopes], handle, profile, holiday, token: tokenId }
}

export async function changeAccount(
  context: Context,
  caller: Caller,
  input: ChangeAccountInput,
): Promise<WhoAmI> {
  requireScope(caller, 'play')
  const { authenticator, ports } = context
  const { id } = caller.account
  if (input.handle && !(await ports.accounts.isSaved(id))) throw serviceError('account-unsaved')
  const outcome = await ports.accounts.change(id, input, ports.clock.now())
  if (outcome !== 'done') throw serviceError(outcome)
  authenticator.lookAgainAt(id)
  const name = input.name ?? caller.account.name
  return whoAmI(context, { ...caller, account: { ...caller.account, name } })
}

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
  const guest = await authenticateGiven(context.authenticator, token)
  requireScope(guest, 'play')
  await mergeGuestInto(context, guest.account.id, caller.account.id)
  return shown(caller.account)
}

export async function deleteAccount(context: Context, caller: Caller): Promise<void> {
  requireScope(caller, 'play')
  const { authenticator, ports } = context
  const { id } = caller.account
  // The account leaves its games only after this check, because a player whose account may not be
  // deleted must not lose any games.
  if (await ports.accounts.holdsLastOwnerToken(id, ports.clock.now()))
    throw serviceError('last-owner')
  await leaveAllGames(context, id)
  authenticator.forget(await revokeTokens(ports.accounts.leave(id, ports.clock.now())))
  authenticator.forgetAllOf(id)
}

const shown = ({ id, name, kind, createdAt }: Account): Account => ({
  id,
  name,
  kind,
  createdAt,
})
