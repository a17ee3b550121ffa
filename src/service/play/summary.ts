import { awaitedSeats } from '../../kernel/seen.ts'
import type { Caller } from '../caller.ts'
import { type Context, seatOf } from '../context.ts'
import { ServiceError } from '../errors.ts'
import { endedOf, endedShown } from '../live/ended.ts'
import { type Standing, unbegun } from '../live/standings.ts'
import { type GameRecord, type ListedGame, Unreadable } from '../ports.ts'
import type { GameSummary } from '../shapes/games.ts'
import { viewerOf } from './observe-game.ts'
import { listedGame, plainOutcome } from './shown.ts'

/** Games that are folded at a time for whoever asks for many. */
const FOLDED_AT_ONCE = 8

export async function ofEach<Game, Told>(
  games: readonly Game[],
  tell: (game: Game) => Promise<Told>,
): Promise<Told[]> {
  const told: Told[] = []
  for (let first = 0; first < games.length; first += FOLDED_AT_ONCE)
    told.push(...(await Promise.all(games.slice(first, first + FOLDED_AT_ONCE).map(tell))))
  return told
}

/**
 * How a game stands, or stood at a version or later, folded for it where this node has not. Null:
 * it cannot be read, or too many wait for it, which keeps nobody from hearing of the others.
 */
export async function standingOf(
  { standings }: Context,
  { id, startedAt }: GameRecord,
  from?: number,
): Promise<Standing | null> {
  if (startedAt === null) return unbegun
  try {
    return await standings.of(id, from)
  } catch (error) {
    const isKnown = error instanceof ServiceError && error.code !== 'database-unavailable'
    if (isKnown || error instanceof Unreadable) return null
    throw error
  }
}

/** A game as lists and news tell of it; where it is not known how it stands, as it is stored. */
export function summaryFor(
  caller: Caller,
  game: GameRecord & Partial<Pick<ListedGame, 'version'>>,
  standing: Standing | null,
): GameSummary {
  const { version, outcome } = standing ?? { ...unbegun, version: game.version ?? 0 }
  const ended = standing?.ended ?? endedOf(game)
  return {
    ...{ ...listedGame(game, seatOf(caller, game)), ...(ended && endedShown(ended)), version },
    awaits: standing && awaitedSeats(standing.open, viewerOf(caller, game)),
    outcome: outcome && plainOutcome(outcome),
  }
}
