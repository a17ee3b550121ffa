import type { AuditCapability } from '../core/audit-capability.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { wakeAt } from '../runtime/wake-time.ts'
import type { Presence } from './schemas/inspect-game.ts'

/** Nodes answer within milliseconds, or not at all. */
const ASKED_MILLISECONDS = 300

/** Who follows a game now at any node, and when somebody has to look at it again. */
export async function presenceOf(
  context: Context,
  warrant: AuditCapability,
  gameId: string,
): Promise<Presence> {
  warrant.use(gameId)
  const { ports, live } = context
  if (!(await ports.games.find(gameId))) throw serviceError('game-unknown')
  const others = await ports.notifier.queryPresence(gameId, ASKED_MILLISECONDS)
  const words = [...context.followers.audiencesOf(gameId), ...others].map((word) => word.split(':'))
  const of = (audience: string) =>
    words.filter(([one]) => one === audience).reduce((sum, [, count]) => sum + Number(count), 0)
  const seats = [...new Set(words.map(([audience]) => Number(audience)))].filter(Number.isInteger)
  const game = await live.load(gameId)
  const wake =
    game &&
    (await game.run(
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
    failing: context.failingGames.shown().items.find((one) => one.game === gameId) ?? null,
  }
}
