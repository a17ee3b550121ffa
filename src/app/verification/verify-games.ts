import { randomInt } from 'node:crypto'
import type { GameStore } from '../runtime/port.ts'
import type { VerifiedGames } from './verified-games.ts'
import type { GameVerifier, VerifiedGame, VerifyOptions } from './verify-game.ts'

const GAMES_AT_ONCE = 500

export interface VerifyTerms extends VerifyOptions {
  readonly atOnce: number
  /**
   * Stores which games were verified. If null, all games are verified and no results are stored.
   */
  readonly verdicts: VerifiedGames | null
  readonly after?: string | null
  readonly sample?: number | undefined
}

export interface VerifiedBatch extends VerifiedGame {
  /** True if the game was verified earlier and has not changed since. */
  readonly isSkipped: boolean
}

export async function* verifyGames(
  games: Pick<GameStore, 'begun'>,
  verifyGame: GameVerifier,
  terms: VerifyTerms,
): AsyncGenerator<VerifiedBatch> {
  const { after = null, sample, ...rest } = terms
  const pages = pagesOf(games, after)
  const chosen = sample === undefined ? pages : pagesIn(await sampleOf(pages, sample))
  for await (const ids of chosen) yield* judgedOf(ids, verifyGame, rest)
}

async function* pagesOf(
  games: Pick<GameStore, 'begun'>,
  after: string | null,
): AsyncGenerator<readonly string[]> {
  let ids = await games.begun(after, GAMES_AT_ONCE)
  while (ids.length > 0) {
    yield ids
    ids = await games.begun(ids.at(-1)!, GAMES_AT_ONCE)
  }
}

function* pagesIn(ids: readonly string[]): Generator<readonly string[]> {
  for (let from = 0; from < ids.length; from += GAMES_AT_ONCE)
    yield ids.slice(from, from + GAMES_AT_ONCE)
}

/**
 * Chooses each game with equal probability by reservoir sampling, and returns the chosen games in
 * order.
 */
async function sampleOf(pages: AsyncIterable<readonly string[]>, size: number): Promise<string[]> {
  const chosen: string[] = []
  let seen = 0
  for await (const ids of pages)
    for (const id of ids) {
      const place = seen < size ? seen : randomInt(seen + 1)
      if (place < size) chosen[place] = id
      seen += 1
    }
  return chosen.sort()
}

async function* judgedOf(
  ids: readonly string[],
  verifyGame: GameVerifier,
  { atOnce, verdicts, ...terms }: Omit<VerifyTerms, 'after' | 'sample'>,
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
    await Promise.allSettled(running)
  }
}
