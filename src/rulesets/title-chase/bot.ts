import type { Bot, BotTurn } from '../../kernel/bot.ts'
import type { Seat } from '../../kernel/types.ts'
import { ROUNDS } from './content/fixtures.ts'
import type { Move } from './moves.ts'
import { feeOf, isSuspended, keptOf, offersTo, playableStars, priceOf } from './read/holdings.ts'
import { oddsOf, prospects, type Throw } from './read/odds.ts'
import type { CurrentMatch, SideName, View } from './state.ts'
import type { TitleChase } from './types.ts'

type Turn = BotTurn<TitleChase>

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
  switch (turn.decision.kind) {
    case 'pink-nominate':
      return nomination(turn)
    case 'match-stars':
      return appeal(turn) ?? purchase(turn) ?? lineUp(turn)
    case 'match-penalty':
      return penalty(turn)
    default:
      return turn.suggest()
  }
}

/** A yellow card is worth having; a red one is worse for who owns stars. */
function nomination({ view, seat }: Turn): Move {
  const pointsOf = (one: Seat) => view.table.find((row) => row.seat === one)?.points ?? 0
  const own = pointsOf(seat)
  const rivals = view.seats.flatMap(({ resigned, stars }, other) => {
    const isNear = Math.abs(pointsOf(other) - own) <= NEAR_POINTS
    const isThreat = other !== seat && resigned === null && stars.length >= THREATENING_STARS
    return isThreat && isNear ? [other] : []
  })
  const [worst] = rivals.sort((one, other) => pointsOf(other) - pointsOf(one))
  return worst === undefined
    ? { type: 'nominate', seat, colour: 'yellow' }
    : { type: 'nominate', seat: worst, colour: 'red' }
}

function matchOf({ view }: Turn): CurrentMatch {
  if (!view.match) throw new Error('a bot was asked about a match that does not run')
  return view.match
}

const managerOf = ({ view, seat }: Turn): View['seats'][number] => view.seats[seat]!
const sideOf = ({ homeSeat }: CurrentMatch, seat: Seat): SideName =>
  homeSeat === seat ? 'home' : 'away'

/** Where the star is out for long enough to matter and would be played now. */
function appeal(turn: Turn): Move | null {
  const { view, table } = turn
  const manager = managerOf(turn)
  const [card] = keptOf(manager, 'appeal', table.content)
  if (card === undefined) return null
  const isCupNear = matchOf(turn).competition === 'cup'
  const category = manager.stars.findLast((star) => {
    const until = manager.suspensions.findLast((one) => one.category === star)?.to ?? 0
    const rounds = Math.min(until, ROUNDS) - view.roundsPlayed
    return isSuspended(manager, star) && (rounds >= 2 || (rounds === 1 && isCupNear))
  })
  if (category === undefined) return null
  const wouldPlay = wantsToPlay(turn, playable(turn).length + 1)
  return wouldPlay ? { type: 'play-appeal', card, category } : null
}

const playable = (turn: Turn) => playableStars(managerOf(turn), matchOf(turn), turn.table)

/** The cheapest missing star, with the voucher that makes it possible or saves most. */
function purchase(turn: Turn): Move | null {
  const { view, table } = turn
  const { options, content } = table
  const isLast = view.season === options.seasons
  const isSaving =
    !isLast && options.betweenSeasons === 'carry' && view.roundsPlayed >= ROUNDS - LAST_ROUNDS
  const [offer] = isSaving ? [] : offersTo(managerOf(turn), view.stock, content)
  if (!offer) return null
  const { category, ways } = offer
  const fee = feeOf(content, category)
  const best = ways.reduce((one, other) =>
    priceOf(content, category, other) < priceOf(content, category, one) ? other : one,
  )
  // Where cash will do, a voucher is kept for the dearest star that is missing.
  const isKept = best !== null && ways.includes(null) && fee < dearestMissingFee(turn)
  return best === null || isKept
    ? { type: 'buy-star', category }
    : { type: 'buy-star', category, voucher: best }
}

/** The fee of the dearest star that is still missing. */
function dearestMissingFee(turn: Turn): number {
  const { stars } = managerOf(turn)
  const missing = turn.table.content.stars.filter(({ category }) => !stars.includes(category))
  return Math.max(...missing.map(({ fee }) => fee))
}

function lineUp(turn: Turn): Move {
  const stars = playable(turn)
  const play = wantsToPlay(turn, stars.length) ? stars : []
  return { type: 'commit-lineup', play }
}

/** At home and in the cup always; away where the home line-up leaves a good chance. */
function wantsToPlay(turn: Turn, stars: number): boolean {
  const { seat, table } = turn
  const match = matchOf(turn)
  if (table.options.starsLostOnDefeat === 'owned') return true
  if (match.competition === 'cup' || sideOf(match, seat) === 'home') return true
  const { dice, points } = table.content
  const home: Throw = { die: 'blue', stars: match.lineUp.home?.length ?? 0, hasPenalty: false }
  const away: Throw = { die: 'red', stars, hasPenalty: false }
  return prospects(oddsOf(dice, home, away), 'away', points).notLosing >= NOT_LOSING_MIN
}

/** Played in a close match; the last one waits for the cup while there is one to win. */
function penalty(turn: Turn): Move {
  const { view, seat, table } = turn
  const { content } = table
  const match = matchOf(turn)
  const manager = managerOf(turn)
  const cards = keptOf(manager, 'penalty', content)
  const side = sideOf(match, seat)
  const withCard = expected(turn, side, true)
  const gain = withCard - expected(turn, side, false)
  const isAlive = manager.team !== null && view.cup.alive.includes(manager.team)
  const isKept =
    match.competition === 'league' &&
    isAlive &&
    view.cup.winner === null &&
    view.cupRoundsPlayed >= CUP_ROUNDS_BEFORE_KEEPING &&
    cards.length === 1
  const isPlayed = gain >= PENALTY_POINTS_MIN && !isKept
  return { type: 'commit-penalty', card: isPlayed ? (cards[0] ?? null) : null }
}

function expected({ view, table }: Turn, side: SideName, hasPenalty: boolean): number {
  const { dice, points } = table.content
  const match = view.match!
  const thrown = (one: SideName): Throw => ({
    die: one === 'home' && !match.neutral ? 'blue' : 'red',
    stars: match.lineUp[one]?.length ?? 0,
    hasPenalty: one === side ? hasPenalty : (match.penalty[one]?.card ?? null) !== null,
  })
  return prospects(oddsOf(dice, thrown('home'), thrown('away')), side, points).points
}
