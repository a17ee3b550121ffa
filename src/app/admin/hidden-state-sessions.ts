import type {
  HiddenStateSession,
  HiddenStateSessionRecord,
  LookInput,
} from '../core/admin-schema.ts'
import type { AuditCapability } from '../core/audit-capability.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { idFromCursor } from '../core/ids.ts'
import { type Page, paged } from '../core/schema.ts'
import { requireRunning } from '../runtime/game-end.ts'
import { requireStarted } from '../runtime/stored-log.ts'
import type { SessionsInput } from './schemas/admin-games.ts'

const LOOK_MILLISECONDS = 15 * 60_000

/**
 * Opens a session in which an operator may see hidden game state. The session has the same id as
 * the audit entry that permits the access.
 */
export async function openHiddenStateSession(
  { ports }: Context,
  capability: AuditCapability,
  gameId: string,
  { caseRef }: LookInput,
): Promise<HiddenStateSession> {
  const game = await ports.games.find(gameId)
  if (!game) throw serviceError('game-unknown')
  requireStarted(game)
  requireRunning(game)
  const { id, at, account, role, reason } = capability.entry
  const session: HiddenStateSessionRecord = {
    id,
    account: account!,
    role: role!,
    game: gameId,
    reason: reason!,
    caseRef: caseRef ?? null,
    at,
    until: at + LOOK_MILLISECONDS,
    endedAt: null,
    versions: null,
  }
  await ports.admin.openLook(capability, session)
  return session
}

export async function endHiddenStateSessions(
  { ports }: Context,
  capability: AuditCapability,
  gameId: string,
): Promise<void> {
  const now = ports.clock.now()
  const ended = await ports.admin.endLooks(capability, capability.entry.account!, now)
  if (ended === 0) throw serviceError('look-needed', { facts: { game: gameId } })
}

export async function listHiddenStateSessions(
  { ports }: Context,
  capability: AuditCapability,
  { after, limit, game, account }: SessionsInput,
): Promise<Page<HiddenStateSession>> {
  const filter = { game: game ?? null, account: account ?? null, before: idFromCursor(after) }
  return paged(await ports.admin.looks(capability, { ...filter, limit: limit + 1 }), limit)
}
