import type { Context } from '../core/context.ts'
import { formula } from './formula.ts'
import type { RatedResult } from './port.ts'
import { resultOf } from './result.ts'

type Rating = Pick<Context, 'ports' | 'packs'>

const GAMES_AT_ONCE = 100

export async function rateGame(context: Rating, game: string): Promise<void> {
  const { ratings } = context.ports
  const result = await foundIn(context, game)
  if (result === null) await ratings.pass(game)
  else await ratings.take(result, formula)
}

/**
 * Computes all ratings again, and returns the number of games that were read. Games that are not
 * rated yet stay queued.
 */
export async function rebuildRatings(context: Rating): Promise<number> {
  const { ratings } = context.ports
  let games = 0
  let ids = await ratings.settled(null, GAMES_AT_ONCE)
  while (ids.length > 0) {
    for (const id of ids) {
      const result = await foundIn(context, id)
      if (result === null) await ratings.pass(id)
      else await ratings.correct(result)
    }
    games += ids.length
    ids = await ratings.settled(ids.at(-1)!, GAMES_AT_ONCE)
  }
  await ratings.rebuild(formula)
  return games
}

async function foundIn(context: Rating, game: string): Promise<RatedResult | null> {
  const record = await context.ports.games.find(game)
  if (!record) throw new Error(`${game} does not exist`)
  return resultOf(context, record)
}
