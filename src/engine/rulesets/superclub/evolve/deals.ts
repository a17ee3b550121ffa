import { at } from '../../../kernel/define.ts'
import { emptyOf } from '../../../kernel/empty-record.ts'
import { copied } from '../../../kernel/json.ts'
import { sure } from '../../shared/sure.ts'
import { type Draft, lotSchema, unhappyBidSchema } from '../state.ts'
import { type Evolve, entryIn, join, managerOf, stackOf, transfer } from './squads.ts'

const theBid = ({ shared }: Draft) => sure(shared.unhappy.bid, 'bid for an unhappy player')

const theLot = ({ shared }: Draft) => sure(shared.lot, 'open lot')

const dropTrade = (draft: Draft, id: string): void => {
  draft.secret.trades = draft.secret.trades.filter((trade) => trade.id !== id)
}

const unhappy = {
  'unhappy.bid-placed': ({ shared }, { bidder, owner, card, stars, amount }) => {
    shared.unhappy.bidders.push(bidder)
    shared.unhappy.targets.push(owner)
    shared.unhappy.bid = emptyOf(unhappyBidSchema, {
      nominator: bidder,
      owner,
      card,
      stars,
      amount,
      leader: bidder,
      stage: 'star',
      bidders: [bidder],
    })
  },
  'unhappy.passed': ({ shared }) => {
    shared.turn = null
    shared.turnsDone += 1
  },
  'unhappy.star-added': (draft, { seat, card, to }) => {
    entryIn(draft, seat, card).stars = to
  },
  'unhappy.entry-opened': (draft, { seats }) => {
    const bid = theBid(draft)
    bid.stage = 'enter'
    bid.entitled = [...seats]
  },
  'unhappy.answered': (draft, { seat, enter }) => {
    theBid(draft).answered.push(seat)
    draft.secret.entries.push({ seat, enter })
  },
  'unhappy.entered': (draft, { seats, leader }) => {
    const bid = theBid(draft)
    bid.stage = 'raise'
    bid.bidders.push(...seats)
    bid.leader = leader
    draft.shared.unhappy.bidders.push(...seats)
    draft.secret.entries = []
  },
  'unhappy.raised': (draft, { seat, amount }) => {
    const bid = theBid(draft)
    bid.leader = seat
    bid.amount = amount
    bid.raises += 1
  },
  'unhappy.raise-passed': (draft, { seat }) => {
    theBid(draft).passed.push(seat)
  },
  'unhappy.bidding-closed': (draft) => {
    theBid(draft).stage = 'respond'
  },
  'unhappy.countered': (draft, { cash, players }) => {
    const bid = theBid(draft)
    bid.stage = 'reply'
    bid.counters += 1
    bid.counter = { cash, players: [...players] }
  },
  'unhappy.counter-declined': (draft) => {
    const bid = theBid(draft)
    bid.stage = 'respond'
    bid.counter = null
  },
  'unhappy.sold': (draft, { bidder, owner, card, players }) => {
    transfer(draft, owner, bidder, [card])
    transfer(draft, bidder, owner, players)
    closeBid(draft)
  },
  'unhappy.benched': (draft, { owner, card }) => {
    entryIn(draft, owner, card).refuses = true
    closeBid(draft)
  },
} satisfies Partial<Evolve>

/**
 * Ends the bid for an unhappy player. Whether the bid succeeds or fails, the player does not play
 * for the current owner in this season (SC-076).
 */
function closeBid(draft: Draft): void {
  const { shared } = draft
  const { card, owner } = theBid(draft)
  shared.refusals.push({ card, seat: owner })
  shared.unhappy.bid = null
  shared.turn = null
  shared.turnsDone += 1
}

const deadline = {
  'lot.opened': (draft, { n, flipper, continent, card, stars, min }) => {
    stackOf(draft, continent).shift()
    draft.shared.lot = emptyOf(lotSchema, { n, flipper, card, stars, min })
  },
  'lot.bid': (draft, { seat, amount }) => {
    const lot = theLot(draft)
    lot.high = { seat, amount }
    lot.bids += 1
  },
  'lot.passed': (draft, { seat }) => {
    theLot(draft).passed.push(seat)
  },
  'lot.sealed': (draft, { seat, amount }) => {
    theLot(draft).sealed.push(seat)
    draft.secret.seals.push({ seat, amount })
  },
  'lot.unsealed': ({ secret }) => {
    secret.seals = []
  },
  'lot.sold': (draft, { seat, card, stars }) => {
    draft.shared.lot = null
    draft.shared.lotsDone += 1
    join(draft, seat, card, stars)
  },
  'lot.rejected': ({ shared }, { card }) => {
    shared.lot = null
    shared.lotsDone += 1
    shared.inactive.push(card)
  },
} satisfies Partial<Evolve>

const market = {
  'trade.proposed': ({ secret }, { trade }) => {
    const { from, to } = trade
    const own = at(secret.offers, from)
    own[to] = at(own, to) + 1
    secret.trades.push(copied(trade))
  },
  'trade.accepted': (draft, { trade: { id, from, to, give, take } }) => {
    dropTrade(draft, id)
    transfer(draft, from, to, give.players)
    transfer(draft, to, from, take.players)
    const [giver, taker] = [managerOf(draft, from), managerOf(draft, to)]
    giver.staff = [...giver.staff.filter((one) => !give.staff.includes(one)), ...take.staff]
    taker.staff = [...taker.staff.filter((one) => !take.staff.includes(one)), ...give.staff]
  },
  'trade.rejected': (draft, { trade }) => dropTrade(draft, trade.id),
  'trade.withdrawn': (draft, { trade }) => dropTrade(draft, trade.id),
  'trade.expired': (draft, { trades }) => {
    for (const { id } of trades) dropTrade(draft, id)
  },
  'market.readied': ({ shared }, { seat }) => {
    shared.ready.push(seat)
  },
  'window.closed': ({ shared, secret }) => {
    shared.ready = []
    shared.trained = []
    shared.scouted = []
    secret.offers = secret.offers.map((row) => row.map(() => 0))
    for (const manager of shared.managers) manager.rebateUsed = false
  },
} satisfies Partial<Evolve>

export const evolveDeals = { ...unhappy, ...deadline, ...market }
