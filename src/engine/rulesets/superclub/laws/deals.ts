import { demand, demandSame, type Law } from '../../../kernel/law.ts'
import type { At } from '../../../kernel/types.ts'
import type { State, Superclub } from '../types.ts'
import { entryAt, managerAt, requirePaid } from './clubs.ts'

function lotAt(state: State) {
  const { lot } = state.shared
  demand(lot, 'a lot is open')
  return lot
}

function bidAt(state: State) {
  const { bid } = state.shared.unhappy
  demand(bid, 'a bid for an unhappy player is open')
  return bid
}

function closes({ trade }: { readonly trade: { readonly id: string } }, { state }: At<Superclub>) {
  const isOpen = (at: State) => at.secret.trades.some(({ id }) => id === trade.id)
  demand(isOpen(state), 'an open one')
  return (after: State) => demand(!isOpen(after), 'it is over')
}

export const dealLaws: readonly Law<Superclub>[] = [
  {
    clause: 'SC-133',
    says: 'lots go to the highest bid that can be paid',
    events: {
      'lot.bid'({ n, seat, amount }, { state }) {
        const lot = lotAt(state)
        const { bids } = lot
        demand(lot.n === n && lot.high?.seat !== seat, 'over the bid of another seat')
        demand(amount >= lot.min && amount >= (lot.high?.amount ?? 0), 'a bid as high')
        demand(managerAt(state, seat).cash >= amount, 'that it can pay')
        demand(!lot.passed.includes(seat), 'before it passes')
        return (after) => {
          demandSame(lotAt(after).high, { seat, amount }, 'it leads')
          demand(lotAt(after).bids === bids + 1, 'it counts')
        }
      },
      'lot.passed': ({ seat }, { state }) => {
        const { passed, high } = lotAt(state)
        demand(!passed.includes(seat) && high?.seat !== seat, 'once, and not the leader')
        return (after) => demand(lotAt(after).passed.includes(seat), 'it is out')
      },
      'lot.sealed': ({ seat, amount }, { state }) => {
        const lot = lotAt(state)
        demand(!lot.sealed.includes(seat), 'once')
        if (amount !== null) {
          demand(amount >= lot.min, 'at least the price')
          demand(managerAt(state, seat).cash >= amount, 'that it can pay')
        }
        return (after) => demand(after.secret.seals.at(-1)?.seat === seat, 'it is kept')
      },
      'lot.unsealed'({ bids }, { state }) {
        const told = bids.filter((one) => state.secret.seals.some((seal) => seal.seat === one.seat))
        for (const { seat, amount } of told) {
          const seal = state.secret.seals.find((one) => one.seat === seat)
          demand(seal?.amount === amount, 'as sealed')
        }
        demand(told.length === state.secret.seals.length, 'all of them')
        return (after) => demand(after.secret.seals.length === 0, 'none is hidden')
      },
      'lot.sold'({ seat, card, stars, amount }, at) {
        const lot = lotAt(at.state)
        demand(lot.card === card && lot.stars === stars, 'the open lot')
        if (lot.high) demandSame(lot.high, { seat, amount }, 'the highest bid')
        const sealed = at.commit.events.find((one) => one.type === 'lot.unsealed')
        if (sealed?.type === 'lot.unsealed') {
          const most = Math.max(...sealed.bids.map((one) => one.amount ?? 0))
          demand(amount === most, 'the highest sealed bid')
          demand(
            sealed.bids.some((one) => one.seat === seat && one.amount === most),
            'its seat',
          )
        }
        requirePaid(at, { seat, amount, reason: 'lot' })
        const done = at.state.shared.lotsDone
        return (after) => {
          demand(after.shared.lot === null && after.shared.lotsDone === done + 1, 'it is over')
          demand(entryAt(after, seat, card)?.stars === stars, 'it plays there')
        }
      },
      'lot.rejected': ({ card }, { state }) => {
        const lot = lotAt(state)
        demand(lot.card === card && lot.high === null, 'without a bid')
        return (after) => {
          demand(
            after.shared.inactive.at(-1) === card && after.shared.lot === null,
            'it is inactive',
          )
        }
      },
    },
  },
  {
    clause: 'SC-R39',
    says: 'bids for unhappy players follow their stages',
    events: {
      'unhappy.bid-placed'({ bidder, owner, card, stars, amount }, { state, table }) {
        const { unhappy, turn } = state.shared
        demand(table.options.unhappyPlayers, 'with unhappy players')
        demand(turn?.seat === bidder && bidder !== owner, 'on its own turn')
        demand(unhappy.bid === null && !unhappy.bidders.includes(bidder), 'one bid a seat')
        demand(!unhappy.targets.includes(owner), 'one target a seat')
        demand(entryAt(state, owner, card)?.stars === stars, 'an own player')
        demand(managerAt(state, bidder).cash >= amount, 'that it can pay')
        return (after) => {
          const bid = bidAt(after)
          demand(bid.leader === bidder && bid.amount === amount && bid.stage === 'star', 'it leads')
        }
      },
      'unhappy.star-added': ({ seat, card, from, to }, { state }) => {
        demand(entryAt(state, seat, card)?.stars === from && to === from + 1, 'one star more')
        return (after) => demand(entryAt(after, seat, card)?.stars === to, 'it counts')
      },
      'unhappy.entry-opened': ({ seats }, { state }) => {
        const bid = bidAt(state)
        demand(!seats.includes(bid.owner) && !seats.includes(bid.leader), 'third seats')
        return (after) => demand(bidAt(after).stage === 'enter', 'they are asked')
      },
      'unhappy.answered': ({ seat, enter }, { state }) => {
        const bid = bidAt(state)
        demand(bid.entitled.includes(seat) && !bid.answered.includes(seat), 'once')
        return (after) => demandSame(after.secret.entries.at(-1), { seat, enter }, 'it is kept')
      },
      'unhappy.entered': ({ seats }, { state }) => {
        const entering = state.secret.entries.filter(({ enter }) => enter).map(({ seat }) => seat)
        demandSame([...seats].sort(), entering.sort(), 'all that wanted to')
        return (after) => demand(bidAt(after).stage === 'raise', 'they may raise')
      },
      'unhappy.raised': ({ seat, amount }, { state }) => {
        const bid = bidAt(state)
        const { raises } = bid
        demand(bid.bidders.includes(seat) && bid.leader !== seat, 'over another seat')
        demand(amount >= bid.amount && !bid.passed.includes(seat), 'a bid as high')
        demand(managerAt(state, seat).cash >= amount, 'that it can pay')
        return (after) => {
          const now = bidAt(after)
          demand(now.leader === seat && now.amount === amount && now.raises === raises + 1, 'leads')
        }
      },
      'unhappy.raise-passed': ({ seat }, { state }) => {
        const bid = bidAt(state)
        demand(bid.bidders.includes(seat) && bid.leader !== seat, 'not the leader')
        demand(!bid.passed.includes(seat), 'once')
        return (after) => demand(bidAt(after).passed.includes(seat), 'it is out')
      },
      'unhappy.bidding-closed': ({ leader, amount }, { state }) => {
        const bid = bidAt(state)
        demand(bid.leader === leader && bid.amount === amount, 'the highest bid')
        const waiting = bid.bidders.filter((seat) => seat !== leader && !bid.passed.includes(seat))
        const able = waiting.filter((seat) => managerAt(state, seat).cash > amount)
        demand(
          able.every((seat) => managerAt(state, seat).resigned) || bid.raises >= 0,
          'all passed',
        )
        return (after) => demand(bidAt(after).stage === 'respond', 'the owner answers')
      },
      'unhappy.countered': ({ owner, cash, players }, { state }) => {
        const bid = bidAt(state)
        const { counters } = bid
        demand(bid.owner === owner && bid.stage === 'respond', 'by the owner')
        for (const card of players)
          demand(entryAt(state, bid.leader, card), 'players of the bidder')
        demand(managerAt(state, bid.leader).cash >= cash, 'that it can pay')
        return (after) => {
          const now = bidAt(after)
          demand(now.stage === 'reply' && now.counters === counters + 1, 'the bidder answers')
          demandSame(now.counter, { cash, players }, 'with the counter-offer')
        }
      },
      'unhappy.counter-declined': ({ bidder }, { state }) => {
        demand(bidAt(state).leader === bidder && bidAt(state).stage === 'reply', 'by the bidder')
        return (after) => {
          demand(bidAt(after).counter === null && bidAt(after).stage === 'respond', 'it is over')
        }
      },
      'unhappy.sold'({ bidder, owner, card, cash, players }, at) {
        const bid = bidAt(at.state)
        demand(bid.leader === bidder && bid.owner === owner && bid.card === card, 'to the bidder')
        const agreed = bid.counter ?? { cash: bid.amount, players: [] }
        demandSame([cash, players], [agreed.cash, agreed.players], 'for what was agreed')
        requirePaid(at, { seat: bidder, amount: cash, reason: 'unhappy', counterparty: owner })
        return (after) => {
          demand(entryAt(after, bidder, card) && !entryAt(after, owner, card), 'it moves')
          for (const one of players)
            demand(entryAt(after, owner, one) && !entryAt(after, bidder, one), 'they move')
          demand(after.shared.unhappy.bid === null && after.shared.turn === null, 'it is over')
        }
      },
      'unhappy.benched': ({ owner, card }, { state }) => {
        demand(bidAt(state).owner === owner && bidAt(state).card === card, 'that was bid for')
        return (after) => {
          demand(entryAt(after, owner, card)?.refuses, 'it does not play')
          demand(after.shared.unhappy.bid === null, 'it is over')
        }
      },
    },
  },
  {
    clause: 'SC-R37',
    says: 'trades pass what was proposed, within the limit of offers',
    events: {
      'trade.proposed'({ trade }, { state, table }) {
        const { from, to, give, take } = trade
        const count = state.secret.offers[from]?.[to] ?? 0
        demand(from !== to, 'to another seat')
        const locked = state.shared.unhappy.bid?.card
        demand(![...give.players, ...take.players].includes(locked ?? ''), 'no player under a bid')
        const { maxTradeOffers } = table.options
        demand(maxTradeOffers === null || count < maxTradeOffers, 'within the limit')
        for (const card of give.players) demand(entryAt(state, from, card), 'own players')
        for (const card of take.players) demand(entryAt(state, to, card), 'players of the other')
        demand(managerAt(state, from).cash >= give.cash, 'that it can pay')
        if (!table.options.staffTrading)
          demand(give.staff.length + take.staff.length === 0, 'no staff')
        return (after) => {
          demand(after.secret.offers[from]?.[to] === count + 1, 'it counts')
          demandSame(after.secret.trades.at(-1), trade, 'it waits')
        }
      },
      'trade.accepted'({ trade }, at) {
        const { from, to, give, take, id } = trade
        const known = at.state.secret.trades.find((one) => one.id === id)
        demandSame(known, trade, 'as proposed')
        for (const [seat, counterparty, amount] of [
          [from, to, give.cash],
          [to, from, take.cash],
        ] as const)
          requirePaid(at, { seat, amount, reason: 'trade', counterparty })
        return (after) => {
          for (const card of give.players)
            demand(entryAt(after, to, card) && !entryAt(after, from, card), `${card} moves`)
          for (const card of take.players)
            demand(entryAt(after, from, card) && !entryAt(after, to, card), `${card} moves`)
          for (const one of give.staff) demand(managerAt(after, to).staff.includes(one), 'staff')
          for (const one of take.staff) demand(managerAt(after, from).staff.includes(one), 'staff')
          demand(
            after.secret.trades.every((one) => one.id !== id),
            'it is over',
          )
        }
      },
      'trade.rejected': closes,
      'trade.withdrawn': closes,
      'market.readied': ({ seat }, { state }) => {
        demand(!state.shared.ready.includes(seat), 'once')
        return (after) => demand(after.shared.ready.includes(seat), 'it is ready')
      },
      'window.closed'(_, at) {
        const { managers, ready } = at.state.shared
        const waiting = managers.filter(({ resigned }, seat) => !resigned && !ready.includes(seat))
        const isForced = at.commit.cause.kind !== 'move'
        demand(isForced || waiting.length === 0, 'when all are ready')
        return (after) => {
          demand(after.shared.ready.length === 0 && after.shared.trained.length === 0, 'afresh')
          demand(
            after.secret.offers.flat().every((count) => count === 0),
            'offers count anew',
          )
        }
      },
    },
  },
]
