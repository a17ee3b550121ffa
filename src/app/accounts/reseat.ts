import type { AuditCapability } from '../core/audit-capability.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { logsOf, requireNoHiddenStateAccess } from '../games/hidden-state-check.ts'
import { requireRunning } from '../runtime/game-end.ts'
import { requireStarted } from '../runtime/stored-log.ts'
import type { ReseatedShown, ReseatInput } from './admin-schema.ts'
import { isBanned } from './port.ts'

/**
 * The game log does not record that a seat changed hands, because the log contains seats but no
 * accounts.
 */
export async function reseat(
  context: Context,
  capability: AuditCapability,
  gameId: string,
  { seat, account }: ReseatInput,
): Promise<ReseatedShown> {
  const { ports } = context
  const record = await ports.games.find(gameId)
  if (!record) throw serviceError('game-unknown')
  requireStarted(record)
  requireRunning(record)
  const taken = record.seats[seat]
  if (!taken) throw serviceError('seat-unknown')
  if (taken.kind !== 'account') throw serviceError('not-your-seat')
  if (record.seats.some((one) => one.account === account)) throw serviceError('already-seated')
  await requireWelcome(context, capability, account)
  await requireNoHiddenStateAccess(ports, await logsOf(ports, record), [account])
  const live = await context.live.load(gameId)
  const since = live?.version ?? 0
  const { id, at } = capability.entry
  const seated = { game: gameId, seat, account, before: taken.account, since }
  await ports.admin.reseat(capability, { id, at, ...seated })
  return seated
}

async function requireWelcome(
  { ports }: Context,
  capability: AuditCapability,
  account: string,
): Promise<void> {
  const found = await ports.admin.account(capability.reuse(), account)
  if (!found) throw serviceError('account-unknown')
  if (found.leftAt !== null) throw serviceError('account-left')
  if (isBanned(found.ban, ports.clock.now())) throw serviceError('account-banned')
}
