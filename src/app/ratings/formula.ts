import { type Rating, rated, UNRATED } from '../../engine/bots/weng-lin.ts'
import type { Rated, RatedResult, RatingFormula, RatingFunction } from './port.ts'

/**
 * Fixed rating of the built-in bot at the reference level. The rating never changes, so that
 * players cannot gain unlimited rating from the bot, and ratings from different years stay
 * comparable.
 */
const HOUSE_BOT: Rating = { mu: 25, sigma: 0.5 }
const NEWCOMER: Rated = { ...UNRATED, games: 0 }
/**
 * Rating weight of a game in which one account plays against bots only. The weight is low, because
 * a player can repeat such games without limit.
 */
const WEIGHT_ALONE = 0.5

const rate: RatingFunction = (result, before) => {
  const { players } = result
  const known = players.map(({ kind, account }) =>
    kind === 'bot' ? HOUSE_BOT : (before.get(account ?? '') ?? NEWCOMER),
  )
  const after = rated(
    known,
    players.map(({ place }) => place),
  )
  const weight = isAlone(result) ? WEIGHT_ALONE : 1
  return new Map(
    players.flatMap(({ account }, seat): [string, Rated][] => {
      if (account === null) return []
      const games = (before.get(account) ?? NEWCOMER).games + 1
      return [[account, { ...between(known[seat]!, after[seat]!, weight), games }]]
    }),
  )
}

/**
 * Increment `number` with every change that affects ratings, so that all ratings are recomputed.
 */
export const formula: RatingFormula = { number: 1, rate }

const isAlone = ({ players }: RatedResult): boolean =>
  players.filter(({ kind }) => kind === 'account').length === 1

function between(before: Rating, after: Rating, weight: number): Rating {
  const variance = before.sigma ** 2 + weight * (after.sigma ** 2 - before.sigma ** 2)
  return { mu: before.mu + weight * (after.mu - before.mu), sigma: Math.sqrt(variance) }
}
