import { at } from '../../../kernel/define.ts'
import type { Frozen } from '../../../kernel/types.ts'
import { playerOf } from '../content/book.ts'
import type { Third } from '../content/effects.ts'
import type { Content } from '../content/schema.ts'
import type { Options } from '../options.ts'
import { GIVEN, type LineUp, type SideIndex } from '../state.ts'
import type { Club, Game, Setting, Team } from '../types.ts'
import { bonusOf, clubOf, effectsOf, entryOf, type Open } from './club.ts'
import { reliefOf, slotsOf, worthIn } from './line-ups.ts'

/** Given is worth one star in goal (SC-017). */
export const GIVEN_STARS = 1

/** A row of half hearts: extra stars by pairs of halves (SC-165, SC-R17). */
export function chemistryOf(
  content: Content,
  slots: readonly (string | null)[],
  mode: Options['chemistry'],
): number {
  const halves = slots.map((card) => (card === null ? 'none' : playerOf(content, card).chemistry))
  const hasLeft = (place: number) => halves[place] === 'left' || halves[place] === 'both'
  const hasRight = (place: number) => halves[place] === 'right' || halves[place] === 'both'
  if (mode === 'adjacent')
    return halves.filter((_, place) => hasRight(place) && hasLeft(place + 1)).length
  const count = (half: string) => halves.filter((one) => one === half).length
  const [left, right, both] = [count('left'), count('right'), count('both')]
  return left + right > 0 ? both + Math.min(left, right) : Math.max(0, both - 1)
}

/** What counts in a row of one's own line-up. */
export interface Lined {
  readonly club: Club
  readonly lineUp: Frozen<LineUp>
  readonly boost: number
  readonly boostThird: Third | null
  /** False where the staff do not count in this match. */
  readonly staffed: boolean
}

/** A club whose staff count only where they are allowed to. */
const staffedClub = ({ club, staffed }: Lined): Pick<Club, 'staff'> =>
  staffed ? club : { staff: [] }

/** The stars of a row and all that adds to them, before dice and tactics (SC-181). */
export function rowStrength(setting: Setting, lined: Lined, row: Third): number {
  const { content, options } = setting
  const { club, lineUp, boost, boostThird } = lined
  const staff = staffedClub(lined)
  const relief = reliefOf(content, staff)
  const slots = slotsOf(lineUp, row)
  let sum = 0
  for (const card of row === 'defence' ? slots.slice(1) : slots) {
    const entry = card === null ? undefined : entryOf(club, card)
    if (entry) sum += worthIn(content, entry, row, relief)
  }
  const chemistry = chemistryOf(content, slots, options.chemistry)
  sum += 2 * chemistry
  if (chemistry > 0) sum += 2 * bonusOf(content, staff, 'chemistryBonus')
  if (boostThird === row) sum += 2 * boost
  for (const { third, amount } of effectsOf(content, staff, 'matchStars'))
    if (third === row) sum += 2 * amount
  for (const effect of club.nextMatch)
    if (effect.kind === 'nextMatchStars' && effect.third === row) sum += 2 * effect.amount
  return row === 'defence' ? sum + keeperStrength(content, club, lineUp, staff) : sum
}

function keeperStrength(
  content: Content,
  club: Club,
  { goalkeeper }: Frozen<LineUp>,
  staff: Pick<Club, 'staff'>,
): number {
  if (goalkeeper === GIVEN) return 2 * GIVEN_STARS
  const stars = entryOf(club, goalkeeper)?.stars ?? GIVEN_STARS
  return 2 * (stars + bonusOf(content, staff, 'keeperStars'))
}

/** Do the staff of a side count in its match? */
export const isStaffed = ({ nextMatch }: Pick<Club, 'nextMatch'>): boolean =>
  !nextMatch.some(({ kind }) => kind === 'noStaffNextMatch')

/** The captain's boost that is in force in a club's next league match; 0: none (SC-168). */
export function boostOf(content: Content, club: Club): number {
  const isOff = club.nextMatch.some(({ kind }) => kind === 'noBoostNextMatch')
  if (club.boost === 0 || isOff) return 0
  return club.boost + (isStaffed(club) ? bonusOf(content, club, 'captainBonus') : 0)
}

/** What a side brings into the third in play, in half stars: never below nothing. */
export function sideStrength(
  setting: Setting,
  shared: Open,
  match: Game,
  index: SideIndex,
): number {
  const { third, team } = match
  if (!third) throw new Error('no third is played')
  const row = third.rows[index]
  const { seat, lineUp, boost, boostThird }: Team = match.sides[index]
  const tactics = 2 * third.mods[index]
  if (seat === null) return Math.max(0, 2 * (team?.[row] ?? 0) + tactics)
  if (!lineUp) throw new Error('the line-up is not revealed')
  const club = clubOf(shared, seat)
  const lined = { club, lineUp, boost, boostThird, staffed: isStaffed(club) }
  return Math.max(0, rowStrength(setting, lined, row) + tactics)
}

export const diceOf = (match: Game, index: SideIndex): readonly [number, number] => {
  const dice = match.third?.dice[index]
  if (!dice) throw new Error('the dice are not rolled')
  return dice
}

/** Stars and dice of a side, in half stars. */
export const totalOf = (setting: Setting, shared: Open, match: Game, index: SideIndex): number => {
  const dice = diceOf(match, index)
  return sideStrength(setting, shared, match, index) + 2 * (at(dice, 0) + at(dice, 1))
}
