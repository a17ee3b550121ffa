import { seatsOf } from '../../../kernel/define.ts'
import { copied } from '../../../kernel/json.ts'
import type { Problem } from '../../../kernel/rule.ts'
import { exactly, hull, range, record, type Space, subsetOf } from '../../../kernel/space.ts'
import type { Frozen, Seat } from '../../../kernel/types.ts'
import { sure } from '../../shared/sure.ts'
import type { Move } from '../moves.ts'
import { clubOf, freeCashOf, isKeeper, keepsTeam, strengthOf } from '../read/club.ts'
import { isLocked, keyOfTrade, lacks, partnersOf } from '../read/market.ts'
import { chartOf } from '../read/season.ts'
import { problem, unless } from '../refusals.ts'
import type { Goods, Trade } from '../state.ts'
import type { At, Decision, Play, Rules, Seen } from '../types.ts'
import { expireTrades, moveToken, pay, sellAbroad, startPhase } from './acts.ts'
import { sellForWages } from './finance.ts'
import { ownPlayer } from './problems.ts'
import { eachOf } from './spaces.ts'
import { offersProblem, tradeProblem, windowProblem } from './trades.ts'

export const marketRules: Rules<
  | 'squad-sell-abroad'
  | 'trade-propose'
  | 'trade-withdraw'
  | 'trade-accept'
  | 'trade-reject'
  | 'market-ready'
> = {
  'squad-sell-abroad': {
    problem: (at, { seat, decision, move: { card } }) =>
      ownPlayer(at, seat, card, isForced(decision) ? 'SC-R48' : 'SC-R12') ??
      (isForced(decision) ? null : saleProblem(at, seat)(card)),
    spaces: (at, { seat, decision }) =>
      eachOf(
        'squad-sell-abroad',
        'card',
        isForced(decision) ? squadOf(at, seat) : sellable(at, seat),
      ),
    act(play, { seat, decision, move: { card } }) {
      if (isForced(decision)) {
        sellForWages(play, seat, card)
        return
      }
      sellAbroad(play, seat, card)
      expireTrades(play)
    },
  },
  'trade-propose': {
    problem: (at, { seat: from, move: { to, give, take } }) =>
      tradeProblem(at, { from, to, give, take }) ??
      offersProblem(at, from) ??
      shortProblem(at, from, give) ??
      shortProblem(at, to, take),
    spaces: (at, { seat }) =>
      windowProblem(at) || offersProblem(at, seat)
        ? []
        : partnersOf(at, seat).map((to) => tradeSpace(at, seat, to)),
    act({ state, emit }, { seat: from, move: { to, give, take } }) {
      const { shared, secret } = state
      const count = sure(secret.offers[from]?.[to], 'count of offers') + 1
      const id = `${shared.year}-${from}-${to}-${count}`
      emit({ type: 'trade.proposed', trade: { id, from, to, give, take } })
    },
  },
  'trade-withdraw': {
    problem: (at, { seat, move: { trade } }) =>
      offersBy(at, seat).includes(trade) ? null : problem('unknown-id', { trade }),
    spaces: (at, { seat }) => eachOf('trade-withdraw', 'trade', offersBy(at, seat)),
    act: (play, { move: { trade } }) =>
      play.emit({ type: 'trade.withdrawn', trade: copied(offerOf(play, trade)) }),
  },
  'trade-accept': {
    problem: (at, { decision, move: { trade } }) =>
      offerProblem(at, decision, trade) ?? dealProblem(at, offerOf(at, trade)),
    spaces: (at, { decision }) =>
      offersInQuestion(at, decision)
        .filter((trade) => !dealProblem(at, trade))
        .map(({ id }) => exactly('trade-accept', { trade: id })),
    act(play, { move }) {
      const trade = copied(offerOf(play, move.trade))
      const { from, to, give, take } = trade
      pay(play, from, give.cash, 'trade', to)
      pay(play, to, take.cash, 'trade', from)
      play.emit({ type: 'trade.accepted', trade })
      moveToken(play, from, 'trade')
      moveToken(play, to, 'trade')
      expireTrades(play)
    },
  },
  'trade-reject': {
    problem: (at, { decision, move: { trade } }) => offerProblem(at, decision, trade),
    spaces: (at, { decision }) =>
      offersInQuestion(at, decision).map(({ id }) => exactly('trade-reject', { trade: id })),
    act: (play, { move: { trade } }) =>
      play.emit({ type: 'trade.rejected', trade: copied(offerOf(play, trade)) }),
  },
  'market-ready': {
    act: ({ emit }, { seat }) => emit({ type: 'market.readied', seat }),
  },
}

const isForced = ({ kind }: Decision): boolean => kind === 'wages-sale'

const squadOf = (at: Seen, seat: Seat): string[] => clubOf(at, seat).squad.map(({ card }) => card)

/**
 * Returns a function that checks whether a player may be sold. The minimum number of players in a
 * club (SC-R13) is checked only once, not for each player.
 */
export function saleProblem(at: Seen, seat: Seat): (card: string) => Problem | null {
  const mayShrink = keepsTeam(at, seat, 1)
  return (card) => {
    const code = saleCode(at, card, mayShrink)
    return code && problem(code, { card })
  }
}

export function sellable(at: Seen, seat: Seat): string[] {
  const mayShrink = keepsTeam(at, seat, 1)
  return squadOf(at, seat).filter((card) => saleCode(at, card, mayShrink) === null)
}

function saleCode(at: Seen, card: string, mayShrink: boolean) {
  if (isLocked(at, card)) return 'card-locked'
  return mayShrink || isKeeper(at, card) ? null : 'squad-too-small'
}

function tradeSpace(at: Seen, from: Seat, to: Seat): Space<Move> {
  const goodsOf = (seat: Seat) =>
    record<Goods>({
      cash: range(0, Math.max(0, freeCashOf(at, seat))),
      players: subsetOf(squadOf(at, seat)),
      staff: subsetOf(at.table.options.staffTrading ? clubOf(at, seat).staff : []),
    })
  return hull('trade-propose', { to, give: goodsOf(from), take: goodsOf(to) })
}

function offersBy({ state }: At, seat: Seat): string[] {
  const offers: string[] = []
  for (const { id, from } of state.secret.trades) if (from === seat) offers.push(id)
  return offers
}

const offersInQuestion = ({ state }: At, { key }: Decision): Frozen<Trade>[] =>
  state.secret.trades.filter((trade) => keyOfTrade(trade) === key)

/**
 * The refusal for an offer between other seats is the same as for an unknown offer, because offers
 * between other seats are secret.
 */
const offerProblem = (at: At, decision: Decision, trade: string): Problem | null =>
  unless(
    offersInQuestion(at, decision).some(({ id }) => id === trade),
    'unknown-id',
    { trade },
  )

const offerOf = ({ state }: At, id: string): Frozen<Trade> =>
  sure(
    state.secret.trades.find((trade) => trade.id === id),
    'offer of that id',
  )

function shortProblem(at: Seen, seat: Seat, goods: Frozen<Goods>): Problem | null {
  if (!lacks(at, seat, goods)) return null
  return problem('not-enough-cash', { demanded: goods.cash, seat, cash: freeCashOf(at, seat) })
}

export function dealProblem(at: Seen, trade: Frozen<Trade>): Problem | null {
  const { from, to, give, take } = trade
  const isSealed = at.table.options.auctionMode === 'sealed' && at.state.shared.lot !== null
  return (
    unless(!isSealed, 'window-closed') ??
    tradeProblem(at, trade) ??
    unless(!lacks(at, from, give), 'trade-stale', { demanded: give.cash }) ??
    shortProblem(at, to, take)
  )
}

export function stepClose(play: Play): boolean {
  const { state, emit } = play
  const { year, ready, managers } = state.shared
  if (ready.length < managers.length) return false
  emit({ type: 'trade.expired', trades: copied(state.secret.trades) })
  emit({ type: 'window.closed', year })
  startSeason(play)
  return true
}

function startSeason(play: Play): void {
  const { state, table, emit } = play
  const { year, managers } = state.shared
  const numbers = managers.map(({ lastRank, number }) => lastRank ?? number)
  emit({ type: 'season.started', year, numbers, fixtures: copied(chartOf(table)) })
  for (const seat of seatsOf(table.seats)) {
    const club = clubOf(play, seat)
    const to = strengthOf(club)
    if (club.marker !== to)
      emit({ type: 'marker.moved', seat, from: club.marker, to, reason: 'season' })
  }
  startPhase(play, 'season', { round: 0 })
}
