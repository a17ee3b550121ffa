import type { Frozen } from '../../../kernel/types.ts'
import { THIRDS, type Third } from '../content/effects.ts'
import { clubOf, type Open } from '../read/club.ts'
import { autoLineUp, fitOutfield, reliefOf, rowsOf, worthIn } from '../read/line-ups.ts'
import { isStaffed, rowStrength } from '../read/strength.ts'
import { type LineUp, ROWS } from '../state.ts'
import type { Club, Game, Setting } from '../types.ts'
import { best } from './value.ts'

/** The strength of the three rows, in half stars. */
export type Rows = Readonly<Record<Third, number>>

/** How often two dice beat two others that are ahead by so many half stars. */
interface Odds {
  readonly win: number
  readonly draw: number
}

const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
const ALL_WAYS = 36 * 36

/** The chances in a third in which one is ahead by so many half stars. */
export function oddsOf(ahead: number): Odds {
  let [win, draw] = [0, 0]
  for (const [own, ways] of WAYS.entries())
    for (const [other, otherWays] of WAYS.entries()) {
      const lead = ahead + 2 * (own - other)
      if (lead > 0) win += ways * otherWays
      else if (lead === 0) draw += ways * otherWays
    }
  return { win: win / ALL_WAYS, draw: draw / ALL_WAYS }
}

const POINTS_WON = 6
const POINTS_DRAWN = 2

/** The points that a match brings on average, by all courses that its three thirds can take. */
export function expectedPoints(own: Rows, other: Rows, isHome: boolean): number {
  const midfield = oddsOf(own.midfield - other.midfield)
  const attack = oddsOf(own.attack - other.defence)
  const defence = oddsOf(own.defence - other.attack)
  const lost = 1 - midfield.win - midfield.draw
  const afterDraw = isHome ? [attack, defence] : [defence, attack]
  return (
    midfield.win * pointsAfter(2, attack, defence) +
    midfield.draw * pointsAfter(1, afterDraw[0] ?? attack, afterDraw[1] ?? defence) +
    lost * pointsAfter(0, defence, attack)
  )
}

/** With so many half points from midfield, out of two. */
function pointsAfter(half: number, second: Odds, third: Odds): number {
  const result = (score: number) => {
    if (score === 3) return POINTS_DRAWN
    return score > 3 ? POINTS_WON : 0
  }
  let sum = 0
  for (const [gain, chance] of outcomes(second)) {
    const score = half + gain
    // Two thirds won, or lost, and the last one is not played.
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

export const rowsStrength = (
  setting: Setting,
  club: Club,
  lineUp: Frozen<LineUp>,
  boost: number,
): Rows => {
  const { boostThird } = lineUp
  const lined = { club, lineUp, boost, boostThird, staffed: isStaffed(club) }
  return {
    attack: rowStrength(setting, lined, 'attack'),
    midfield: rowStrength(setting, lined, 'midfield'),
    defence: rowStrength(setting, lined, 'defence'),
  }
}

/** Every slot of a formation goes to whoever is left and worth most there, best first. */
function greedyLineUp({ content }: Setting, club: Club, boost: number, formation: string): LineUp {
  const plain = autoLineUp(content, club, boost, formation)
  const sizes = rowsOf(formation)
  const relief = reliefOf(content, club)
  const rows: Record<Third, string[]> = { defence: [], midfield: [], attack: [] }
  const pairs = fitOutfield(content, club)
    .flatMap((entry) =>
      ROWS.map((row) => ({ card: entry.card, row, worth: worthIn(content, entry, row, relief) })),
    )
    .sort((one, other) => other.worth - one.worth || (one.card < other.card ? -1 : 1))
  const taken = new Set<string>()
  for (const { card, row } of pairs) {
    if (taken.has(card) || rows[row].length === sizes[row]) continue
    rows[row].push(card)
    taken.add(card)
  }
  const filled = (row: Third) => [
    ...rows[row],
    ...Array.from({ length: sizes[row] - rows[row].length }, () => null),
  ]
  return {
    ...plain,
    defence: filled('defence'),
    midfield: filled('midfield'),
    attack: filled('attack'),
  }
}

/** The line-up and the captain's third with the most points to expect against these rows. */
export function bestLineUp(
  setting: Setting,
  club: Club,
  boost: number,
  { against, isHome }: { readonly against: Rows; readonly isHome: boolean },
): LineUp {
  const { content } = setting
  const elevens = content.formations.flatMap((formation) => [
    autoLineUp(content, club, boost, formation),
    greedyLineUp(setting, club, boost, formation),
  ])
  const captained = boost > 0 ? THIRDS : [null]
  const choices = elevens.flatMap((lineUp) =>
    captained.map((boostThird) => ({ ...lineUp, boostThird })),
  )
  const points = (lineUp: LineUp) =>
    expectedPoints(rowsStrength(setting, club, lineUp, boost), against, isHome)
  return best(choices, points) ?? autoLineUp(content, club, boost)
}

/** What the other side of a match can be expected to field, from its open squad. */
export function rivalRows(setting: Setting, shared: Open, match: Game, index: 0 | 1): Rows {
  const { seat, boost, lineUp } = match.sides[index]
  if (seat === null) return averageTeam(setting)
  const club = clubOf(shared, seat)
  const guess = lineUp ?? autoLineUp(setting.content, club, boost)
  return rowsStrength(setting, club, guess, boost)
}

/** The SuperCup team that a final brings on average. */
export function averageTeam({ content: { superCup } }: Setting): Rows {
  const mean = (row: Third) =>
    (2 * superCup.reduce((sum, team) => sum + team[row], 0)) / superCup.length
  return { attack: mean('attack'), midfield: mean('midfield'), defence: mean('defence') }
}
