import type { Seat } from '../../../kernel/types.ts'
import { type Category, categories } from '../content/effects.ts'
import { effectOf, feeOf, inOrder, isSuspended, playableStars, priceOf } from '../read/holdings.ts'
import { must } from '../refusals.ts'
import type { CardId, SideName } from '../state.ts'
import type { Answer, Play } from '../types.ts'
import { returnCard } from './money.ts'
import { goOn } from './proceed.ts'
import { reinstate } from './stars.ts'

export const beforeMatchMoves = {
  'buy-star'(play: Play, { seat, move }: Answer<'buy-star'>): void {
    const { state, table, emit } = play
    const { category, voucher = null } = move
    const { stars, debts, cash } = state.seats[seat]!
    if (voucher !== null) mustHold(play, seat, voucher, 'voucher')
    must(!stars.includes(category), 'star-already-owned', { category })
    must(state.stock[category] > 0, 'star-sold-out', nextAvailable(play, seat, category))
    must(debts.length === 0, 'in-debt', { debts: debts.length })
    const fee = feeOf(table.content, category)
    const price = priceOf(table.content, category, voucher)
    must(cash >= price, 'insufficient-funds', { cash, price })
    const balance = cash - price
    if (price > 0)
      emit({ type: 'cash.paid', seat, amount: price, reason: 'star', ref: voucher, balance })
    const stockLeft = state.stock[category] - 1
    emit({ type: 'star.bought', seat, category, fee, voucher, price, stockLeft })
    if (voucher !== null) returnCard(play, seat, voucher)
  },

  'play-appeal'(play: Play, { seat, move }: Answer<'play-appeal'>): void {
    const { card, category } = move
    mustHold(play, seat, card, 'appeal')
    must(isSuspended(play.state.seats[seat]!, category), 'star-not-suspended', { category })
    play.emit({ type: 'appeal.played', seat, card, category })
    returnCard(play, seat, card)
    reinstate(play, seat, category, 'appeal')
  },

  'commit-lineup'(play: Play, { seat, move }: Answer<'commit-lineup'>): void {
    const { state, table, emit } = play
    const manager = state.seats[seat]!
    const playable = playableStars(manager, state.match!, table)
    for (const category of move.play)
      must(manager.stars.includes(category), 'star-not-owned', { category })
    for (const category of move.play)
      must(playable.includes(category), 'star-suspended', { category })
    must(new Set(move.play).size === move.play.length, 'duplicate-star')
    const side = sideAsked(play, seat, 'lineUp')
    emit({ type: 'lineup.committed', seat, side, play: inOrder(move.play), auto: false })
    goOn(play)
  },

  'commit-penalty'(play: Play, { seat, move }: Answer<'commit-penalty'>): void {
    const { card } = move
    if (card !== null) mustHold(play, seat, card, 'penalty')
    const side = sideAsked(play, seat, 'penalty')
    play.emit({ type: 'penalty.committed', seat, side, card })
    goOn(play)
  },
}

function mustHold(
  { state, table }: Play,
  seat: Seat,
  card: CardId,
  kind: 'penalty' | 'appeal' | 'voucher',
): void {
  must(state.seats[seat]!.keep.includes(card), 'card-not-held', { card })
  must(effectOf(table.content, card)?.kind === kind, 'wrong-card-kind', { card, expected: kind })
}

/** What a manager may want instead: the next dearer category in stock, at its own fee (TC-R24). */
function nextAvailable({ state, table }: Play, seat: Seat, wanted: Category) {
  const { stars, debts, cash } = state.seats[seat]!
  const next = categories
    .slice(categories.indexOf(wanted) + 1)
    .find((category) => state.stock[category] > 0 && !stars.includes(category))
  if (next === undefined) return { nextAvailable: null, fee: null, affordable: false }
  const fee = feeOf(table.content, next)
  return { nextAvailable: next, fee, affordable: debts.length === 0 && cash >= fee }
}

/** A seat runs one team, so it is on one side only. */
function sideAsked({ state }: Play, seat: Seat, what: 'lineUp' | 'penalty'): SideName {
  const match = state.match!
  return match.homeSeat === seat && match[what].home === null ? 'home' : 'away'
}
