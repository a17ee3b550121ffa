import { at, seatsOf } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import type { Content } from '../content/schema.ts'
import { bandOf, bonusOf, clubOf } from '../read/club.ts'
import { boostOf } from '../read/strength.ts'
import type { Playing, Setting } from '../types.ts'
import { groupsBy, movePoints, rollOff, startPhase } from './acts.ts'
import { endYear, finish } from './endings.ts'
import { startFinal } from './finals.ts'
import { isOver, rollPair, stepMatch } from './match.ts'

/** The chart by number; with home and away a second half mirrors the first (SC-R28). */
export function roundsOf({ seats, content, options }: Setting): Content['fixtures']['2'] {
  const key = String(seats) as keyof Content['fixtures']
  const chart = content.fixtures[key] ?? []
  if (!options.homeAndAway) return chart
  const mirrored = chart.map(({ matches, sims }) => ({
    matches: matches.map(([home, away]): [number, number] => [away, home]),
    sims,
  }))
  return [...chart, ...mirrored]
}

/** Goes on with all matches of the round; the next begins when all are done (SC-R56). */
export function stepSeason(play: Playing): boolean {
  const { state, table, emit } = play
  const { matches, round, year } = state.shared
  for (const match of matches) if (stepMatch(play, match)) return true
  if (matches.some((match) => !isOver(state, match))) return false
  if (matches.length > 0) emit({ type: 'round.ended', year, round })
  else if (round < roundsOf(table).length) startRound(play, round + 1)
  else startPhase(play, 'season-end')
  return true
}

/** Simulations are rolled at once, then all matches open together (SC-154, SC-R29). */
function startRound(play: Playing, round: number): void {
  const { state, table, emit } = play
  const { content } = table
  const { managers, year } = state.shared
  const byNumber = new Map(managers.map(({ number }, seat) => [number, seat]))
  const seatOf = (number: number): Seat => byNumber.get(number) ?? 0
  const order = seatsOf(table.seats).map((place) => seatOf(place + 1))
  startPhase(play, 'season', { round, order })
  const { matches, sims } = at(roundsOf(table), round - 1)
  for (const number of [...sims].sort()) simulate(play, seatOf(number))
  for (const [place, [homeNumber, awayNumber]] of matches.entries()) {
    const [home, away] = [seatOf(homeNumber), seatOf(awayNumber)]
    const boosts: [number, number] = [
      boostOf(content, clubOf(state.shared, home)),
      boostOf(content, clubOf(state.shared, away)),
    ]
    const match = `y${year}-r${round}-m${place + 1}`
    emit({ type: 'match.opened', match, round, kind: 'league', home, away, boosts })
  }
  if (matches.length === 0) emit({ type: 'round.ended', year, round })
}

const TOTAL_MAX = 12

/** One roll of two dice, read in the row of the squad token (SC-155, SC-156). */
function simulate(play: Playing, seat: Seat): void {
  const { state, table, emit } = play
  const { content, options } = table
  const club = clubOf(state.shared, seat)
  const dice = rollPair(play)
  const bonus = bonusOf(content, club, 'simBonus')
  const total = Math.min(TOTAL_MAX, dice[0] + dice[1] + bonus)
  const band = bandOf(content, club.token).id
  const result = (['win', 'draw', 'loss'] as const).find((one) => {
    const [from, to] = content.simRoll[band]?.[one] ?? [0, -1]
    return from <= total && total <= to
  })
  if (!result) throw new Error(`a total of ${total} has no result`)
  const worth = options.homeAndAway ? content.matchPoints.homeAndAway : content.matchPoints.single
  const points = worth[result]
  emit({ type: 'sim.rolled', seat, dice, bonus, total, band, result, points })
  movePoints(play, seat, points)
}

/** Ranks, boosts and flags; then who has won, or whether a final is due (SC-220 to SC-235). */
export function stepSeasonEnd(play: Playing): boolean {
  const { state, table, emit } = play
  const { content } = table
  const { year } = state.shared
  const order = rank(play)
  const ranking = order.map((seat, place) => {
    const { marker, titles } = clubOf(state.shared, seat)
    const status = bandOf(content, marker).id
    return { seat, marker, status, titles: titles + (place === 0 ? 1 : 0) }
  })
  emit({ type: 'season.ranked', year, ranking })
  for (const [place, seat] of order.entries())
    emit({ type: 'boost.assigned', seat, boost: at(content.captainBoost, place) })
  emit({ type: 'flags.cleared', year })
  const isThere = (seat: Seat) => clubOf(state.shared, seat).marker >= content.targetPoints
  const [first, second] = order
  const contenders = order.filter(isThere).length
  if (first === undefined || second === undefined) throw new Error('nobody to rank')
  if (contenders === 1) finish(play, first, 'points')
  else if (contenders > 1) startFinal(play, 'superDuper', first, second)
  else awardSuperCup(play, first)
  return true
}

/** Marker descending; those who tie roll a die each, again and again (SC-222, SC-R50). */
function rank(play: Playing): Seat[] {
  const { state, table } = play
  const markerOf = (seat: Seat) => clubOf(state.shared, seat).marker
  return groupsBy(seatsOf(table.seats), markerOf).flatMap((tied) =>
    rollOff(play, tied, 'tie.rolled'),
  )
}

const CARDS_FOR_FINAL = 3
const CARDS_FOR_QUICK_FINAL = 2

/** The champion draws a card that nobody looks at; enough of them allow the final (SC-235). */
function awardSuperCup(play: Playing, champion: Seat): void {
  const { state, table, emit } = play
  const [card] = state.secret.superCup
  if (card !== undefined) emit({ type: 'supercup.card-won', seat: champion, card })
  const needed = table.options.quickGame ? CARDS_FOR_QUICK_FINAL : CARDS_FOR_FINAL
  const held = state.secret.collections[champion]?.length ?? 0
  if (card !== undefined && held >= needed) startPhase(play, 'supercup-choice')
  else endYear(play)
}
