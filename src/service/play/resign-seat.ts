import { type Caller, need } from '../caller.ts'
import { type Context, runningFor, seatOf } from '../context.ts'
import { no } from '../errors.ts'
import type { LiveGame } from '../live/live-game.ts'
import type { Keyed } from '../services.ts'
import type { MoveAnswer } from '../shapes/games.ts'
import { resignOf } from './submit-move.ts'

export async function resignSeat(
  context: Context,
  caller: Caller,
  gameId: string,
  { key }: Keyed,
): Promise<MoveAnswer> {
  need(caller, 'play')
  const live = await runningFor(context, caller, gameId)
  return resignFor(context, live, caller, key)
}

export async function resignFor(
  { metrics }: Context,
  live: LiveGame,
  caller: Caller,
  key: string | undefined,
): Promise<MoveAnswer> {
  const seat = seatOf(caller, live.record)
  if (seat === null) throw no('not-seated')
  const answer = await live.do((turn) => resignOf(turn, seat, key))
  if (!answer.replayed) metrics.moves.inc({ ruleset: live.rules.id, by: 'resignation' })
  return answer
}
