import { tryOut } from '../../kernel/perform.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { runAfterExpiry } from '../background/expire-overdue.ts'
import { type Caller, requireScope } from '../caller.ts'
import { type Context, ownSeat, requireRunningGame } from '../context.ts'
import type { TryMoveInput } from '../schemas/games.ts'
import { explainRefusedMove } from './explain-refusal.ts'
import { seatOfHost } from './submit-move.ts'

/** Judges a move of the caller's seat, and leaves it at that. */
export async function tryMove(
  context: Context,
  caller: Caller,
  gameId: string,
  { decisionId, move }: TryMoveInput,
): Promise<void> {
  requireScope(caller, 'play')
  const live = await requireRunningGame(context, caller, gameId)
  const own = ownSeat(caller, live.record)
  return runAfterExpiry(live, (turn) => {
    const { game, now } = turn
    const seat = own ?? seatOfHost(turn, { decisionId })
    const decision = game.open.find(({ id }) => id === decisionId)
    try {
      tryOut(live.rules, game, { seat, decisionId, move }, now)
    } catch (error) {
      throw error instanceof Refusal
        ? explainRefusedMove(live, game, { seat, decision, move }, error)
        : error
    }
    return () => {}
  })
}
