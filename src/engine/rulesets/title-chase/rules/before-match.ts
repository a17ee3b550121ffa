import type { Problem, Rules } from '../../../kernel/rule.ts'
import { exactly, oneOf, optional, type Space, subsetOf } from '../../../kernel/space.ts'
import type { Seat } from '../../../kernel/types.ts'
import { sumOf } from '../../shared/dice.ts'
import { cardOf, feeOf, priceOf } from '../content/book.ts'
import { type Category, categories } from '../content/effects.ts'
import type { Move } from '../moves.ts'
import {
  inOrder,
  isSuspended,
  type KeepKind,
  keptOf,
  lastRoundOut,
  playableStars,
} from '../read/holdings.ts'
import { managerOf } from '../read/league.ts'
import { sideOf } from '../read/match.ts'
import { problem } from '../refusals.ts'
import type { CardId } from '../state.ts'
import type { At, TitleChase } from '../types.ts'
import { returnCard } from './money.ts'
import { reinstate } from './stars.ts'

type BeforeMatch = 'commit-lineup' | 'buy-star' | 'play-appeal' | 'commit-penalty'

export const beforeMatchRules: Rules<TitleChase, BeforeMatch> = {
  'commit-lineup': {
    problem: (at, { seat, move }) => lineUpProblem(at, seat, move.play),
    spaces: (at, { seat }) => [
      exactly('commit-lineup', { play: subsetOf(playableStars(at, seat)) }),
    ],
    act(play, { seat, move }) {
      const side = sideOf(play, seat)
      play.emit({ type: 'lineup.committed', seat, side, play: inOrder(move.play), auto: false })
    },
  },

  'buy-star': {
    problem: (at, { seat, move: { category, voucher = null } }) =>
      purchaseProblem(at, seat, category, voucher),
    spaces: (at, { seat }) => offersTo(at, seat).map(purchaseOf),
    act(play, { seat, move: { category, voucher = null } }) {
      const { state, table, emit } = play
      const fee = feeOf(table.content, category)
      const price = priceOf(table.content, category, voucher)
      const balance = managerOf(play, seat).cash - price
      if (price > 0)
        emit({ type: 'cash.paid', seat, amount: price, reason: 'star', ref: voucher, balance })
      const stockLeft = state.shared.stock[category] - 1
      emit({ type: 'star.bought', seat, category, fee, voucher, price, stockLeft })
      if (voucher !== null) returnCard(play, seat, voucher)
    },
  },

  'play-appeal': {
    problem: (at, { seat, move: { card, category } }) =>
      cardProblem(at, seat, card, 'appeal') ?? appealProblem(at, seat, category),
    spaces: (at, { seat }) => appealsOf(at, seat),
    act(play, { seat, move: { card, category } }) {
      play.emit({ type: 'appeal.played', seat, card, category })
      returnCard(play, seat, card)
      reinstate(play, seat, category, 'appeal')
    },
  },

  'commit-penalty': {
    problem: (at, { seat, move: { card } }) =>
      card === null ? null : cardProblem(at, seat, card, 'penalty'),
    spaces: (at, { seat }) => [
      exactly('commit-penalty', { card: oneOf([null, ...keptOf(at, seat, 'penalty')]) }),
    ],
    act(play, { seat, move: { card } }) {
      play.emit({ type: 'penalty.committed', seat, side: sideOf(play, seat), card })
    },
  },
}

export const hasNoAlternative = (at: At, seat: Seat): boolean =>
  playableStars(at, seat).length === 0 &&
  appealsOf(at, seat).length === 0 &&
  offersTo(at, seat).length === 0

/**
 * Returns the reason why the manager can buy no star: debts, too little money, or no star left to
 * buy.
 */
export function purchaseObstacle(at: At, seat: Seat): 'debts' | 'money' | 'stock' {
  const codes = categories.map((category) => purchaseProblem(at, seat, category, null)?.code)
  if (codes.includes('in-debt')) return 'debts'
  return codes.includes('insufficient-funds') ? 'money' : 'stock'
}

function lineUpProblem(at: At, seat: Seat, play: readonly Category[]): Problem | null {
  const { stars } = managerOf(at, seat)
  const missing = play.find((category) => !stars.includes(category))
  if (missing) return problem('star-not-owned', { category: missing })
  const playable = playableStars(at, seat)
  const barred = play.find((category) => !playable.includes(category))
  if (barred)
    return problem('star-suspended', { category: barred, to: lastRoundOut(at, seat, barred) })
  return new Set(play).size === play.length ? null : problem('duplicate-star')
}

function cardProblem(at: At, seat: Seat, card: CardId, kind: KeepKind): Problem | null {
  if (!managerOf(at, seat).keep.includes(card)) return problem('card-not-held', { card })
  const isFit = cardOf(at.table.content, card).effect.kind === kind
  return isFit ? null : problem('wrong-card-kind', { card, expected: kind })
}

const appealProblem = (at: At, seat: Seat, category: Category): Problem | null =>
  isSuspended(at, seat, category) ? null : problem('star-not-suspended', { category })

function appealsOf(at: At, seat: Seat): Space<Move>[] {
  const cards = keptOf(at, seat, 'appeal')
  const suspended = categories.filter((category) => !appealProblem(at, seat, category))
  if (cards.length === 0 || suspended.length === 0) return []
  const parts = { card: oneOf(cards), category: oneOf(suspended) }
  return [exactly('play-appeal', parts)]
}

function purchaseProblem(
  at: At,
  seat: Seat,
  category: Category,
  voucher: CardId | null,
): Problem | null {
  const unfit = voucher === null ? null : cardProblem(at, seat, voucher, 'voucher')
  if (unfit) return unfit
  const { stars, debts, cash } = managerOf(at, seat)
  if (stars.includes(category)) return ownedProblem(at, seat, category)
  if (at.state.shared.stock[category] === 0)
    return problem('star-sold-out', { category, ...nextAvailable(at, seat, category) })
  const owed = sumOf(debts.map(({ amount }) => amount))
  if (debts.length > 0) return problem('in-debt', { debts: debts.length, owed })
  const price = priceOf(at.table.content, category, voucher)
  return cash >= price ? null : problem('insufficient-funds', { cash, price })
}

const ownedProblem = (at: At, seat: Seat, category: Category): Problem =>
  problem('star-already-owned', { category }, isSuspended(at, seat, category) ? 'TC-408' : 'TC-606')

function nextAvailable(at: At, seat: Seat, wanted: Category) {
  const { stars } = managerOf(at, seat)
  const next = categories
    .slice(categories.indexOf(wanted) + 1)
    .find((category) => at.state.shared.stock[category] > 0 && !stars.includes(category))
  if (next === undefined) return { nextAvailable: null, fee: null, affordable: false }
  const affordable = !purchaseProblem(at, seat, next, null)
  return { nextAvailable: next, fee: feeOf(at.table.content, next), affordable }
}

/**
 * `ways` lists the ways to pay for the star: a voucher, or null for a purchase without a voucher.
 */
interface Offer {
  readonly category: Category
  readonly ways: readonly (CardId | null)[]
}

export function offersTo(at: At, seat: Seat): Offer[] {
  const ways = [null, ...keptOf(at, seat, 'voucher')]
  return categories
    .map((category) => ({
      category,
      ways: ways.filter((voucher) => !purchaseProblem(at, seat, category, voucher)),
    }))
    .filter((offer) => offer.ways.length > 0)
}

function purchaseOf({ category, ways }: Offer): Space<Move> {
  const vouchers = ways.filter((way) => way !== null)
  const isAffordable = ways.includes(null)
  if (isAffordable && vouchers.length === 0) return exactly('buy-star', { category })
  const voucher = isAffordable ? optional(oneOf(vouchers)) : oneOf(vouchers)
  return exactly('buy-star', { category, voucher })
}
