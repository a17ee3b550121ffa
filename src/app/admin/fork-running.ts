import type { AuditCapability } from '../core/audit-capability.ts'
import type { Caller } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { forkOf } from '../games/fork-game.ts'
import { sourceHere } from '../games/fork-log.ts'
import type { Created } from '../games/schema.ts'
import type { ForkInput } from '../runtime/lifecycle-schema.ts'

/**
 * Only the operator and bots can play a fork of a running game, because the fork's log contains the
 * secrets of that game. The fork's log becomes public when the fork ends.
 */
export async function forkRunning(
  context: Context,
  caller: Caller,
  capability: AuditCapability,
  gameId: string,
  input: ForkInput,
): Promise<Created> {
  capability.use(gameId)
  if (input.seats.some(({ kind }) => kind === 'account')) throw serviceError('fork-is-private')
  const live = await context.live.load(gameId)
  if (!live) throw serviceError('game-not-started')
  const { hiddenStateSessions, clock } = context.ports
  const mayLook =
    live.isOver || (await hiddenStateSessions.openTo(caller.account.id, gameId, clock.now()))
  if (!mayLook) throw serviceError('look-needed')
  return forkOf(context, caller, sourceHere(context.ports, live), input, () => ({
    key: null,
    capability,
  }))
}
