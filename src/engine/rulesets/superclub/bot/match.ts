import type { Seat } from '../../../kernel/types.ts'
import { sumOf } from '../../shared/dice.ts'
import { THIRDS, type Third } from '../content/effects.ts'
import {
  autoLineUp,
  bestKeeper,
  filled,
  fitOutfield,
  type Rows as Placed,
  reliefOf,
  rowsOf,
  worthIn,
} from '../read/line-ups.ts'
import { rowStrength } from '../read/strength.ts'
import { type LineUp, ROWS, type SideIndex } from '../state.ts'
import type { Eleven, Match, Seen, Table } from '../types.ts'
import { ranked } from './value.ts'

export type Rows = Readonly<Record<Third, number>>

/**
 * Chances of a win and of a draw when each side rolls two dice and one side is ahead by a number of
 * half stars.
 */
interface Odds {
  readonly win: number
  readonly draw: number
}

/**
 * Smallest possible difference between the totals of two pairs of dice. `LEADS` contains the number
 * of dice combinations for each difference, starting with -10.
 */
const LEAST_LEAD = -10
const LEADS = leads()
const ALL_WAYS = 36 * 36

function leads(): number[] {
  const ways = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
  const counts = Array<number>(2 * ways.length - 1).fill(0)
  for (const [own, one] of ways.entries())
    for (const [other, two] of ways.entries()) counts[own - other - LEAST_LEAD]! += one * two
  return counts
}

export function oddsOf(ahead: number): Odds {
  let [win, draw] = [0, 0]
  for (const [place, count] of LEADS.entries()) {
    const lead = ahead + 2 * (place + LEAST_LEAD)
    if (lead > 0) win += count
    else if (lead === 0) draw += count
  }
  return { win: win / ALL_WAYS, draw: draw / ALL_WAYS }
}

const POINTS_WON = 6
const POINTS_DRAWN = 2

export function expectedPoints(own: Rows, other: Rows, isHome: boolean): number {
  const midfield = oddsOf(own.midfield - other.midfield)
  const attack = oddsOf(own.attack - other.defence)
  const defence = oddsOf(own.defence - other.attack)
  const lost = 1 - midfield.win - midfield.draw
  const afterDraw = isHome ? pointsAfter(1, attack, defence) : pointsAfter(1, defence, attack)
  return (
    midfield.win * pointsAfter(2, attack, defence) +
    midfield.draw * afterDraw +
    lost * pointsAfter(0, defence, attack)
  )
}

/**
 * Returns the expected league points after the midfield third of a match. `half` is the score of
 * the match in half points: 0, 1 or 2.
 */
function pointsAfter(half: number, second: Odds, third: Odds): number {
  const result = (score: number) => {
    if (score === 3) return POINTS_DRAWN
    return score > 3 ? POINTS_WON : 0
  }
  let sum = 0
  for (const [gain, chance] of outcomes(second)) {
    const score = half + gain
    // A match has three thirds. A match ends as soon as one side has won two more thirds than the
    // other side.
    if (score === 4) sum += chance * POINTS_WON
    else if (score > 0)
      for (const [more, last] of outcomes(third)) sum += chance * last * result(score + more)
  }
  return sum
}

const outcomes = ({ win, draw }: Odds): [number, number][] => [
  [2, win],
  [1, draw],
  [0, 1 - win - draw],
]

export function rowsStrength(at: Seen, seat: Seat, lineUp: Eleven, boost: number): Rows {
  const lined = { seat, lineUp, boost, boostThird: lineUp.boostThird }
  return {
    attack: rowStrength(at, lined, 'attack'),
    midfield: rowStrength(at, lined, 'midfield'),
    defence: rowStrength(at, lined, 'defence'),
  }
}

function elevens(at: Seen, seat: Seat): LineUp[] {
  const relief = reliefOf(at, seat)
  const goalkeeper = bestKeeper(at, seat)
  const places = fitOutfield(at, seat)
    .flatMap((entry) =>
      ROWS.map((row) => ({ card: entry.card, row, worth: worthIn(at, entry, row, relief) })),
    )
    .sort((one, other) => other.worth - one.worth || (one.card < other.card ? -1 : 1))
  return at.table.content.formations.map((formation) => {
    const sizes = rowsOf(formation)
    const rows: Placed = { defence: [], midfield: [], attack: [] }
    const taken = new Set<string>()
    for (const { card, row } of places) {
      if (taken.has(card) || rows[row].length === sizes[row]) continue
      rows[row].push(card)
      taken.add(card)
    }
    return { formation, goalkeeper, ...filled(formation, rows), boostThird: null }
  })
}

interface Opposition {
  readonly against: Rows
  readonly isHome: boolean
}

export const bestLineUp = (at: Seen, seat: Seat, boost: number, other: Opposition): LineUp =>
  lineUpsAgainst(at, seat, boost, other)[0] ?? autoLineUp(at, seat, boost)

export function lineUpsAgainst(
  at: Seen,
  seat: Seat,
  boost: number,
  { against, isHome }: Opposition,
): LineUp[] {
  const captained = boost > 0 ? THIRDS : [null]
  const choices = elevens(at, seat).flatMap((eleven) => {
    const rows = rowsStrength(at, seat, eleven, 0)
    return captained.map((boostThird) => ({
      lineUp: { ...eleven, boostThird },
      rows: boostThird ? { ...rows, [boostThird]: rows[boostThird] + 2 * boost } : rows,
    }))
  })
  return ranked(choices, ({ rows }) => expectedPoints(rows, against, isHome)).map(
    ({ lineUp }) => lineUp,
  )
}

export function rivalRows(at: Seen, match: Match, index: SideIndex): Rows {
  const { seat, boost, lineUp } = match.sides[index]
  if (seat === null) return averageTeam(at.table)
  return rowsStrength(at, seat, lineUp ?? autoLineUp(at, seat, boost), boost)
}

export function averageTeam({ content: { superCup } }: Table): Rows {
  const mean = (row: Third) => (2 * sumOf(superCup.map((team) => team[row]))) / superCup.length
  return { attack: mean('attack'), midfield: mean('midfield'), defence: mean('defence') }
}
