import type { Caller } from '../caller.ts'
import type { Context } from '../context.ts'
import { no } from '../errors.ts'
import { forkOf } from '../lobby/fork-game.ts'
import { sourceHere } from '../lobby/fork-log.ts'
import type { Created } from '../shapes/games.ts'
import type { ForkInput } from '../shapes/life.ts'
import type { Warrant } from './warrant.ts'

/**
 * Of a game that runs, for the operator and bots alone: the log of the fork holds what is a secret
 * at its origin, and shows it when the fork ends.
 */
export async function forkRunning(
  context: Context,
  caller: Caller,
  warrant: Warrant,
  gameId: string,
  input: ForkInput,
): Promise<Created> {
  warrant.serve(gameId)
  if (input.seats.some(({ kind }) => kind === 'account')) throw no('fork-is-private')
  const live = await context.live.of(gameId)
  if (!live) throw no('game-not-started')
  const { looks, clock } = context.ports
  const mayLook = live.isOver || (await looks.openTo(caller.account.id, gameId, clock.now()))
  if (!mayLook) throw no('look-needed')
  return forkOf(context, caller, sourceHere(context.ports, live), input, () => ({
    key: null,
    warrant,
  }))
}
