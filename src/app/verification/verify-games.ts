import type { GameStore } from '../runtime/port.ts'
import type { VerifiedGames } from './verified-games.ts'
import type { GameVerifier, VerifiedGame, VerifyOptions } from './verify-game.ts'

const GAMES_AT_ONCE = 500

export interface VerifyTerms extends VerifyOptions {
  readonly atOnce: number
  /** Earlier results; null: verify everything and store nothing. */
  readonly verdicts: VerifiedGames | null
}

export interface VerifiedBatch extends VerifiedGame {
  /** Verified earlier and unchanged since. */
  readonly isSkipped: boolean
}

export async function* verifyGames(
  games: Pick<GameStore, 'begun'>,
  verifyGame: GameVerifier,
  terms: VerifyTerms,
): AsyncGenerator<VerifiedBatch> {
  let ids = await games.begun(null, GAMES_AT_ONCE)
  while (ids.length > 0) {
    yield* judgedOf(ids, verifyGame, terms)
    ids = await games.begun(ids.at(-1)!, GAMES_AT_ONCE)
  }
}

async function* judgedOf(
  ids: readonly string[],
  verifyGame: GameVerifier,
  { atOnce, verdicts, ...terms }: VerifyTerms,
): AsyncGenerator<VerifiedBatch> {
  const known = (await verdicts?.alreadyVerified(ids)) ?? new Set()
  const judged = async (game: string): Promise<VerifiedBatch> => {
    if (known.has(game)) return { game, found: null, bots: null, fault: null, isSkipped: true }
    const one = await verifyGame(game, terms)
    await verdicts?.keep(one, null)
    return { ...one, isSkipped: false }
  }
  const running: Promise<VerifiedBatch>[] = []
  try {
    for (const game of ids) {
      running.push(judged(game))
      if (running.length === atOnce) yield await running.shift()!
    }
    while (running.length > 0) yield await running.shift()!
  } finally {
    // Waits without failing for the others when one has failed.
    await Promise.allSettled(running)
  }
}
