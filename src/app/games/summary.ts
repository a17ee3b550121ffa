import { awaitedSeats } from '../../engine/kernel/visibility.ts'
import type { Caller } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { ServiceError } from '../core/errors.ts'
import { Unreadable } from '../core/ports.ts'
import { seatOf } from '../runtime/game-access.ts'
import { endedOf, endedShown } from '../runtime/game-end.ts'
import { type GameStatus, notStarted } from '../runtime/game-statuses.ts'
import type { GameRecord, ListedGame } from '../runtime/port.ts'
import { viewerOf } from './observe-game.ts'
import { listedGame, plainOutcome } from './present.ts'
import type { GameSummary } from './schema.ts'

const FOLDED_AT_ONCE = 8

export async function mapInBatches<Game, Told>(
  games: readonly Game[],
  tell: (game: Game) => Promise<Told>,
): Promise<Told[]> {
  const statuses: Told[] = []
  for (let first = 0; first < games.length; first += FOLDED_AT_ONCE)
    statuses.push(...(await Promise.all(games.slice(first, first + FOLDED_AT_ONCE).map(tell))))
  return statuses
}

/**
 * Returns a status of the game that is not older than version `from`. Returns null if the log is
 * unreadable or the queue is full, so that the other games of a list are still shown.
 */
export async function statusOf(
  { statuses }: Context,
  { id, startedAt }: GameRecord,
  from?: number,
): Promise<GameStatus | null> {
  if (startedAt === null) return notStarted
  try {
    return await statuses.of(id, from)
  } catch (error) {
    const isKnown = error instanceof ServiceError && error.code !== 'database-unavailable'
    if (isKnown || error instanceof Unreadable) return null
    throw error
  }
}

export function summaryFor(
  caller: Caller,
  game: GameRecord & Partial<Pick<ListedGame, 'version'>>,
  standing: GameStatus | null,
): GameSummary {
  const { version, outcome } = standing ?? { ...notStarted, version: game.version ?? 0 }
  const ended = standing?.ended ?? endedOf(game)
  return {
    ...listedGame(game, seatOf(caller, game)),
    ...(ended && endedShown(ended)),
    version,
    awaits: standing && awaitedSeats(standing.open, viewerOf(caller, game)),
    outcome: outcome && plainOutcome(outcome),
  }
}
