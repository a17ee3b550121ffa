import { resign } from '../../engine/kernel/perform.ts'
import { type Caller, requireScope } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import type { WithIdempotencyKey } from '../core/operation.ts'
import { requireRunningGame, seatHeldBy } from '../runtime/game-access.ts'
import type { LiveGame } from '../runtime/live-game.ts'
import type { MoveResponse } from './schema.ts'
import { answerTo } from './submit-move.ts'

export async function resignSeat(
  context: Context,
  caller: Caller,
  gameId: string,
  { key }: WithIdempotencyKey,
): Promise<MoveResponse> {
  requireScope(caller, 'play')
  const live = await requireRunningGame(context, caller, gameId)
  return resignFor(context, live, caller.account.id, key)
}

export async function resignFor(
  { metrics }: Context,
  live: LiveGame,
  account: string,
  key: string | undefined,
): Promise<MoveResponse> {
  const seat = seatHeldBy(account, live.record)
  if (seat === null) throw serviceError('not-seated')
  const moved = await live.run((command) => {
    const { game, now } = command
    const { replayed, answered } = answerTo(command, seat, {
      moveId: key,
      isSame: ({ kind }) => kind === 'resign',
      perform: () => resign(live.rules, game, seat, live.luck, now, key),
    })
    return () => ({ ...answered(), replayed })
  })
  if (!moved.replayed) metrics.moves.inc({ ruleset: live.rules.id, by: 'resignation' })
  return moved
}
