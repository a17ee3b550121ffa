import { at, seatsOf } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import { groupsBy } from '../../shared/ranking.ts'
import { ROLL_OFF_ROUNDS_MAX } from '../../shared/roll-off.ts'
import { sure } from '../../shared/sure.ts'
import { bandOf } from '../content/book.ts'
import { bonusOf, clubOf } from '../read/club.ts'
import { isOver } from '../read/match.ts'
import { pointsOf, roundsOf, seatOf } from '../read/season.ts'
import { boostOf } from '../read/strength.ts'
import type { Play } from '../types.ts'
import { movePoints, rollPair, startPhase } from './acts.ts'
import { endYear, finish } from './endings.ts'
import { startFinal } from './finals.ts'
import { stepMatch } from './match.ts'

export function stepSeason(play: Play): boolean {
  const { state, table, emit } = play
  const { matches, round, year } = state.shared
  for (const match of matches) if (stepMatch(play, match)) return true
  if (matches.some((match) => !isOver(state, match))) return false
  if (matches.length > 0) emit({ type: 'round.ended', year, round })
  else if (round < roundsOf(table).length) startRound(play, round + 1)
  else startPhase(play, 'season-end')
  return true
}

function startRound(play: Play, round: number): void {
  const { state, table, emit } = play
  const { year } = state.shared
  const order = seatsOf(table.seats).map((place) => seatOf(play, place + 1))
  startPhase(play, 'season', { round, order })
  const { matches, sims } = at(roundsOf(table), round - 1)
  for (const number of [...sims].sort()) simulate(play, seatOf(play, number))
  for (const numbers of matches) {
    const [home, away] = [seatOf(play, numbers[0]), seatOf(play, numbers[1])]
    const boosts: [number, number] = [boostOf(play, home), boostOf(play, away)]
    const match = `y${year}-r${round}-${home}v${away}`
    emit({ type: 'match.opened', match, round, kind: 'league', home, away, boosts })
  }
  if (matches.length === 0) emit({ type: 'round.ended', year, round })
}

const TOTAL_MAX = 12

function simulate(play: Play, seat: Seat): void {
  const { content } = play.table
  const dice = rollPair(play)
  const bonus = bonusOf(play, seat, 'simBonus')
  const total = Math.min(TOTAL_MAX, dice[0] + dice[1] + bonus)
  const band = bandOf(content, clubOf(play, seat).token).id
  const row = sure(content.simRoll[band], 'row of that band')
  const fits = ([from, to]: readonly [number, number]) => from <= total && total <= to
  const result = sure(
    (['win', 'draw', 'loss'] as const).find((one) => fits(row[one])),
    'result of that total',
  )
  const points = pointsOf(play.table)[result]
  play.emit({ type: 'sim.rolled', seat, dice, bonus, total, band, result, points })
  movePoints(play, seat, points)
}

export function stepSeasonEnd(play: Play): boolean {
  const { content } = play.table
  const { year } = play.state.shared
  const order = rank(play)
  const ranking = order.map((seat, place) => {
    const { marker, titles } = clubOf(play, seat)
    const status = bandOf(content, marker).id
    return { seat, marker, status, titles: titles + (place === 0 ? 1 : 0) }
  })
  play.emit({ type: 'season.ranked', year, ranking })
  for (const [place, seat] of order.entries())
    play.emit({ type: 'boost.assigned', seat, boost: at(content.captainBoost, place) })
  play.emit({ type: 'flags.cleared', year })
  const [first, second] = order.filter((seat) => {
    const { marker, resigned } = clubOf(play, seat)
    return marker >= content.targetPoints && !resigned
  })
  if (first === undefined) awardSuperCup(play, at(order, 0))
  else if (second === undefined) finish(play, first, 'points')
  else startFinal(play, 'superDuper', first, second)
  return true
}

const rank = (play: Play): Seat[] =>
  groupsBy(seatsOf(play.table.seats), (seat) => clubOf(play, seat).marker).flatMap((tied) =>
    rollForPlaces(play, tied),
  )

function rollForPlaces(play: Play, tied: readonly Seat[], rounds = ROLL_OFF_ROUNDS_MAX): Seat[] {
  if (tied.length < 2 || rounds === 0) return [...tied]
  const rolls = tied.map((seat) => {
    const die = play.chance.die(6)
    play.emit({ type: 'tie.rolled', seat, die })
    return { seat, die }
  })
  return groupsBy(rolls, ({ die }) => die).flatMap((group) =>
    rollForPlaces(
      play,
      group.map(({ seat }) => seat),
      rounds - 1,
    ),
  )
}

const CARDS_FOR_FINAL = 3
const CARDS_FOR_QUICK_FINAL = 2

function awardSuperCup(play: Play, champion: Seat): void {
  const { superCup, collections } = play.state.secret
  const [card] = superCup
  if (card !== undefined) play.emit({ type: 'supercup.card-won', seat: champion, card })
  const needed = play.table.options.quickGame ? CARDS_FOR_QUICK_FINAL : CARDS_FOR_FINAL
  if (card !== undefined && at(collections, champion).length >= needed)
    startPhase(play, 'supercup-choice')
  else endYear(play)
}
