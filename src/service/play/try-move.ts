import { tryOut } from '../../kernel/perform.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { type Caller, need } from '../caller.ts'
import { type Context, isSeated, runningFor } from '../context.ts'
import { no } from '../errors.ts'
import type { TryMoveInput } from '../shapes/games.ts'
import { askInTime } from '../unattended/play-due.ts'
import { refusedMove } from './refused.ts'
import { seatFor } from './submit-move.ts'

/** Judges a move of the caller's seat, and leaves it at that. */
export async function tryMove(
  context: Context,
  caller: Caller,
  gameId: string,
  { decisionId, move }: TryMoveInput,
): Promise<void> {
  need(caller, 'play')
  const live = await runningFor(context, caller, gameId)
  if (!isSeated(caller, live.record)) throw no('not-seated')
  return askInTime(live, (turn) => {
    const { game, now } = turn
    const seat = seatFor(caller, turn, { decisionId })
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
