import type { WholeAccount } from '../account-ports.ts'
import { forgetMerged, mergeable } from '../accounts/merge-guest.ts'
import { quitRunning } from '../accounts/quit-games.ts'
import { ended } from '../accounts/tokens.ts'
import { type Caller, need } from '../caller.ts'
import type { Context } from '../context.ts'
import { no } from '../errors.ts'
import { idIn } from '../ids.ts'
import { type Page, paged } from '../shapes/common.ts'
import type { AccountsInput, BanInput } from '../shapes/people.ts'
import type { Desk } from './desk.ts'
import type { Warrant } from './warrant.ts'

export async function listAccounts(
  { ports }: Context,
  warrant: Warrant,
  { name, after, limit }: AccountsInput,
): Promise<Page<WholeAccount>> {
  const asked = { name: name ?? null, behind: idIn(after), limit: limit + 1 }
  return paged(await ports.desk.accounts(warrant, asked), limit)
}

export async function showAccount(
  { ports }: Context,
  warrant: Warrant,
  id: string,
): Promise<WholeAccount> {
  const account = await ports.desk.account(warrant, id)
  if (!account) throw no('account-unknown')
  return account
}

/** First they are out, then their seats go on without them: done again it goes on where it was. */
export async function banAccount(
  { context, authenticator }: Desk,
  caller: Caller,
  warrant: Warrant,
  id: string,
  { seconds, seats }: BanInput,
): Promise<WholeAccount> {
  const { ports } = context
  await someBelow(context, caller, warrant, id)
  const again = warrant.again()
  const now = ports.clock.now()
  const until = seconds === null ? null : now + seconds * 1_000
  const ban = { until, reason: warrant.entry.reason! }
  authenticator.forget(await ended(ports.desk.ban(warrant.again(), id, ban, now)))
  authenticator.lookAgainAt(id)
  await quitRunning(context, id, seats)
  return showAccount(context, again, id)
}

export async function unbanAccount(
  { context, authenticator }: Desk,
  warrant: Warrant,
  id: string,
): Promise<WholeAccount> {
  const { ports } = context
  const { ban } = await showAccount(context, warrant.again(), id)
  if (!ban) throw no('not-banned')
  const again = warrant.again()
  await ports.desk.unban(warrant, id)
  authenticator.lookAgainAt(id)
  return showAccount(context, again, id)
}

export async function renameAccount(
  { context, authenticator }: Desk,
  caller: Caller,
  warrant: Warrant,
  id: string,
  name: string,
): Promise<WholeAccount> {
  const { ports } = context
  const { leftAt } = await someBelow(context, caller, warrant, id)
  if (leftAt !== null) throw no('account-left')
  const again = warrant.again()
  await ports.desk.rename(warrant, id, name, ports.clock.now())
  authenticator.lookAgainAt(id)
  return showAccount(context, again, id)
}

export async function mergeAccounts(
  { context, authenticator }: Desk,
  warrant: Warrant,
  guest: string,
  into: string,
): Promise<WholeAccount> {
  const merging = await mergeable(context, { guest, into })
  const again = warrant.again()
  forgetMerged(authenticator, merging, await context.ports.desk.merge(warrant, merging))
  return showAccount(context, again, into)
}

/** For that person; their own view of a game is theirs to ask for. */
export async function tellPerson(
  context: Context,
  warrant: Warrant,
  id: string,
): Promise<Record<string, unknown>> {
  await showAccount(context, warrant.again(), id)
  return { ...(await context.ports.desk.person(warrant, id)) }
}

/** Nobody does such things to whoever may do more than they. */
export async function someBelow(
  context: Context,
  caller: Caller,
  warrant: Warrant,
  id: string,
): Promise<WholeAccount> {
  const account = await showAccount(context, warrant.again(), id)
  if (account.role) need(caller, account.role)
  return account
}
