import type { Problem } from '../../../kernel/rule.ts'
import { exactly, range } from '../../../kernel/space.ts'
import type { Seat } from '../../../kernel/types.ts'
import { freeCashOf } from '../read/club.ts'
import { leastBidOf, lotOf } from '../read/lots.ts'
import { leastRaiseOf } from '../read/unhappy.ts'
import { unless } from '../refusals.ts'
import type { Decision, Rules, Seen } from '../types.ts'
import { bidProblem } from './problems.ts'

export const auctionRules: Rules<'auction-bid' | 'auction-pass'> = {
  'auction-bid': {
    problem: (at, { seat, decision, move: { amount } }) => raiseProblem(at, seat, decision, amount),
    spaces(at, { seat, decision }) {
      const least = leastOf(at, seat, decision)
      if (bidProblem(at, seat, least)) return []
      return [exactly('auction-bid', { amount: range(least, freeCashOf(at, seat)) })]
    },
    act(play, { seat, decision: { kind }, move: { amount } }) {
      if (kind === 'lot-bid') play.emit({ type: 'lot.bid', n: lotOf(play).n, seat, amount })
      else play.emit({ type: 'unhappy.raised', seat, amount })
    },
  },
  'auction-pass': {
    problem: (_, { decision: { kind } }) =>
      unless(kind === 'lot-bid' || kind === 'unhappy-raise', 'bids-are-binding'),
    act(play, { seat, decision: { kind } }) {
      if (kind === 'lot-bid') play.emit({ type: 'lot.passed', n: lotOf(play).n, seat })
      else play.emit({ type: 'unhappy.raise-passed', seat })
    },
  },
}

function raiseProblem(at: Seen, seat: Seat, decision: Decision, amount: number): Problem | null {
  const isBelowMarket = decision.kind === 'lot-bid' && amount < lotOf(at).min
  const clause = isBelowMarket ? 'SC-134' : 'SC-135'
  return bidProblem(at, seat, amount, leastOf(at, seat, decision), clause)
}

const leastOf = (at: Seen, seat: Seat, { kind }: Decision): number =>
  kind === 'lot-bid' ? leastBidOf(at, seat) : leastRaiseOf(at, seat)
