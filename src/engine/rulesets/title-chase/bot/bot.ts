import type { Bot } from '../../../kernel/bot.ts'
import type { Seat } from '../../../kernel/types.ts'
import { highestOf } from '../../shared/ranking.ts'
import { feeOf, priceOf } from '../content/book.ts'
import type { Category } from '../content/effects.ts'
import { ROUNDS } from '../content/fixtures.ts'
import type { Move } from '../moves.ts'
import { inOrder, isSuspended, keptOf, lastRoundOut, playableStars } from '../read/holdings.ts'
import { managerOf, standings } from '../read/league.ts'
import { matchOf, penaltyOf, seatOf, sideOf } from '../read/match.ts'
import { offersTo } from '../rules/before-match.ts'
import type { SideName } from '../state.ts'
import type { At, TitleChase } from '../types.ts'
import { seenIn } from '../view.ts'
import { otherSide, roundsAfter, type Sent, type Sides, stakesOf } from './stakes.ts'

/** Largest difference in league points at which the bot considers a rival a threat. */
const NEAR_POINTS = 6
const THREATENING_STARS = 2
/**
 * Number of rounds at the end of a season in which the bot saves money. The bot saves money at the
 * end of a season only if cash carries over to the next season.
 */
const LAST_ROUNDS = 3

export const bot: Bot<TitleChase> = (turn) =>
  answered(seenIn(turn.view, turn.table), turn.decision) ?? turn.suggest()

export function answered(
  at: At,
  { kind, seat }: { readonly kind: TitleChase['kind']; readonly seat: Seat },
): Move | null {
  switch (kind) {
    case 'pink-nominate':
      return nomination(at, seat)
    case 'match-stars':
      return appeal(at, seat) ?? purchase(at, seat) ?? lineUp(at, seat)
    case 'match-penalty':
      return penalty(at, seat)
    default:
      return null
  }
}

/**
 * Chooses the manager who must draw a card, and the colour of the card. On average, a yellow card
 * helps the manager who draws the card. A red card does the most damage to a manager with many
 * stars.
 */
function nomination(at: At, seat: Seat): Move {
  const rows = standings(at)
  const pointsOf = (one: Seat) => rows.find((row) => row.seat === one)?.points ?? 0
  const own = pointsOf(seat)
  const rivals = at.state.shared.seats.flatMap(({ resigned, stars }, other) => {
    const isNear = Math.abs(pointsOf(other) - own) <= NEAR_POINTS
    const isThreat = other !== seat && resigned === null && stars.length >= THREATENING_STARS
    return isThreat && isNear ? [other] : []
  })
  const [worst] = highestOf(rivals, pointsOf)
  return worst === undefined
    ? { type: 'nominate', seat, colour: 'yellow' }
    : { type: 'nominate', seat: worst, colour: 'red' }
}

function appeal(at: At, seat: Seat): Move | null {
  const [card] = keptOf(at, seat, 'appeal')
  if (card === undefined) return null
  const category = managerOf(at, seat).stars.findLast(
    (star) => isSuspended(at, seat, star) && isMissed(at, roundsOut(at, seat, star)),
  )
  if (category === undefined) return null
  const stars = inOrder([...playableStars(at, seat), category])
  return bestOf(at, seat, stars).includes(category) ? { type: 'play-appeal', card, category } : null
}

const isMissed = (at: At, rounds: number) =>
  rounds >= 2 || (rounds === 1 && matchOf(at).competition === 'cup')

const roundsOut = (at: At, seat: Seat, star: Category): number =>
  Math.min(lastRoundOut(at, seat, star), ROUNDS) - at.state.shared.roundsPlayed

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
  // The bot buys a star with cash if possible, and keeps its voucher for a more expensive star that
  // the bot still needs.
  const isKept = best !== null && ways.includes(null) && fee < dearestMissingFee(at, seat)
  return best === null || isKept
    ? { type: 'buy-star', category }
    : { type: 'buy-star', category, voucher: best }
}

function dearestMissingFee(at: At, seat: Seat): number {
  const { stars } = managerOf(at, seat)
  const missing = at.table.content.stars.filter(({ category }) => !stars.includes(category))
  return Math.max(...missing.map(({ fee }) => fee))
}

const lineUp = (at: At, seat: Seat): Move => ({
  type: 'commit-lineup',
  play: [...bestOf(at, seat, playableStars(at, seat))],
})

/**
 * Returns the best line-up. If several line-ups are equally good, the line-up with the most stars
 * is returned.
 */
function bestOf(at: At, seat: Seat, stars: readonly Category[]): readonly Category[] {
  const side = sideOf(at, seat)
  const worth = (play: readonly Category[]) => stakesOf(at, side, withReply(at, side, play))
  return highestOf(cheapestFirst(stars), worth).at(-1) ?? []
}

/**
 * Returns line-ups with an increasing number of stars. The cheapest stars are added to a line-up
 * first, so that the bot risks expensive stars only in the largest line-ups.
 */
const cheapestFirst = (stars: readonly Category[]): (readonly Category[])[] => [
  [],
  ...stars.map((_, place) => stars.slice(0, place + 1)),
]

function withReply(at: At, side: SideName, play: readonly Category[]): Sides {
  const other = otherSide(side)
  const sides = (theirs: readonly Category[]) => sidesOf(side, plain(play), plain(theirs))
  const named = matchOf(at).lineUp[other]
  const seat = seatOf(at, other)
  if (named !== null || seat === null) return sides(named ?? [])
  const replies = cheapestFirst(playableStars(at, seat)).map(sides)
  return highestOf(replies, (reply) => stakesOf(at, other, reply))[0] ?? sides([])
}

const plain = (stars: readonly Category[]): Sent => ({ stars, hasPenalty: false })

const sidesOf = (side: SideName, own: Sent, other: Sent): Sides =>
  side === 'home' ? { home: own, away: other } : { home: other, away: own }

const GOOD_CHANCE = 0.8
const NO_CHANCE = 0.8

function penalty(at: At, seat: Seat): Move {
  const cards = keptOf(at, seat, 'penalty')
  const [card = null] = cards
  const side = sideOf(at, seat)
  const worth = (hasPenalty: boolean) => {
    const sent = (one: SideName): Sent => ({
      stars: matchOf(at).lineUp[one] ?? [],
      hasPenalty: one === side ? hasPenalty : penaltyOf(at, one) !== null,
    })
    return stakesOf(at, side, { home: sent('home'), away: sent('away') })
  }
  const later = GOOD_CHANCE * (1 - NO_CHANCE ** (roundsAfter(at) / cards.length))
  return { type: 'commit-penalty', card: worth(true) - worth(false) > later ? card : null }
}
