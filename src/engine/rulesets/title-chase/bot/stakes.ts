// Computes how much the result of a match is worth in league points, including the future value of
// stars and money.
import type { Seat } from '../../../kernel/types.ts'
import type { Category } from '../content/effects.ts'
import { ROUNDS } from '../content/fixtures.ts'
import { type CupRound, cupRounds } from '../content/schema.ts'
import { playableStars } from '../read/holdings.ts'
import { managerOf, seatsLeft } from '../read/league.ts'
import { matchOf, seatOf } from '../read/match.ts'
import { type Odds, oddsOf, type SideRoll } from '../read/odds.ts'
import type { SideName } from '../state.ts'
import type { At } from '../types.ts'
import { budgetOf, holdingsWorth, matchesWorth } from './worth.ts'

export interface Sent {
  readonly stars: readonly Category[]
  readonly hasPenalty: boolean
}
export type Sides = { readonly [side in SideName]: Sent }

export const otherSide = (side: SideName): SideName => (side === 'home' ? 'away' : 'home')

export function stakesOf(at: At, side: SideName, sides: Sides): number {
  const odds = oddsIn(at, sides)
  const other = otherSide(side)
  const own = expected(at, side, sides, odds)
  if (seatOf(at, other) === null) return own
  const rivals = Math.max(1, seatsLeft(at).length - 1)
  return own - expected(at, other, sides, odds) / rivals
}

function oddsIn(at: At, { home, away }: Sides): Odds {
  const die = matchOf(at).neutral ? 'red' : 'blue'
  return oddsOf(at.table.content.dice, rollOf(die, home), rollOf('red', away))
}

const rollOf = (die: SideRoll['die'], { stars, hasPenalty }: Sent): SideRoll => ({
  die,
  stars: stars.length,
  hasPenalty,
})

const results = [
  { result: 'win', home: 'win', away: 'loss' },
  { result: 'draw', home: 'draw', away: 'draw' },
  { result: 'loss', home: 'loss', away: 'win' },
] as const
type Result = (typeof results)[number]['result']

function expected(at: At, side: SideName, sides: Sides, odds: Odds): number {
  const seat = seatOf(at, side)
  if (seat === null) return 0
  let sum = 0
  for (const one of results) {
    const parts = odds[one[side]]
    if (parts > 0) sum += parts * worthOf(at, seat, one.result, sides[side])
  }
  return sum / odds.of
}

function worthOf(at: At, seat: Seat, result: Result, sent: Sent): number {
  const { points, money } = at.table.content
  const { competition } = matchOf(at)
  const lost = result === 'loss' ? atStake(at, seat, sent) : []
  const stars = managerOf(at, seat).stars.filter((star) => !lost.includes(star))
  const prize = competition === 'cup' ? ADVANCING[result] * prizeOf(at) : 0
  const budget = budgetOf(at, seat) + money.gate[result] + prize
  const scored = competition === 'league' ? points[result] : 0
  return scored + holdingsWorth(at, { stars, budget }, roundsAfter(at))
}

const atStake = (at: At, seat: Seat, { stars }: Sent): readonly Category[] =>
  at.table.options.starsLostOnDefeat === 'owned' ? playableStars(at, seat) : stars

/**
 * For each possible result of a cup match, the chance of reaching the next round of the cup. After
 * a drawn cup match, a replay is played.
 */
const ADVANCING = { win: 1, draw: 0.5, loss: 0 } as const
const TIE_WON = 0.55

function prizeOf(at: At): number {
  const { cupBonus, gate } = at.table.content.money
  const { cupRound } = matchOf(at)
  const later = cupRound === null ? [] : cupRounds.slice(cupRounds.indexOf(cupRound) + 1)
  return later.reduceRight((prize, next) => {
    const bonus = next === 'R16' ? 0 : cupBonus[next]
    return usefulIn(at, next) * (gate.draw + bonus + TIE_WON * prize)
  }, cupBonus.winner - cupBonus.runnerUp)
}

function usefulIn(at: At, cupRound: CupRound): number {
  const { squares } = at.table.content.board
  const place = squares.findIndex((one) => one.type === 'cup' && one.cupRound === cupRound)
  const rounds = squares.slice(place).filter(({ type }) => type === 'match').length
  const now = roundsAfter(at)
  return rounds < now ? matchesWorth(rounds) / matchesWorth(now) : 1
}

/**
 * Returns the number of remaining league rounds. If money carries over to the next season, the
 * rounds of the next season are included.
 */
export function roundsAfter(at: At): number {
  const { roundsPlayed, season } = at.state.shared
  const { betweenSeasons, seasons } = at.table.options
  const carriedOver = betweenSeasons === 'carry' && season < seasons ? ROUNDS : 0
  const own = matchOf(at).competition === 'league' ? 1 : 0
  return ROUNDS - roundsPlayed - own + carriedOver
}
