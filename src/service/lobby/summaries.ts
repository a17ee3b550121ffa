import { awaitedSeats } from '../../kernel/seen.ts'
import type { Caller } from '../caller.ts'
import { type Context, seatOf } from '../context.ts'
import { ServiceError } from '../errors.ts'
import type { Standing } from '../live/standings.ts'
import { viewerOf } from '../play/observe-game.ts'
import { listedGame, plainOutcome } from '../play/shown.ts'
import type { ListedGame } from '../ports.ts'
import type { GameSummary } from '../shapes/games.ts'

/** Games of a page that are folded at a time. */
const FOLDED_AT_ONCE = 8

/**
 * Games as lists tell of them. One's own are folded for it where this node has not; of others is
 * told what is at hand: a page of strangers' games would cost as much as to open all of them.
 */
export async function summariesOf(
  context: Context,
  caller: Caller,
  games: readonly ListedGame[],
): Promise<GameSummary[]> {
  const summaries: GameSummary[] = []
  for (let first = 0; first < games.length; first += FOLDED_AT_ONCE) {
    const some = games.slice(first, first + FOLDED_AT_ONCE)
    summaries.push(...(await Promise.all(some.map((game) => summaryFor(context, caller, game)))))
  }
  return summaries
}

export async function summaryFor(
  context: Context,
  caller: Caller,
  game: ListedGame,
): Promise<GameSummary> {
  const seat = seatOf(caller, game)
  const standing =
    context.standings.atHand(game) ?? (seat === null ? null : await folded(context, game))
  const awaits = standing && awaitedSeats(standing.open, viewerOf(caller, game))
  const outcome = standing?.outcome ? plainOutcome(standing.outcome) : null
  return { ...listedGame(game, seat), version: game.version, awaits, outcome }
}

/** One that cannot be read, or for which too many wait, keeps nobody from the list. */
async function folded({ standings }: Context, game: ListedGame): Promise<Standing | null> {
  try {
    return await standings.of(game.id)
  } catch (error) {
    if (error instanceof ServiceError && error.code !== 'database-unavailable') return null
    throw error
  }
}
