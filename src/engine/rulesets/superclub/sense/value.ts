import type { Value } from '../../../kernel/evaluation.ts'
import { sumOf } from '../../shared/dice.ts'
import { playerOf } from '../content/book.ts'
import { clubOf, freeCashOf } from '../read/club.ts'
import type { Seen, Superclub } from '../types.ts'
import { weights } from './weights.ts'

const ELEVEN = 11

/**
 * Rates a position in a simulated game. The level of each department is rated separately, because a
 * level is worth more in some departments than in others.
 */
export const value: Value<Superclub, keyof typeof weights> = {
  progress({ state: { shared }, table: { content } }) {
    const most = Math.max(...shared.managers.map(({ token }) => token))
    return Math.min(1, most / content.targetPoints)
  },
  features(at, seat) {
    const { marker, levels, staff } = clubOf(at, seat)
    const { content } = at.table
    const players = [...clubOf(at, seat).squad, ...lotOf(at, seat)]
    const stars = players.map((one) => one.stars).sort((one, other) => other - one)
    const hollow = players.map((one) => playerOf(content, one.card).potential - one.stars)
    return {
      eleven: sumOf(stars.slice(0, ELEVEN)) / 10,
      bench: sumOf(stars.slice(ELEVEN)) / 10,
      hollow: sumOf(hollow) / 10,
      cash: freeCashOf(at, seat) / 50,
      marker: marker / 10,
      training: levels.training - 1,
      scouting: levels.scouting - 1,
      stadium: levels.stadium - 1,
      staff: staff.length,
    }
  },
  weights,
}

/**
 * Counts the footballer in the current auction as a footballer of the leading seat, because the
 * leading bid is already subtracted from the seat's free cash.
 */
function lotOf({ state: { shared } }: Seen, seat: number) {
  const { lot } = shared
  return lot?.high?.seat === seat ? [lot] : []
}
