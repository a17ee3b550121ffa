// Computes the strength of the footballers in a line-up from their cards alone. Web pages import
// this file, so it imports only types.
import type { StaffEffect, Third } from '../content/effects.ts'
import type { Player, Position } from '../content/schema.ts'
import type { Options } from '../options.ts'
import type { Club, Eleven } from '../types.ts'

/**
 * Id of the default goalkeeper Given, for whom there is no card and who is never on the bench
 * (SC-017).
 */
export const GIVEN = 'given'
export const GIVEN_STARS = 1

const PLACES: Readonly<Record<Third, number>> = { attack: 0, midfield: 1, defence: 2 }
const HOMES = { attacker: 'attack', midfielder: 'midfield', defender: 'defence' } as const

/**
 * Returns how many half stars a footballer loses in a row that is not the footballer's position.
 * Effects that reduce the loss of half stars are not included (SC-161, SC-162).
 */
function displacement(position: Position, row: Third): number {
  if (position === 'goalkeeper' || position === 'utility') return 0
  return Math.abs(PLACES[HOMES[position]] - PLACES[row])
}

export function halvesIn(
  { position, stars }: { readonly position: Position; readonly stars: number },
  row: Third,
  relief: number,
): number {
  const lost = displacement(position, row) - relief
  return Math.max(0, 2 * stars - Math.max(0, lost))
}

/**
 * Returns the footballers in a row, in the order of their places. The first place in defence
 * belongs to the goalkeeper; there is no card for the default goalkeeper Given.
 */
export function slotsOf(lineUp: Eleven, row: Third): (string | null)[] {
  if (row !== 'defence') return [...lineUp[row]]
  return [lineUp.goalkeeper === GIVEN ? null : lineUp.goalkeeper, ...lineUp.defence]
}

export function pairsOf(
  halves: readonly Player['chemistry'][],
  mode: Options['chemistry'],
): number {
  if (mode === 'adjacent') return neighbouringPairs(halves)
  let [left, right, both] = [0, 0, 0]
  for (const half of halves)
    if (half === 'left') left += 1
    else if (half === 'right') right += 1
    else if (half === 'both') both += 1
  return left + right > 0 ? both + Math.min(left, right) : Math.max(0, both - 1)
}

function neighbouringPairs(halves: readonly Player['chemistry'][]): number {
  const has = (half: 'left' | 'right', place: number) =>
    halves[place] === half || halves[place] === 'both'
  let pairs = 0
  for (let place = 1; place < halves.length; place += 1)
    if (has('right', place - 1) && has('left', place)) pairs += 1
  return pairs
}

export const isStaffed = ({ nextMatch }: Pick<Club, 'nextMatch'>): boolean =>
  !nextMatch.some(({ kind }) => kind === 'noStaffNextMatch')

export interface Lined {
  readonly club: Pick<Club, 'squad' | 'nextMatch'>
  readonly effects: readonly StaffEffect[]
  readonly playerOf: (card: string) => Player
  readonly chemistry: Options['chemistry']
  readonly lineUp: Eleven
  readonly boost: number
  readonly boostThird: Third | null
}

export interface Worth {
  readonly players: number
  readonly chemistry: number
  readonly boost: number
  readonly more: number
}

export function worthOf(lined: Lined, row: Third): Worth {
  const { effects, lineUp, boost, boostThird, playerOf } = lined
  const halves = slotsOf(lineUp, row).map((card) =>
    card === null ? 'none' : playerOf(card).chemistry,
  )
  const pairs = pairsOf(halves, lined.chemistry)
  const given = { hasPair: pairs > 0, hasKeeper: lineUp.goalkeeper !== GIVEN }
  return {
    players: playersIn(lined, row),
    chemistry: 2 * pairs,
    boost: boostThird === row ? 2 * boost : 0,
    more: 2 * (readStars(lined, row) + staffStars(effects, row, given)),
  }
}

function playersIn({ club, effects, lineUp, playerOf }: Lined, row: Third): number {
  const relief = reliefIn(effects)
  let halves = 0
  for (const card of lineUp[row])
    if (card !== null) {
      const { position } = playerOf(card)
      halves += halvesIn({ position, stars: starsIn(club, card) }, row, relief)
    }
  if (row !== 'defence') return halves
  const { goalkeeper } = lineUp
  return halves + 2 * (goalkeeper === GIVEN ? GIVEN_STARS : starsIn(club, goalkeeper))
}

const starsIn = ({ squad }: Pick<Club, 'squad'>, card: string): number =>
  squad.find((one) => one.card === card)?.stars ?? 0

function reliefIn(effects: readonly StaffEffect[]): number {
  let relief = 0
  for (const effect of effects) if (effect.kind === 'positionRelief') relief += effect.thirds
  return relief
}

function readStars({ club }: Lined, row: Third): number {
  let stars = 0
  for (const effect of club.nextMatch)
    if (effect.kind === 'nextMatchStars' && effect.third === row) stars += effect.amount
  return stars
}

function staffStars(
  effects: readonly StaffEffect[],
  row: Third,
  { hasPair, hasKeeper }: { readonly hasPair: boolean; readonly hasKeeper: boolean },
): number {
  const counts = (effect: StaffEffect) => {
    switch (effect.kind) {
      case 'matchStars':
        return effect.third === row ? effect.amount : 0
      case 'chemistryBonus':
        return hasPair ? effect.amount : 0
      case 'keeperStars':
        return row === 'defence' && hasKeeper ? effect.amount : 0
      default:
        return 0
    }
  }
  let stars = 0
  for (const effect of effects) stars += counts(effect)
  return stars
}
