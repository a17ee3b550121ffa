import type { AuditCapability } from '../core/audit-capability.ts'
import { type Caller, requireScope } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { idFromCursor } from '../core/ids.ts'
import { type Page, paged } from '../core/schema.ts'
import type { AccountsInput, BanInput } from './admin-schema.ts'
import { resignRunningGames } from './leave-games.ts'
import { forgetMerged, requireMergeableGuest } from './merge-guest.ts'
import type { WholeAccount } from './port.ts'
import { revokeTokens } from './tokens.ts'

export async function listAccounts(
  { ports }: Context,
  capability: AuditCapability,
  { name, after, limit }: AccountsInput,
): Promise<Page<WholeAccount>> {
  const filter = { name: name ?? null, behind: idFromCursor(after), limit: limit + 1 }
  return paged(await ports.admin.accounts(capability, filter), limit)
}

export async function showAccount(
  { ports }: Context,
  capability: AuditCapability,
  id: string,
): Promise<WholeAccount> {
  const account = await ports.admin.account(capability, id)
  if (!account) throw serviceError('account-unknown')
  return account
}

/**
 * The account is banned before its seats are emptied, so that a repeated request continues where
 * the failed request stopped.
 */
export async function banAccount(
  context: Context,
  caller: Caller,
  capability: AuditCapability,
  id: string,
  { seconds, seats }: BanInput,
): Promise<WholeAccount> {
  const { authenticator } = context
  const { ports } = context
  await requireLowerRole(context, caller, capability, id)
  const again = capability.reuse()
  const now = ports.clock.now()
  const until = seconds === null ? null : now + seconds * 1_000
  const ban = { until, reason: capability.entry.reason! }
  authenticator.forget(await revokeTokens(ports.admin.ban(capability.reuse(), id, ban, now)))
  authenticator.lookAgainAt(id)
  await resignRunningGames(context, id, seats)
  return showAccount(context, again, id)
}

export async function unbanAccount(
  context: Context,
  capability: AuditCapability,
  id: string,
): Promise<WholeAccount> {
  const { authenticator } = context
  const { ports } = context
  const { ban } = await showAccount(context, capability.reuse(), id)
  if (!ban) throw serviceError('not-banned')
  const again = capability.reuse()
  await ports.admin.unban(capability, id)
  authenticator.lookAgainAt(id)
  return showAccount(context, again, id)
}

export async function renameAccount(
  context: Context,
  caller: Caller,
  capability: AuditCapability,
  id: string,
  name: string,
): Promise<WholeAccount> {
  const { authenticator } = context
  const { ports } = context
  const { leftAt } = await requireLowerRole(context, caller, capability, id)
  if (leftAt !== null) throw serviceError('account-left')
  const again = capability.reuse()
  await ports.admin.rename(capability, id, name, ports.clock.now())
  authenticator.lookAgainAt(id)
  return showAccount(context, again, id)
}

export async function mergeAccounts(
  context: Context,
  capability: AuditCapability,
  guest: string,
  into: string,
): Promise<WholeAccount> {
  const { authenticator } = context
  const merging = await requireMergeableGuest(context, { guest, into })
  const again = capability.reuse()
  forgetMerged(authenticator, merging, await context.ports.admin.merge(capability, merging))
  return showAccount(context, again, into)
}

/**
 * The export excludes the person's views of games, because the person can export these views
 * without an operator's help.
 */
export async function exportPersonalData(
  context: Context,
  capability: AuditCapability,
  id: string,
): Promise<Record<string, unknown>> {
  await showAccount(context, capability.reuse(), id)
  return { ...(await context.ports.admin.person(capability, id)) }
}

export async function requireLowerRole(
  context: Context,
  caller: Caller,
  capability: AuditCapability,
  id: string,
): Promise<WholeAccount> {
  const account = await showAccount(context, capability.reuse(), id)
  if (account.role) requireScope(caller, account.role)
  return account
}
