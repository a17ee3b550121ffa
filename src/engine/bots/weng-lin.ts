export interface Rating {
  readonly mu: number
  readonly sigma: number
}

export const UNRATED: Rating = { mu: 25, sigma: 25 / 3 }

/** Spread of a player's performance in a single game. */
const BETA = 25 / 6
/** Uncertainty added with each game, because players change. */
export const TAU = 25 / 300
/** Lower bound for the factor by which one game reduces the variance. */
const KEPT_MIN = 1e-4

/**
 * Ratings after a game, by Weng and Lin's Bradley-Terry model with full pairing, which compares all
 * pairs of players. Places count from the first; tied players share one.
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
