export interface Rating {
  readonly mu: number
  readonly sigma: number
}

export const UNRATED: Rating = { mu: 25, sigma: 25 / 3 }

/** Standard deviation of a player's performance from game to game. */
const BETA = 25 / 6
/**
 * Uncertainty that is added to the rating of each player before a game, because the skill of
 * players changes over time.
 */
export const TAU = 25 / 300
const KEPT_MIN = 1e-4

/**
 * Computes the players' new ratings after a game with the Bradley-Terry model of Weng and Lin,
 * comparing each player with every other player (full pairing). The best place in the game is 1;
 * tied players have the same place.
 */
export function rated(
  players: readonly Rating[],
  places: readonly number[],
  tau: number = TAU,
): Rating[] {
  const before = players.map(({ mu, sigma }) => ({ mu, variance: sigma ** 2 + tau ** 2 }))
  return before.map(({ mu, variance }, one) => {
    let shift = 0
    let surer = 0
    before.forEach((other, at) => {
      if (at === one) return
      const spread = Math.sqrt(variance + other.variance + 2 * BETA ** 2)
      const expected = 1 / (1 + Math.exp((other.mu - mu) / spread))
      shift += (variance / spread) * (wonBy(places[one]!, places[at]!) - expected)
      surer += (variance / spread ** 2) * (Math.sqrt(variance) / spread) * expected * (1 - expected)
    })
    return { mu: mu + shift, sigma: Math.sqrt(variance * Math.max(KEPT_MIN, 1 - surer)) }
  })
}

const wonBy = (place: number, other: number): number =>
  place < other ? 1 : place === other ? 0.5 : 0
