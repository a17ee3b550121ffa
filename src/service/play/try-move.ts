import { tryOut } from '../../kernel/perform.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { type Caller, need } from '../caller.ts'
import { type Context, ownSeat, runningFor } from '../context.ts'
import type { TryMoveInput } from '../shapes/games.ts'
import { askInTime } from '../unattended/play-due.ts'
import { refusedMove } from './refused.ts'
import { seatOfHost } from './submit-move.ts'

/** Judges a move of the caller's seat, and leaves it at that. */
export async function tryMove(
  context: Context,
  caller: Caller,
  gameId: string,
  { decisionId, move }: TryMoveInput,
): Promise<void> {
  need(caller, 'play')
  const live = await runningFor(context, caller, gameId)
  const own = ownSeat(caller, live.record)
  return askInTime(live, (turn) => {
    const { game, now } = turn
    const seat = own ?? seatOfHost(turn, { decisionId })
    const decision = game.open.find(({ id }) => id === decisionId)
    try {
      tryOut(live.rules, game, { seat, decisionId, move }, now)
    } catch (error) {
      throw error instanceof Refusal
        ? refusedMove(live, game, { seat, decision, move }, error)
        : error
    }
    return () => {}
  })
}
