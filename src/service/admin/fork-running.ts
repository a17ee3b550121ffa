import type { Caller } from '../caller.ts'
import type { Context } from '../context.ts'
import { serviceError } from '../errors.ts'
import { forkOf } from '../lobby/fork-game.ts'
import { sourceHere } from '../lobby/fork-log.ts'
import type { ForkInput } from '../schemas/game-lifecycle.ts'
import type { Created } from '../schemas/games.ts'
import type { AuditCapability } from './audit-capability.ts'

/**
 * Of a game that runs, for the operator and bots alone: the log of the fork holds what is a secret
 * at its origin, and shows it when the fork ends.
 */
export async function forkRunning(
  context: Context,
  caller: Caller,
  warrant: AuditCapability,
  gameId: string,
  input: ForkInput,
): Promise<Created> {
  warrant.use(gameId)
  if (input.seats.some(({ kind }) => kind === 'account')) throw serviceError('fork-is-private')
  const live = await context.live.load(gameId)
  if (!live) throw serviceError('game-not-started')
  const { hiddenStateSessions: looks, clock } = context.ports
  const mayLook = live.isOver || (await looks.openTo(caller.account.id, gameId, clock.now()))
  if (!mayLook) throw serviceError('look-needed')
  return forkOf(context, caller, sourceHere(context.ports, live), input, () => ({
    key: null,
    warrant,
  }))
}
