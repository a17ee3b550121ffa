import type { Seat } from '../../../kernel/types.ts'
import { sure } from '../../shared/sure.ts'
import { playerOf } from '../content/book.ts'
import type { Third } from '../content/effects.ts'
import { GIVEN, type SideIndex } from '../state.ts'
import type { Eleven, Match, Seen } from '../types.ts'
import { bonusOf, clubOf, effectsOf, entryOf } from './club.ts'
import { reliefOf, slotsOf, worthIn } from './line-ups.ts'

/** Given is worth one star in goal (SC-017). */
const GIVEN_STARS = 1

/** The stars of a card of the squad, or of Given. */
export const starsOf = (at: Seen, seat: Seat, card: string): number =>
  card === GIVEN ? GIVEN_STARS : entryOf(at, seat, card).stars

/** A row of half hearts: extra stars by pairs of halves (SC-165, SC-R17). */
export function chemistryOf(
  { content, options }: Pick<Seen['table'], 'content' | 'options'>,
  slots: readonly (string | null)[],
): number {
  const halves = slots.map((card) => (card === null ? 'none' : playerOf(content, card).chemistry))
  const hasLeft = (place: number) => halves[place] === 'left' || halves[place] === 'both'
  const hasRight = (place: number) => halves[place] === 'right' || halves[place] === 'both'
  if (options.chemistry === 'adjacent')
    return halves.filter((_, place) => hasRight(place) && hasLeft(place + 1)).length
  const count = (half: string) => halves.filter((one) => one === half).length
  const [left, right, both] = [count('left'), count('right'), count('both')]
  return left + right > 0 ? both + Math.min(left, right) : Math.max(0, both - 1)
}

/** What counts in a row of a seat's line-up. */
export interface Lined {
  readonly seat: Seat
  readonly lineUp: Eleven
  readonly boost: number
  readonly boostThird: Third | null
}

/** The stars of a row and all that adds to them before dice and tactics, in half stars (SC-181). */
export function rowStrength(at: Seen, lined: Lined, row: Third): number {
  const { seat, lineUp, boost, boostThird } = lined
  const staffed = isStaffed(at, seat)
  let sum = 0
  const relief = staffed ? reliefOf(at, seat) : 0
  for (const card of lineUp[row])
    if (card !== null) sum += worthIn(at, entryOf(at, seat, card), row, relief)
  const chemistry = chemistryOf(at.table, slotsOf(lineUp, row))
  sum += 2 * chemistry
  if (boostThird === row) sum += 2 * boost
  for (const effect of clubOf(at, seat).nextMatch)
    if (effect.kind === 'nextMatchStars' && effect.third === row) sum += 2 * effect.amount
  if (row === 'defence') sum += 2 * starsOf(at, seat, lineUp.goalkeeper)
  return staffed ? sum + staffStrength(at, lined, row, chemistry > 0) : sum
}

/** What the staff add to a row, in half stars. */
function staffStrength(at: Seen, { seat, lineUp }: Lined, row: Third, hasPair: boolean): number {
  let stars = hasPair ? bonusOf(at, seat, 'chemistryBonus') : 0
  for (const { third, amount } of effectsOf(at, seat, 'matchStars'))
    if (third === row) stars += amount
  if (row === 'defence' && lineUp.goalkeeper !== GIVEN) stars += bonusOf(at, seat, 'keeperStars')
  return 2 * stars
}

/** Do the staff of a seat count in its match? */
export const isStaffed = (at: Seen, seat: Seat): boolean =>
  !clubOf(at, seat).nextMatch.some(({ kind }) => kind === 'noStaffNextMatch')

/** The captain's boost that is in force in a club's next league match; 0: none (SC-168). */
export function boostOf(at: Seen, seat: Seat): number {
  const { boost, nextMatch } = clubOf(at, seat)
  const isOff = nextMatch.some(({ kind }) => kind === 'noBoostNextMatch')
  if (boost === 0 || isOff) return 0
  return boost + (isStaffed(at, seat) ? bonusOf(at, seat, 'captainBonus') : 0)
}

/** What a side brings into the third in play, in half stars: never below nothing. */
export function sideStrength(at: Seen, match: Match, index: SideIndex): number {
  const third = sure(match.third, 'third in play')
  const row = third.rows[index]
  const { seat, lineUp, boost, boostThird } = match.sides[index]
  const tactics = 2 * third.mods[index]
  if (seat === null) return Math.max(0, 2 * sure(match.team, 'SuperCup team')[row] + tactics)
  const lined = { seat, lineUp: sure(lineUp, 'line-up revealed'), boost, boostThird }
  return Math.max(0, rowStrength(at, lined, row) + tactics)
}

export const diceOf = ({ third }: Match, index: SideIndex): readonly [number, number] =>
  sure(third?.dice[index], 'dice rolled')

/** Stars and dice of a side, in half stars. */
export function totalOf(at: Seen, match: Match, index: SideIndex): number {
  const dice = diceOf(match, index)
  return sideStrength(at, match, index) + 2 * (dice[0] + dice[1])
}
