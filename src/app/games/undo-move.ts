import { undo } from '../../engine/kernel/perform.ts'
import { type Caller, requireScope } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import type { WithIdempotencyKey } from '../core/operation.ts'
import { ownSeat, requireRunningGame } from '../runtime/game-access.ts'
import type { MoveResponse, UndoInput } from './schema.ts'
import { answerTo } from './submit-move.ts'

export async function undoMove(
  context: Context,
  caller: Caller,
  gameId: string,
  { decisionId }: UndoInput,
  { key: moveId }: WithIdempotencyKey,
): Promise<MoveResponse> {
  requireScope(caller, 'play')
  const live = await requireRunningGame(context, caller, gameId)
  const own = ownSeat(caller, live.record)
  return live.run((command) => {
    const { game, now } = command
    // A host who plays all seats can undo the last move, whichever seat made it.
    const seat = own ?? game.undoable.at(-1)?.seat ?? 0
    const { replayed, answered } = answerTo(command, seat, {
      moveId,
      isSame: (cause) => cause.kind === 'undo' && cause.decisionId === decisionId,
      perform: () => undo(live.rules, game, { seat, decisionId, moveId }, live.luck, now),
    })
    return () => ({ ...answered(), replayed })
  })
}
