import { sure } from '../../shared/sure.ts'
import { stackBy } from '../content/book.ts'
import { entryOf } from '../read/club.ts'
import { bidOf, openingBidOf } from '../read/unhappy.ts'
import type { Kind } from '../types.ts'
import { invest, staffHire, staffKeep, training } from './invest.ts'
import { lotBid, market, marketClose, scoutSign, tradeResponse } from './market.ts'
import { type Answerer, offers, outlook, seenBy, type Turn, valuesOf } from './turn.ts'
import { best, draftPicks, weakest } from './value.ts'

const RICH = 60
const FAIR = 1.2

const largest = ({ view, table }: Turn): string =>
  stackBy(table.content, view.counts.stacks, (one, other) => one > other)

/**
 * The opening bid for an unhappy player is one and a half times the market price, so the bot
 * nominates a player only if the bot has enough cash.
 */
const unhappyNominate: Answerer = (turn) => {
  const { at, cash } = outlook(turn)
  const players = turn.view.shared.managers.flatMap(({ squad }) => squad)
  const starsOf = (card: string) =>
    sure(
      players.find((entry) => entry.card === card),
      'player of a squad',
    ).stars
  const card = best(valuesOf(turn, 'unhappy-bid', 'card'), starsOf)
  const canAfford = card !== undefined && cash - openingBidOf(at, starsOf(card)) >= RICH
  return canAfford ? { type: 'unhappy-bid', card } : { type: 'unhappy-pass' }
}

const unhappyReply: Answerer = (turn) => {
  const { counter, amount } = bidOf(seenBy(turn))
  const isFair = counter?.players.length === 0 && counter.cash <= amount * FAIR
  return isFair && offers(turn, 'unhappy-accept')
    ? { type: 'unhappy-accept' }
    : { type: 'unhappy-decline' }
}

export const clubAnswers: Readonly<Partial<Record<Kind, Answerer>>> = {
  'draft-pick': (turn) => {
    const [card] = draftPicks(seenBy(turn), turn.seat)
    return card === undefined ? null : { type: 'draft-pick', card }
  },
  'quick-staff': staffKeep,
  'wages-sale': (turn) => {
    const least = weakest(seenBy(turn), turn.seat)
    return least && { type: 'squad-sell-abroad', card: least.card }
  },
  training,
  'scout-draw': (turn) =>
    offers(turn, 'scout-draw')
      ? { type: 'scout-draw', continent: largest(turn) }
      : { type: 'scout-done' },
  'scout-sign': scoutSign,
  invest,
  'staff-hire': staffHire,
  'lot-flip': (turn) => ({ type: 'deadline-flip', continent: largest(turn) }),
  'lot-bid': lotBid,
  market,
  'market-close': marketClose,
  'trade-response': tradeResponse,
  'unhappy-nominate': unhappyNominate,
  'unhappy-star': (turn) => {
    const at = seenBy(turn)
    const talents = valuesOf(turn, 'unhappy-star', 'card')
    const card = best(talents, (one) => entryOf(at, turn.seat, one).stars)
    return card === undefined ? null : { type: 'unhappy-star', card }
  },
  'unhappy-enter': (turn) => {
    const { at, cash } = outlook(turn)
    const { amount } = bidOf(at)
    const enters = offers(turn, 'unhappy-enter') && cash - amount >= 2 * RICH
    return { type: enters ? 'unhappy-enter' : 'unhappy-stay-out' }
  },
  'unhappy-raise': () => ({ type: 'auction-pass' }),
  'unhappy-respond': (turn) => ({
    type: offers(turn, 'unhappy-sell') ? 'unhappy-sell' : 'unhappy-bench',
  }),
  'unhappy-reply': unhappyReply,
}
