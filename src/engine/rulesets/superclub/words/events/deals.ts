import { listed } from '../../../../kernel/texts.ts'
import type { Trade } from '../../state.ts'
import { type Context, fromContinent, goodsOf, money, playerName, starred } from '../names.ts'
import type { EventTexts } from '../texts.ts'

export const dealEvents = {
  'unhappy.bid-placed': ({ bidder, owner, card, stars, amount }, { who, table }) => {
    const player = starred(card, table, stars)
    return `${who(bidder)} bids ${money(amount)} for ${who(owner)}'s ${player}.`
  },
  'unhappy.passed': ({ seat }, { who }) => `${who(seat)} passes on unhappy players.`,
  'unhappy.star-added': ({ seat, card, from, to }, { who, table }) =>
    `${who(seat)} adds a star to ${playerName(card, table)}: ${from} to ${to} stars.`,
  'unhappy.entry-opened': ({ seats }, { who }) =>
    seats.length === 0 ? null : `${listed(seats.map(who))} may enter the bidding.`,
  'unhappy.answered': ({ seat, enter }, { who }) =>
    `${who(seat)} secretly ${enter ? 'enters' : 'stays out of'} the bidding.`,
  'unhappy.entered': ({ seats, leader }, { who }) =>
    seats.length === 0
      ? null
      : `New in the bidding: ${listed(seats.map(who))}. ${who(leader)} leads.`,
  'unhappy.raised': ({ seat, amount }, { who }) => `${who(seat)} raises to ${money(amount)}.`,
  'unhappy.raise-passed': ({ seat }, { who }) => `${who(seat)} drops out of the bidding.`,
  'unhappy.bidding-closed': ({ leader, amount }, { who }) =>
    `${who(leader)} has the highest bid: ${money(amount)}.`,
  'unhappy.countered': ({ owner, cash, players }, { who, table }) =>
    `${who(owner)} asks for ${goodsOf({ cash, players, staff: [] }, table)} instead.`,
  'unhappy.counter-declined': ({ bidder }, { who }) => `${who(bidder)} declines the counter-offer.`,
  'unhappy.sold': ({ bidder, owner, card, cash, players }, { who, table }) => {
    const price = goodsOf({ cash, players, staff: [] }, table)
    return `${who(owner)} sells ${playerName(card, table)} to ${who(bidder)} for ${price}.`
  },
  'unhappy.benched': ({ owner, card }, { who, table }) =>
    `${who(owner)} keeps ${playerName(card, table)}, who refuses to play this season.`,
  'lot.opened': ({ n, continent, card, stars, min }, { table }) => {
    const player = starred(card, table, stars)
    return `Lot ${n}: ${player}${fromContinent(continent, table)}. Bids start at ${money(min)}.`
  },
  'lot.bid': ({ seat, amount }, { who }) => `${who(seat)} bids ${money(amount)}.`,
  'lot.passed': ({ seat }, { who }) => `${who(seat)} passes.`,
  'lot.sealed': ({ seat, amount }, { who }) =>
    `${who(seat)} seals ${amount === null ? 'no bid' : `a bid of ${money(amount)}`}.`,
  'lot.unsealed': ({ bids }, { who }) => {
    const made = bids.flatMap(({ seat, amount }) =>
      amount === null ? [] : [`${who(seat)} ${money(amount)}`],
    )
    return `Sealed bids: ${listed(made) || 'none'}.`
  },
  'lot.sold': ({ seat, card, amount }, { who, table }) =>
    `${who(seat)} buys ${playerName(card, table)} for ${money(amount)}.`,
  'lot.rejected': ({ card }, { table }) => `No club buys ${playerName(card, table)}.`,
  'trade.proposed': ({ trade }, context) => `${termsOf(trade, context)}.`,
  'trade.accepted': ({ trade }, context) => {
    const { who, table } = context
    const { from, to, give, take } = trade
    const [gives, gets] = [goodsOf(give, table), goodsOf(take, table)]
    return `Trade: ${who(from)} gives ${who(to)} ${gives} for ${gets}.`
  },
  'trade.rejected': ({ trade: { from, to } }, { who }) =>
    `${who(to)} rejects ${who(from)}'s offer.`,
  'trade.withdrawn': ({ trade: { from, to } }, { who }) =>
    `${who(from)} withdraws the offer to ${who(to)}.`,
  'trade.expired': ({ trades }, { who }) =>
    trades.length === 0
      ? null
      : `Void: ${listed(trades.map(({ from, to }) => `${who(from)}'s offer to ${who(to)}`))}.`,
  'market.readied': ({ seat }, { who }) => `${who(seat)} is ready for the season.`,
  'window.closed': () => 'The transfer window closes.',
} satisfies EventTexts

const termsOf = ({ from, to, give, take }: Trade, { who, table }: Context): string =>
  `${who(from)} offers ${who(to)} ${goodsOf(give, table)} for ${goodsOf(take, table)}`
