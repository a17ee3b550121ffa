import type { AuditCapability } from '../core/audit-capability.ts'
import type { Caller } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { idFromCursor } from '../core/ids.ts'
import type { PageInput } from '../core/schema.ts'
import { type Page, paged } from '../core/schema.ts'
import type { EraseAgainInput } from './admin-schema.ts'
import { leaveAllGames } from './leave-games.ts'
import { requireLowerRole } from './manage-accounts.ts'
import type { Erasure } from './port.ts'
import { revokeTokens } from './tokens.ts'

/** The account leaves its games before its personal data is erased. */
export async function eraseAccount(
  context: Context,
  caller: Caller,
  capability: AuditCapability,
  id: string,
  note: string | undefined,
): Promise<void> {
  if (note === undefined) throw serviceError('note-needed')
  await requireLowerRole(context, caller, capability, id)
  if (await context.ports.accounts.holdsLastOwnerToken(id, context.ports.clock.now()))
    throw serviceError('last-owner')
  await leaveAllGames(context, id)
  await erase(context, capability, id)
}

async function erase(
  { ports, authenticator }: Context,
  capability: AuditCapability,
  id: string,
): Promise<void> {
  authenticator.forget(await revokeTokens(ports.admin.erase(capability, id, ports.clock.now())))
  authenticator.forgetAllOf(id)
}

export async function listErasures(
  { ports }: Context,
  capability: AuditCapability,
  { after, limit }: PageInput,
): Promise<Page<Erasure>> {
  return paged(await ports.admin.erased(capability, idFromCursor(after), limit + 1), limit)
}

const ERASURES_AT_ONCE = 100

/**
 * Erases accounts that had already been erased, but came back when an old backup was restored.
 * `given` may contain accounts that are missing from the database's list of erasures.
 */
export async function reapplyErasures(
  context: Context,
  capability: AuditCapability,
  { accounts }: EraseAgainInput,
): Promise<{ accounts: number }> {
  const { ports } = context
  const all = new Set(accounts)
  for (let behind: string | null = null; ; ) {
    const page: Erasure[] = await ports.admin.erased(capability.reuse(), behind, ERASURES_AT_ONCE)
    for (const { id } of page) all.add(id)
    if (page.length < ERASURES_AT_ONCE) break
    behind = page.at(-1)!.id
  }
  for (const id of all) {
    await leaveAllGames(context, id)
    await erase(context, capability.reuse(), id)
  }
  return { accounts: all.size }
}
