import type { Seat } from '../../../kernel/types.ts'
import { sure } from '../../shared/sure.ts'
import { playerOf, staffOf } from '../content/book.ts'
import type { Third } from '../content/effects.ts'
import type { SideIndex } from '../state.ts'
import type { Match, Seen } from '../types.ts'
import { bonusOf, clubOf, entryOf } from './club.ts'
import { GIVEN, GIVEN_STARS, isStaffed, type Lined, pairsOf, worthOf } from './worth.ts'

export const starsOf = (at: Seen, seat: Seat, card: string): number =>
  card === GIVEN ? GIVEN_STARS : entryOf(at, seat, card).stars

export const chemistryOf = (
  { content, options }: Pick<Seen['table'], 'content' | 'options'>,
  slots: readonly (string | null)[],
): number =>
  pairsOf(
    slots.map((card) => (card === null ? 'none' : playerOf(content, card).chemistry)),
    options.chemistry,
  )

export interface Fielded extends Pick<Lined, 'lineUp' | 'boost' | 'boostThird'> {
  readonly seat: Seat
}

/**
 * Returns the strength of a row of players in half stars, without dice and tactical cards (SC-181).
 */
export function rowStrength(at: Seen, fielded: Fielded, row: Third): number {
  const { content, options } = at.table
  const club = clubOf(at, fielded.seat)
  const parts = worthOf(
    {
      club,
      effects: isStaffed(club) ? club.staff.flatMap((one) => staffOf(content, one).effects) : [],
      playerOf: (card) => playerOf(content, card),
      chemistry: options.chemistry,
      lineUp: fielded.lineUp,
      boost: fielded.boost,
      boostThird: fielded.boostThird,
    },
    row,
  )
  return parts.players + parts.chemistry + parts.boost + parts.more
}

export function boostOf(at: Seen, seat: Seat): number {
  const { boost, nextMatch } = clubOf(at, seat)
  const isOff = nextMatch.some(({ kind }) => kind === 'noBoostNextMatch')
  if (boost === 0 || isOff) return 0
  return boost + (isStaffed(clubOf(at, seat)) ? bonusOf(at, seat, 'captainBonus') : 0)
}

/**
 * Returns the strength of a side in the current third of the match, in half stars. The strength of
 * a side is at least 0.
 */
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

export function totalOf(at: Seen, match: Match, index: SideIndex): number {
  const dice = diceOf(match, index)
  return sideStrength(at, match, index) + 2 * (dice[0] + dice[1])
}
