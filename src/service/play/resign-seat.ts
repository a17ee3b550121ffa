import { type Caller, need } from '../caller.ts'
import { type Context, runningFor, seatHeldBy } from '../context.ts'
import { no } from '../errors.ts'
import type { LiveGame } from '../live/live-game.ts'
import type { Keyed } from '../services.ts'
import type { MovedOnce } from '../shapes/games.ts'
import { resignOf } from './submit-move.ts'

export async function resignSeat(
  context: Context,
  caller: Caller,
  gameId: string,
  { key }: Keyed,
): Promise<MovedOnce> {
  need(caller, 'play')
  const live = await runningFor(context, caller, gameId)
  return resignFor(context, live, caller.account.id, key)
}

export async function resignFor(
  { metrics }: Context,
  live: LiveGame,
  account: string,
  key: string | undefined,
): Promise<MovedOnce> {
  const seat = seatHeldBy(account, live.record)
  if (seat === null) throw no('not-seated')
  const moved = await live.do((turn) => {
    const { replayed, answered } = resignOf(turn, seat, key)
    return () => ({ ...answered(), replayed })
  })
  if (!moved.replayed) metrics.moves.inc({ ruleset: live.rules.id, by: 'resignation' })
  return moved
}
