import { no } from '../errors.ts'
import { wakeAt } from '../live/wake.ts'
import type { Attendance } from '../shapes/insight.ts'
import type { Desk } from './desk.ts'
import type { Warrant } from './warrant.ts'

/** Nodes answer within milliseconds, or not at all. */
const ASKED_MILLISECONDS = 300

/** Who follows a game now at any node, and when somebody has to look at it again. */
export async function attendanceOf(
  { context, audiencesOf, failing }: Desk,
  warrant: Warrant,
  gameId: string,
): Promise<Attendance> {
  warrant.serve(gameId)
  const { ports, live } = context
  if (!(await ports.games.find(gameId))) throw no('game-unknown')
  const others = await ports.doorbell.who(gameId, ASKED_MILLISECONDS)
  const words = [...audiencesOf(gameId), ...others].map((word) => word.split(':'))
  const of = (audience: string) =>
    words.filter(([one]) => one === audience).reduce((sum, [, count]) => sum + Number(count), 0)
  const seats = [...new Set(words.map(([audience]) => Number(audience)))].filter(Number.isInteger)
  const game = await live.of(gameId)
  const wake =
    game &&
    (await game.do(
      ({ game: now }) =>
        () =>
          wakeAt(now, game.record, now.at),
    ))
  return {
    seats: seats
      .sort((one, other) => one - other)
      .map((seat) => ({ seat, streams: of(`${seat}`) })),
    others: of('spectator') + of('admin'),
    wakeAt: wake ?? null,
    failing: failing().items.find((one) => one.game === gameId) ?? null,
  }
}
