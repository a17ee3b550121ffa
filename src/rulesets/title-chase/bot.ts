import type { Bot, BotTurn } from '../../kernel/bot.ts'
import type { Seat } from '../../kernel/types.ts'
import { highestOf } from '../shared/ranking.ts'
import { feeOf, priceOf } from './content/book.ts'
import type { Category } from './content/effects.ts'
import { ROUNDS } from './content/fixtures.ts'
import type { Move } from './moves.ts'
import { isSuspended, keptOf, lastRoundOut, playableStars } from './read/holdings.ts'
import { managerOf } from './read/league.ts'
import { matchOf, sideOf } from './read/match.ts'
import { oddsFor, oddsOf, prospects, type Throw } from './read/odds.ts'
import { offersTo } from './rules/before-match.ts'
import type { SideName } from './state.ts'
import type { At, TitleChase } from './types.ts'
import { seenIn } from './view.ts'

/** An away side risks its stars where it does not lose at least so often. */
const NOT_LOSING_MIN = 0.6
/** So many points must a penalty card be worth to be played. */
const PENALTY_POINTS_MIN = 0.35
/** A rival is near who is not further away in the table than this. */
const NEAR_POINTS = 6
const THREATENING_STARS = 2
/** Money has no use after the season, unless it carries over. */
const LAST_ROUNDS = 3
/** From the quarter-final on a penalty card is worth more in the cup than in the league. */
const CUP_ROUNDS_BEFORE_KEEPING = 1

/** Buys the cheapest star it can, risks stars where that pays, keeps a penalty card for the cup. */
export const bot: Bot<TitleChase> = (turn) => {
  const { decision, seat, view, table } = turn
  const at = seenIn(view, table)
  switch (decision.kind) {
    case 'pink-nominate':
      return nomination(turn)
    case 'match-stars':
      return appeal(at, seat) ?? purchase(at, seat) ?? lineUp(at, seat)
    case 'match-penalty':
      return penalty(at, seat)
    default:
      return turn.suggest()
  }
}

/** A yellow card is worth having; a red one is worse for who owns stars. */
function nomination({ view, seat }: BotTurn<TitleChase>): Move {
  const pointsOf = (one: Seat) => view.table.find((row) => row.seat === one)?.points ?? 0
  const own = pointsOf(seat)
  const rivals = view.seats.flatMap(({ resigned, stars }, other) => {
    const isNear = Math.abs(pointsOf(other) - own) <= NEAR_POINTS
    const isThreat = other !== seat && resigned === null && stars.length >= THREATENING_STARS
    return isThreat && isNear ? [other] : []
  })
  const [worst] = highestOf(rivals, pointsOf)
  return worst === undefined
    ? { type: 'nominate', seat, colour: 'yellow' }
    : { type: 'nominate', seat: worst, colour: 'red' }
}

/** Where the star is out for long enough to matter and would be played now. */
function appeal(at: At, seat: Seat): Move | null {
  const [card] = keptOf(at, seat, 'appeal')
  if (card === undefined) return null
  const category = managerOf(at, seat).stars.findLast(
    (star) => isSuspended(at, seat, star) && isMissed(at, roundsOut(at, seat, star)),
  )
  if (category === undefined) return null
  const wouldPlay = wantsToPlay(at, seat, playableStars(at, seat).length + 1)
  return wouldPlay ? { type: 'play-appeal', card, category } : null
}

const isMissed = (at: At, rounds: number) =>
  rounds >= 2 || (rounds === 1 && matchOf(at).competition === 'cup')

/** For how many rounds of this season a star is still out. */
const roundsOut = (at: At, seat: Seat, star: Category): number =>
  Math.min(lastRoundOut(at, seat, star), ROUNDS) - at.state.shared.roundsPlayed

/** The cheapest missing star, with the voucher that makes it possible or saves most. */
function purchase(at: At, seat: Seat): Move | null {
  const { season, roundsPlayed } = at.state.shared
  const { options, content } = at.table
  const isLast = season === options.seasons
  const isSaving =
    !isLast && options.betweenSeasons === 'carry' && roundsPlayed >= ROUNDS - LAST_ROUNDS
  const [offer] = isSaving ? [] : offersTo(at, seat)
  if (!offer) return null
  const { category, ways } = offer
  const fee = feeOf(content, category)
  const best = ways.reduce((one, other) =>
    priceOf(content, category, other) < priceOf(content, category, one) ? other : one,
  )
  // Where cash will do, a voucher is kept for the dearest star that is missing.
  const isKept = best !== null && ways.includes(null) && fee < dearestMissingFee(at, seat)
  return best === null || isKept
    ? { type: 'buy-star', category }
    : { type: 'buy-star', category, voucher: best }
}

/** The fee of the dearest star that is still missing. */
function dearestMissingFee(at: At, seat: Seat): number {
  const { stars } = managerOf(at, seat)
  const missing = at.table.content.stars.filter(({ category }) => !stars.includes(category))
  return Math.max(...missing.map(({ fee }) => fee))
}

function lineUp(at: At, seat: Seat): Move {
  const stars = playableStars(at, seat)
  const play = wantsToPlay(at, seat, stars.length) ? stars : []
  return { type: 'commit-lineup', play }
}

/** At home and in the cup always; away where the home line-up leaves a good chance. */
function wantsToPlay(at: At, seat: Seat, stars: number): boolean {
  const { competition, lineUp } = matchOf(at)
  const { options, content } = at.table
  if (options.starsLostOnDefeat === 'owned') return true
  if (competition === 'cup' || sideOf(at, seat) === 'home') return true
  const { dice, points } = content
  const home: Throw = { die: 'blue', stars: lineUp.home?.length ?? 0, hasPenalty: false }
  const away: Throw = { die: 'red', stars, hasPenalty: false }
  return prospects(oddsOf(dice, home, away), 'away', points).notLosing >= NOT_LOSING_MIN
}

/** Played in a close match; the last one waits for the cup while there is one to win. */
function penalty(at: At, seat: Seat): Move {
  const cards = keptOf(at, seat, 'penalty')
  const [card = null] = cards
  const side = sideOf(at, seat)
  const gain = expected(at, side, true) - expected(at, side, false)
  const isKept = cards.length === 1 && isForCup(at, seat)
  return { type: 'commit-penalty', card: gain >= PENALTY_POINTS_MIN && !isKept ? card : null }
}

/** In a league match, while there is a cup left to win. */
function isForCup(at: At, seat: Seat): boolean {
  const { cup, cupRoundsPlayed } = at.state.shared
  const { team } = managerOf(at, seat)
  return (
    matchOf(at).competition === 'league' &&
    team !== null &&
    cup.alive.includes(team) &&
    cup.winner === null &&
    cupRoundsPlayed >= CUP_ROUNDS_BEFORE_KEEPING
  )
}

const expected = (at: At, side: SideName, hasPenalty: boolean): number =>
  prospects(oddsFor(at, side, { hasPenalty }), side, at.table.content.points).points
