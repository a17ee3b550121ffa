import { DRAW_LIMIT_MAX, type Luck } from '../kernel/chance.ts'

export const messageStart = (gameId: string, entropy: readonly string[]): string =>
  `${JSON.stringify([gameId, ...entropy])}:`

export const messageEnd = (drawn: number, round: number): string => `${drawn}:${round}`

/**
 * Returns the limit below which random numbers give unbiased results. Random numbers at or above
 * this limit are discarded, because using these numbers would make low results more likely.
 */
export function fairBelow(limit: number): number {
  if (!Number.isInteger(limit) || limit < 1 || limit > DRAW_LIMIT_MAX)
    throw new RangeError(`cannot draw below ${limit}`)
  return DRAW_LIMIT_MAX - (DRAW_LIMIT_MAX % limit)
}

export const luckOf =
  (hmacOf: (end: string) => Int32Array): Luck =>
  (drawn, limit) => {
    const fair = fairBelow(limit)
    for (let round = 0; ; round += 1) {
      const words = hmacOf(messageEnd(drawn, round))
      for (let place = 0; place < words.length; place += 1) {
        const word = words[place]! >>> 0
        if (word < fair) return word % limit
      }
    }
  }
