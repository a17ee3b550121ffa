import { demand, demandSame, type Law } from '../../../kernel/law.ts'
import { playerOf } from '../content/book.ts'
import type { StaffEffect } from '../content/effects.ts'
import type { State, Superclub } from '../types.ts'
import { entryAt, managerAt } from './clubs.ts'
import { type Here, staffEffects } from './staff.ts'

type Match = State['shared']['matches'][number]
type Side = Match['sides'][number]
type Row = 'attack' | 'midfield' | 'defence'

const HOMES: Readonly<Record<string, Row>> = {
  ...{ attacker: 'attack', midfielder: 'midfield', defender: 'defence' },
}
const ROWS: readonly Row[] = ['attack', 'midfield', 'defence']
const GIVEN = 'given'

function slotsIn({ lineUp }: Side, row: Row): (string | null)[] {
  if (!lineUp) return []
  if (row !== 'defence') return [...lineUp[row]]
  return [lineUp.goalkeeper === GIVEN ? null : lineUp.goalkeeper, ...lineUp.defence]
}

/**
 * Returns the extra stars of a row of footballers. Cards show half stars, and a left half next to a
 * right half makes one extra star.
 */
function pairsIn({ table }: Here, cards: readonly (string | null)[]): number {
  const halves = cards.map((card) => (card ? playerOf(table.content, card).chemistry : 'none'))
  if (table.options.chemistry === 'adjacent')
    return halves.filter((half, place) => {
      const before = halves[place - 1]
      const isLeft = half === 'left' || half === 'both'
      return isLeft && (before === 'right' || before === 'both')
    }).length
  const count = (wanted: string) => halves.filter((half) => half === wanted).length
  const [left, right, both] = [count('left'), count('right'), count('both')]
  return left + right === 0 ? Math.max(both - 1, 0) : both + Math.min(left, right)
}

/** Returns the strength of a row of players in half stars, without dice and tactical cards. */
function strengthOf(at: Here, side: Side, row: Row): number {
  const { lineUp, seat, boost, boostThird } = side
  if (seat === null || !lineUp) return 0
  const { nextMatch } = managerAt(at.state, seat)
  const isAlone = nextMatch.some(({ kind }) => kind === 'noStaffNextMatch')
  const staff: StaffEffect[] = isAlone ? [] : staffEffects(at, seat)
  const relief = staff.reduce(
    (sum, one) => sum + (one.kind === 'positionRelief' ? one.thirds : 0),
    0,
  )
  let halves = 0
  for (const card of lineUp[row]) {
    if (card === null) continue
    const home = HOMES[playerOf(at.table.content, card).position]
    const away = home ? Math.abs(ROWS.indexOf(home) - ROWS.indexOf(row)) : 0
    const stars = entryAt(at.state, seat, card)?.stars ?? 0
    halves += Math.max(0, 2 * stars - Math.max(0, away - relief))
  }
  const keeper = lineUp.goalkeeper
  if (row === 'defence')
    halves += 2 * (keeper === GIVEN ? 1 : (entryAt(at.state, seat, keeper)?.stars ?? 0))
  const pairs = pairsIn(at, slotsIn(side, row))
  halves += 2 * pairs
  if (boostThird === row) halves += 2 * boost
  for (const effect of nextMatch)
    if (effect.kind === 'nextMatchStars' && effect.third === row) halves += 2 * effect.amount
  for (const effect of staff) {
    if (effect.kind === 'matchStars' && effect.third === row) halves += 2 * effect.amount
    if (effect.kind === 'chemistryBonus' && pairs > 0) halves += 2 * effect.amount
    const isInGoal = effect.kind === 'keeperStars' && row === 'defence' && keeper !== GIVEN
    if (isInGoal) halves += 2 * effect.amount
  }
  return halves
}

function matchAt(state: State, id: string): Match {
  const match = state.shared.matches.find((one) => one.id === id)
  demand(match, `match ${id} is on`)
  return match
}

export const thirdLaws: readonly Law<Superclub>[] = [
  {
    clause: 'SC-181',
    says: 'a total is the stars of the row, chemistry, boost, staff, cards and dice',
    events: {
      'third.decided'({ match: id, totals }, at) {
        const { third, sides, team } = matchAt(at.state, id)
        demand(third, 'a third is played')
        for (const side of [0, 1] as const) {
          const row = third.rows[side]
          const plain = team && sides[side].seat === null ? 2 * team[row] : null
          const stars = plain ?? strengthOf(at, sides[side], row)
          const [one, other] = third.dice[side] ?? [0, 0]
          const total = Math.max(0, stars + 2 * third.mods[side]) + 2 * (one + other)
          demand(totals[side] === total, `side ${side} has ${total}, not ${totals[side]}`)
        }
        return undefined
      },
      'third.started'({ match: id, rows }, { state }) {
        const [midfield, second] = matchAt(state, id).thirds
        if (!midfield) demandSame(rows, ['midfield', 'midfield'], 'midfield first')
        else if (second) demandSame(rows, [...second.rows].reverse(), 'with the roles swapped')
        else {
          const isAway = midfield.winner === 1
          const expected = isAway ? ['defence', 'attack'] : ['attack', 'defence']
          demandSame(rows, expected, 'the winner attacks, and home after a draw')
        }
        return undefined
      },
    },
  },
  {
    clause: 'SC-201',
    says: 'a double hurts the player in its slot, or brings a game changer',
    events: {
      'doubles.settled'({ match: id }, { state, commit, place }) {
        const match = matchAt(state, id)
        const before = commit.events.slice(0, place)
        const ofMatch = before.filter((one) => 'match' in one && one.match === id)
        const from = ofMatch.findLastIndex(({ type }) => type === 'doubles.settled')
        const own = ofMatch.slice(from + 1)
        for (const side of [0, 1] as const) {
          const { seat } = match.sides[side]
          if (seat === null) continue
          const [one, other] = match.third?.dice[side] ?? [0, -1]
          const row = match.third?.rows[side] ?? 'midfield'
          // An injured player is no longer in the line-up, so the events show which player was
          // injured.
          const found = own.filter(
            (event) =>
              'seat' in event &&
              event.seat === seat &&
              ['player.injured', 'injury.cancelled', 'game-changer.drawn'].includes(event.type),
          )
          demand(found.length <= 1, 'one consequence a side')
          if (one !== other) demand(found.length === 0, 'doubles only')
          const [event] = found
          if (event && 'slot' in event) {
            demand(event.slot === one && event.row === row, 'the slot of that number')
            continue
          }
          if (one !== other) continue
          const card = slotsIn(match.sides[side], row)[one - 1] ?? null
          demand(card === null, `${card} is hurt`)
          if (match.kind === 'league' && !event)
            demand(state.secret.gameChangers.length === 0, 'a game changer is drawn')
        }
        return undefined
      },
    },
  },
]
