import type { Seat } from '../../../kernel/types.ts'
import { clubOf, entryOf, freeCashOf, roomOf } from '../read/club.ts'
import { partnersOf } from '../read/market.ts'
import type { Seen } from '../types.ts'
import { weakest, worthOf } from './value.ts'

const LAST_TOKEN = 84
const GROWTH = 8

export function yearsLeft({ state: { shared } }: Seen): number {
  const strongest = Math.max(...shared.managers.map(({ token }) => token))
  return Math.max(0, (LAST_TOKEN - strongest) / GROWTH - 0.5)
}

const STAR_LEAST = 10
const STAR_MOST = 30
const STARS_A_YEAR = 8

/**
 * Maximum price that the bot pays for one star of a footballer. The bot pays more for a star if the
 * club has unused cash, because only stars win the game.
 */
export const starPrice = (at: Seen, seat: Seat): number =>
  Math.min(STAR_MOST, Math.max(STAR_LEAST, freeCashOf(at, seat) / STARS_A_YEAR))

const ELEVENTH = 10
const IMPROVEMENT = 1.2

export function valueInCash(at: Seen, seat: Seat, card: string, stars: number): number {
  const { squad } = clubOf(at, seat)
  const leaving = roomOf(at, seat) > 0 ? null : weakest(at, seat)
  const gain = worthOf(at, seat, card, stars) - (leaving?.value ?? 0)
  const eleventh = squad.map((entry) => entry.stars).sort((one, other) => other - one)[ELEVENTH]
  const improves = stars > (eleventh ?? 0)
  return gain * starPrice(at, seat) * (improves ? IMPROVEMENT : 1)
}

const FAIR = 1.2

/**
 * Returns the price that the bot demands for the stars of a footballer who moves to another club.
 * In a game with two clubs, each lost star counts twice, because the rival gains the star.
 */
export const askedFor = (at: Seen, seat: Seat, loss: number): number =>
  loss * starPrice(at, seat) * FAIR * (1 + 1 / Math.max(1, partnersOf(at, seat).length))

export const worthAt = (at: Seen, seat: Seat, owner: Seat, card: string): number =>
  worthOf(at, seat, card, entryOf(at, owner, card).stars)
