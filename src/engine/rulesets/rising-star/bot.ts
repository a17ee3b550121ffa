import type { Bot, BotTurn } from '../../kernel/bot.ts'
import { at } from '../../kernel/define.ts'
import { abilityOf, bookOf, contractOf, feeOf, matchEventOf } from './content/book.ts'
import type { ContractCard, ScoreEffect } from './content/schema.ts'
import type { Move } from './moves.ts'
import { isCup, matchOf, otherSide, POINTS, seatIn, waitsFor } from './read/match.ts'
import { rivalsOf, totalOf } from './read/players.ts'
import { scoreAfter } from './read/score.ts'
import { negotiationOf, swapOf } from './read/turn.ts'
import type { HomeOrAway, Score, View } from './state.ts'
import type { At, Match, RisingStar } from './types.ts'

export const bot: Bot<RisingStar> = (turn) => considers(turn)[0] ?? null

export function considers(turn: BotTurn<RisingStar>): Move[] {
  switch (turn.decision.kind) {
    case 'choose-token': {
      const token = turn.suggest()
      return token === null ? [] : [token]
    }
    case 'roll':
      return [{ type: 'roll' }]
    case 'physio':
      return seenBy(turn).me.magicSponges.length > 0
        ? [{ type: 'play-magic-sponge' }, { type: 'roll-for-fitness' }]
        : [{ type: 'roll-for-fitness' }]
    case 'contract-offer':
      return rankedOffers(seenBy(turn))
    case 'swap-agent':
    case 'swap-sponsorship':
      return isNewBetter(seenBy(turn))
        ? [{ type: 'take-new' }, { type: 'keep-current' }]
        : [{ type: 'keep-current' }, { type: 'take-new' }]
    case 'choose-rival':
      return rankedRivals(seenBy(turn)).map(({ no }) => ({ type: 'choose-rival', seat: no }))
    case 'match-card':
      return rankedCards(seenBy(turn))
  }
}

interface Weighed {
  readonly move: Move
  readonly value: number
}

const ranked = (weighed: readonly Weighed[]): Move[] =>
  weighed.toSorted((one, other) => other.value - one.value).map(({ move }) => move)

type PlayerSeen = View['seats'][number]

interface Seen extends At {
  readonly state: { readonly shared: View }
  readonly me: PlayerSeen
}

const seenBy = ({ view, table, seat }: BotTurn<RisingStar>): Seen => ({
  state: { shared: view },
  table,
  me: at(view.seats, seat),
})

/**
 * Returns how many seasons a player has left; the rest of the current season counts as a fraction
 * of a season.
 */
const seasonsLeft = ({ table, me }: Seen): number =>
  Math.max(
    0,
    table.options.seasons - me.seasonsCompleted - me.position / table.content.board.length,
  )

/**
 * Average number of match fees per season and seat in random games with two, three, four, five and
 * six seats.
 */
const MATCHDAY_FEES = [2.4, 2.65, 2.9, 3.15, 3.4]
const RESERVES_FEES = [1.5, 1.7, 1.95, 2.2, 2.4]
const BUYOUTS = 0.27

function worthOfContract(seen: Seen, card: ContractCard): number {
  const { table, me } = seen
  const bonuses = Math.max(0, table.options.seasons - me.seasonsCompleted - 1)
  const perSeason =
    at(MATCHDAY_FEES, table.seats - 2) * card.matchdayFee +
    at(RESERVES_FEES, table.seats - 2) * card.reservesFee +
    BUYOUTS * card.buyoutFee
  return card.loyaltyBonus * bonuses + seasonsLeft(seen) * perSeason
}

function rankedOffers(seen: Seen): Move[] {
  const { cause, offers } = negotiationOf(seen)
  const { contract } = seen.me
  const value = (card: string) => worthOfContract(seen, contractOf(seen.table.content, card))
  const kept: Weighed[] =
    cause === 'contract' && contract
      ? [{ move: { type: 'decline-offers' }, value: value(contract) }]
      : []
  const signed = offers.map(
    (card): Weighed => ({ move: { type: 'accept-offer', card }, value: value(card) }),
  )
  return ranked([...kept, ...signed])
}

function isNewBetter(seen: Seen): boolean {
  const { slot, held, drawn } = swapOf(seen)
  const { content } = seen.table
  const rate = (card: string) =>
    slot === 'agent' ? abilityOf(content, card) : feeOf(content, card)
  return rate(drawn) > rate(held)
}

function rankedRivals(seen: Seen): PlayerSeen[] {
  const { seats } = seen.state.shared
  const rivals = rivalsOf(seen, seen.me.no).map((seat) => at(seats, seat))
  return rivals.toSorted(
    (one, other) => one.matchEventCount - other.matchEventCount || totalOf(one) - totalOf(other),
  )
}

interface Stakes {
  readonly win: number
  readonly level: number
  readonly loss: number
}

function rankedCards(seen: Seen): Move[] {
  const match = matchOf(seen)
  const { side, score } = waitsFor(match)
  const rate = worthOf(seen, match, side)
  const played = (seen.me.matchEvents ?? []).map((card): Weighed => {
    const { effects } = matchEventOf(seen.table.content, card)
    const value = expected(effects, side, score, rate) - keptFor(seen, match, effects)
    return { move: { type: 'play-match-event', card }, value }
  })
  return ranked([{ move: { type: 'decline-match-event' }, value: rate(score) }, ...played])
}

function worthOf(seen: Seen, match: Match, side: HomeOrAway): (score: Score) => number {
  const stakes = stakesOf(seen, match, side)
  const plain = (score: Score) => {
    const lead = score[side] - score[otherSide(side)]
    return lead > 0 ? stakes.win : lead < 0 ? stakes.loss : stakes.level
  }
  const opponent = seatIn(match[otherSide(side)])
  const cards = opponent === null ? 0 : at(seen.state.shared.seats, opponent).matchEventCount
  if (side === 'away' || match.used.away || cards === 0) return plain
  const unseen = unseenEvents(seen)
  return (score) => afterReply(unseen, cards, score, plain)
}

function unseenEvents({ table: { content }, me }: Seen): ScoreEffect[][] {
  const mine = me.matchEvents ?? []
  return bookOf(content).all.dayToDay.flatMap((id) => {
    const card = bookOf(content).drawn.get(id)
    return card?.kind === 'match-event' && !mine.includes(id) ? [card.effects] : []
  })
}

function afterReply(
  unseen: readonly ScoreEffect[][],
  cards: number,
  score: Score,
  plain: (score: Score) => number,
): number {
  const declined = plain(score)
  const replies = unseen
    .map((effects) => Math.min(declined, expected(effects, 'away', score, plain)))
    .sort((low, high) => low - high)
  let value = 0
  const atLeast = (place: number) => (1 - place / replies.length) ** cards
  for (const [place, reply] of replies.entries())
    value += reply * (atLeast(place) - atLeast(place + 1))
  return replies.length === 0 ? declined : value
}

const FACES = Array.from({ length: 12 }, (_, face) => face + 1)

function expected(
  effects: readonly ScoreEffect[],
  side: HomeOrAway,
  score: Score,
  rate: (score: Score) => number,
): number {
  if (!effects.some(({ kind }) => kind === 'reroll'))
    return rate(scoreAfter(effects, side, score, () => 0).score)
  const sum = FACES.map((face) => rate(scoreAfter(effects, side, score, () => face).score))
  return sum.reduce((total, value) => total + value, 0) / FACES.length
}

const CUP_STAKES: Stakes = { win: 20, level: 10, loss: 0 }

function stakesOf({ table }: Seen, match: Match, side: HomeOrAway): Stakes {
  if (isCup(match.kind)) return CUP_STAKES
  const { win, draw } = POINTS[match.kind]
  const opponent = seatIn(match[otherSide(side)])
  const share = opponent === null ? 0 : 1 / (table.seats - 1)
  return { win, level: draw * (1 - share), loss: -win * share }
}

const CUP_RANGE = 12
const KEPT_PER_SEASON = 1
const KEPT_FOR_CUP = 1

function keptFor(seen: Seen, { kind }: Match, effects: readonly ScoreEffect[]): number {
  if (isCup(kind)) return 0
  const { table, me } = seen
  const { board } = table.content
  const left = seasonsLeft(seen)
  const cup = board.findIndex(({ type }) => type === 'cup-final') - me.position
  const nearCup = me.status === 'active' && cup > 0 && cup <= CUP_RANGE ? KEPT_FOR_CUP : 0
  return (KEPT_PER_SEASON * Math.min(1, left) + nearCup) * strengthOf(effects)
}

function strengthOf(effects: readonly ScoreEffect[]): number {
  const goals = effects.map((effect) =>
    effect.kind === 'score' ? Math.abs(effect.own ?? 0) + Math.abs(effect.opponent ?? 0) : 2,
  )
  return Math.max(...goals)
}
