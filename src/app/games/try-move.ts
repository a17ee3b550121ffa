import { tryOut } from '../../engine/kernel/perform.ts'
import { Refusal } from '../../engine/kernel/refusal.ts'
import { type Caller, requireScope } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { runAfterExpiry } from '../runtime/expire-overdue.ts'
import { ownSeat, requireRunningGame } from '../runtime/game-access.ts'
import { explainRefusedMove } from './explain-refusal.ts'
import type { TryMoveInput } from './schema.ts'
import { seatOfHost } from './submit-move.ts'

export async function tryMove(
  context: Context,
  caller: Caller,
  gameId: string,
  { decisionId, move, include }: TryMoveInput,
): Promise<void> {
  requireScope(caller, 'play')
  const live = await requireRunningGame(context, caller, gameId)
  const own = ownSeat(caller, live.record)
  return runAfterExpiry(live, (command) => {
    const { game, now } = command
    const seat = own ?? seatOfHost(command, { decisionId })
    const decision = game.open.find(({ id }) => id === decisionId)
    try {
      tryOut(live.rules, game, { seat, decisionId, move }, now)
    } catch (error) {
      throw error instanceof Refusal
        ? explainRefusedMove(live, game, { seat, decision, move, include }, error)
        : error
    }
    return () => {}
  })
}
