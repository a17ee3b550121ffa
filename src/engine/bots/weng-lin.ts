/** What is believed of a player's strength, and how surely. */
export interface Rating {
  readonly mu: number
  readonly sigma: number
}

/** Of whom nothing is known. */
export const UNRATED: Rating = { mu: 25, sigma: 25 / 3 }

/** How far strength and result of one game may differ. */
const BETA = 25 / 6
/** What is forgotten from game to game, for players change. */
export const TAU = 25 / 300
/** No game makes a rating surer than by so much. */
const KEPT_MIN = 1e-4

/**
 * The ratings after a game, by Weng and Lin's Bradley-Terry model with full pairing: each player
 * against each other one. Places count from the first; who ties shares one.
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
