import type { GameStore } from '../ports.ts'
import type { Judge, JudgedGame, JudgeTerms } from './judge-game.ts'
import type { Verdicts } from './verdicts.ts'

/** Ids of one look. */
const GAMES_AT_ONCE = 500

export interface VerifyTerms extends JudgeTerms {
  /** So many at once: as many as there are threads. */
  readonly atOnce: number
  /** What was found before, and where it is kept; null: everything is judged, and nothing kept. */
  readonly verdicts: Verdicts | null
}

export interface Judged extends JudgedGame {
  /** Found true before, and the same since. */
  readonly isSkipped: boolean
}

/** Every game that has begun, as it is stored, in the order of their making. */
export async function* verifyGames(
  games: Pick<GameStore, 'begun'>,
  judge: Judge,
  terms: VerifyTerms,
): AsyncGenerator<Judged> {
  let ids = await games.begun(null, GAMES_AT_ONCE)
  while (ids.length > 0) {
    yield* judgedOf(ids, judge, terms)
    ids = await games.begun(ids.at(-1)!, GAMES_AT_ONCE)
  }
}

async function* judgedOf(
  ids: readonly string[],
  judge: Judge,
  { atOnce, verdicts, ...terms }: VerifyTerms,
): AsyncGenerator<Judged> {
  const known = (await verdicts?.trueAmong(ids)) ?? new Set()
  const judged = async (game: string): Promise<Judged> => {
    if (known.has(game)) return { game, found: null, bots: null, fault: null, isSkipped: true }
    const one = await judge(game, terms)
    await verdicts?.keep(one, null)
    return { ...one, isSkipped: false }
  }
  const running: Promise<Judged>[] = []
  try {
    for (const game of ids) {
      running.push(judged(game))
      if (running.length === atOnce) yield await running.shift()!
    }
    while (running.length > 0) yield await running.shift()!
  } finally {
    // Where one of them broke off the work, nobody waits for the others.
    await Promise.allSettled(running)
  }
}
