import { seatsOf } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import { cardsOf } from '../content/book.ts'
import { clubOf, entryOf, isKeeper, keepsTeam, type Open, strengthOf } from '../read/club.ts'
import { must } from '../refusals.ts'
import type { Trade } from '../state.ts'
import type { Board, Decide, Playing } from '../types.ts'
import { copyTrade, expireTrades, moveToken, pay, sellAbroad, startPhase } from './acts.ts'
import { lacks, mustBeTrade, offersUsed } from './deals.ts'
import { sellForWages } from './finance.ts'

/** Trades and sales stay possible until everybody is ready (SC-R38). */
export function stepClose(play: Playing): boolean {
  const { state, emit } = play
  const { year, ready, managers } = state.shared
  if (ready.length < managers.length) return false
  emit({ type: 'trade.expired', trades: state.secret.trades.map(copyTrade) })
  emit({ type: 'window.closed', year })
  startSeason(play)
  return true
}

/** The marker starts on the number of the token (SC-034); numbers are last season's places. */
function startSeason(play: Playing): void {
  const { state, table, emit } = play
  const { year, managers } = state.shared
  const key = String(table.seats) as keyof typeof table.content.fixtures
  const fixtures = (table.content.fixtures[key] ?? []).map(({ matches, sims }) => ({
    matches: matches.map(([home, away]): [number, number] => [home, away]),
    sims: [...sims],
  }))
  const numbers = managers.map(({ lastRank, number }) => lastRank ?? number)
  emit({ type: 'season.started', year, numbers, fixtures })
  for (const seat of seatsOf(table.seats)) {
    const club = clubOf(state.shared, seat)
    const to = strengthOf(club)
    if (club.marker !== to)
      emit({ type: 'marker.moved', seat, from: club.marker, to, reason: 'season' })
  }
  startPhase(play, 'season', { round: 0 })
}

/** A player on whom an unanswered bid lies is neither sold nor exchanged (SC-R39). */
export const isLocked = ({ unhappy: { bid } }: Open, card: string): boolean => bid?.card === card

/** An offer that a seat may still answer; another one does not exist for it. */
function offerTo({ secret }: Board, seat: Seat, id: string, key: string) {
  const trade = secret.trades.find((one) => one.id === id && one.to === seat)
  must(trade && key === keyOfTrade(trade), 'unknown-id', { trade: id })
  return trade
}
export const keyOfTrade = ({ id }: Pick<Trade, 'id'>): string => `trade:${id}`

export const marketMoves: Decide<
  | 'squad-sell-abroad'
  | 'trade-propose'
  | 'trade-withdraw'
  | 'trade-accept'
  | 'trade-reject'
  | 'market-ready'
> = {
  'squad-sell-abroad'(play, { seat, decision, move: { card } }) {
    const { state, table } = play
    const { content } = table
    if (decision.kind === 'wages-sale') {
      sellForWages(play, seat, card)
      return
    }
    must(cardsOf(content).players.has(card), 'unknown-id', { card })
    const club = clubOf(state.shared, seat)
    must(entryOf(club, card), 'not-your-player', { card })
    must(!isLocked(state.shared, card), 'card-locked', { card })
    const leaving = isKeeper(content, card) ? 0 : 1
    must(keepsTeam(content, club, leaving), 'squad-too-small', { card })
    sellAbroad(play, seat, card)
    expireTrades(play)
  },
  'trade-propose'({ state, table, emit }, { seat: from, move: { to, give, take } }) {
    const { shared, secret } = state
    const used = offersUsed(secret.offers[from] ?? [])
    mustBeTrade(table, state, { from, to, give, take })
    must(used < table.options.maxTradeOffers, 'too-many-offers', { used })
    must(!lacks(shared, from, give) && !lacks(shared, to, take), 'not-enough-cash')
    const count = (secret.offers[from]?.[to] ?? 0) + 1
    const id = `${shared.year}-${from}-${to}-${count}`
    emit({ type: 'trade.proposed', trade: { id, from, to, give, take } })
  },
  'trade-withdraw'({ state, emit }, { seat, move: { trade: id } }) {
    const trade = state.secret.trades.find((one) => one.id === id && one.from === seat)
    must(trade, 'unknown-id', { trade: id })
    emit({ type: 'trade.withdrawn', trade: copyTrade(trade) })
  },
  'trade-accept'(play, { seat, decision, move: { trade: id } }) {
    const { state, table, emit } = play
    const { shared } = state
    const trade = offerTo(state, seat, id, decision.key)
    const isSealed = table.options.auctionMode === 'sealed' && shared.lot !== null
    must(!isSealed, 'window-closed')
    const { from, to, give, take } = trade
    mustBeTrade(table, state, trade)
    must(!lacks(shared, from, give), 'trade-stale', { cash: give.cash })
    must(!lacks(shared, to, take), 'not-enough-cash', { cash: take.cash })
    const accepted = copyTrade(trade)
    pay(play, from, give.cash, 'trade', to)
    pay(play, to, take.cash, 'trade', from)
    emit({ type: 'trade.accepted', trade: accepted })
    moveToken(play, from, 'trade')
    moveToken(play, to, 'trade')
    expireTrades(play)
  },
  'trade-reject'({ state, emit }, { seat, decision, move: { trade: id } }) {
    const trade = offerTo(state, seat, id, decision.key)
    emit({ type: 'trade.rejected', trade: copyTrade(trade) })
  },
  'market-ready': ({ emit }, { seat }) => emit({ type: 'market.readied', seat }),
}
