import { sumOf } from '../../../shared/dice.ts'
import type { Whole } from '../../types.ts'
import { type Fault, faultIf, sameList } from './faults.ts'

/** How far the counters have come, turn by turn, and what they have brought about on their way. */
export function turnsFaults(at: Whole): Fault[] {
  const { season, turn, seats } = at.state.shared
  const { last } = at.table.content.board
  return [
    ...faultIf(turn < turnsLeast(at), '/turn', 'the counters have come further than that'),
    ...faultIf(turn > season * seats.length * last, '/turn', 'a season is over sooner'),
    ...beginningFaults(at),
    ...firstSeasonFaults(at),
    ...reachedFaults(at),
    ...leaversFaults(at),
  ]
}

const farthest = ({ table }: Whole): number => Math.max(...table.content.dice.white)
const isComplete = ({ state }: Whole): boolean =>
  state.shared.seats.every(({ resigned }) => resigned === null)

/** As many as it takes to get there; the one that has just begun has moved nobody. */
function turnsLeast(at: Whole): number {
  const { seats, step } = at.state.shared
  const moves = seats.map(({ square }) => Math.ceil(square / farthest(at)))
  return sumOf(moves) + (step === 'roll' ? 1 : 0)
}

/** Before the teams are chosen nobody has anything but money, and nobody is on turn. */
function beginningFaults({ state }: Whole): Fault[] {
  const { fixtures, roundsPlayed, cupRoundsPlayed, firstSeat, seats } = state.shared
  const { currentSeat, step, ending } = state.shared
  const isIdle = currentSeat === null && step === null
  if ((ending !== null || fixtures.length === 0) && !isIdle)
    return [{ pointer: '/nextSeat', message: 'it is nobody’s turn' }]
  if (fixtures.length > 0)
    return faultIf(
      firstSeat === null || seats[firstSeat] === undefined,
      '/firstSeat',
      'nobody has begun',
    )
  const isUntouched = seats.every(({ square, stars }) => square === 0 && stars.length === 0)
  const isBefore = roundsPlayed + cupRoundsPlayed === 0 && firstSeat === null
  return faultIf(!(isUntouched && isBefore), '/phase', 'the season has not begun')
}

/** In the first season, as long as nobody has left, it can be told who has moved how often. */
function firstSeasonFaults(at: Whole): Fault[] {
  const { season, seats, turn, firstSeat, currentSeat, step } = at.state.shared
  const { last } = at.table.content.board
  if (season !== 1 || firstSeat === null || !isComplete(at)) return []
  const { length } = seats
  const current = (firstSeat + turn - 1) % length
  const isMoved = seats.every(({ square }, seat) => {
    const behind = (seat - firstSeat + length) % length
    const begun = Math.ceil((turn - behind) / length)
    const moves = Math.max(0, begun - (step === 'roll' && seat === current ? 1 : 0))
    return Math.min(moves, last) <= square && square <= moves * farthest(at)
  })
  return [
    ...faultIf(currentSeat !== null && currentSeat !== current, '/nextSeat', 'not next in turn'),
    ...faultIf(!isMoved, '/managers', 'counters do not get there in so many turns'),
  ]
}

/** The green squares behind the foremost counter have been played, or are due; no others have. */
function reachedFaults(at: Whole): Fault[] {
  const { seats, queue, roundsPlayed, cupRoundsPlayed, season } = at.state.shared
  if (season === 0) return []
  const greens = at.table.content.board.squares.filter(
    ({ type }) => type === 'match' || type === 'cup',
  )
  const played = greens.slice(0, roundsPlayed + cupRoundsPlayed)
  const rounds = played.filter(({ type }) => type === 'match').length
  const foremost = Math.max(...seats.map(({ square }) => square))
  const reached = greens.filter(({ index }) => index <= foremost).length
  // The counter of somebody who has left is off the board.
  const isReached = !isComplete(at) || reached === played.length + queue.length
  return [
    ...faultIf(
      rounds !== roundsPlayed,
      '/roundsPlayed',
      'not the rounds in the order of the board',
    ),
    ...faultIf(!isReached, '/roundsPlayed', 'no counter has brought these rounds about'),
  ]
}

/** Those who left did so one after the other, and so do those who have asked to. */
function leaversFaults({ state }: Whole): Fault[] {
  const { seats } = state.shared
  const left = seats.flatMap(({ resigned }) => resigned ?? [])
  const leaving = seats.flatMap(({ leaving }) => leaving ?? [])
  const isCounted = (orders: readonly number[]) =>
    sameList(
      orders.toSorted((one, other) => one - other),
      orders.map((_, place) => place + 1),
    )
  return [
    ...faultIf(!isCounted(left), '/managers', 'who has left did so in an order from 1 on'),
    ...faultIf(!isCounted(leaving), '/secret/leaving', 'who asks to leave does so from 1 on'),
  ]
}
