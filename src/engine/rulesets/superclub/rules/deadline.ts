import { either, exactly, is, range } from '../../../kernel/space.ts'
import { playerOf } from '../content/book.ts'
import { bonusOf, clubOf, couldPay, freeCashOf, isStronger } from '../read/club.ts'
import { biddersOf, leastBidOf, lotOf } from '../read/lots.ts'
import { openContinents } from '../read/market.ts'
import type { Play, Rules, Table } from '../types.ts'
import { firstByDice, moveToken, pay, receive, refillStacks, startPhase, topOf } from './acts.ts'
import { bidProblem, stackProblem } from './problems.ts'
import { eachOf } from './spaces.ts'

export const deadlineRules: Rules<'deadline-flip' | 'auction-seal'> = {
  'deadline-flip': {
    problem: (at, { move: { continent } }) => stackProblem(at, continent),
    spaces: (at) => eachOf('deadline-flip', 'continent', openContinents(at)),
    act(play, { seat, move: { continent } }) {
      const card = topOf(play, continent)
      const { stars, market } = playerOf(play.table.content, card)
      const n = play.state.shared.lotsDone + 1
      play.emit({ type: 'lot.opened', n, flipper: seat, continent, card, stars, min: market })
    },
  },
  'auction-seal': {
    problem: (at, { seat, move: { amount } }) =>
      amount === null ? null : bidProblem(at, seat, amount, lotOf(at).min),
    spaces(at, { seat }) {
      const { min } = lotOf(at)
      const amounts = bidProblem(at, seat, min) ? [] : [range(min, freeCashOf(at, seat))]
      return [exactly('auction-seal', { amount: either<number | null>(is(null), ...amounts) })]
    },
    act: (play, { seat, move: { amount } }) =>
      play.emit({ type: 'lot.sealed', n: lotOf(play).n, seat, amount }),
  },
}

const lotsOf = ({ seats, content }: Table): number => seats + content.limits.extraLots

export function stepDeadline(play: Play): boolean {
  const { lot, lotsDone } = play.state.shared
  if (lot) return settleLot(play)
  if (lotsDone < lotsOf(play.table)) {
    if (refillStacks(play)) return true
    if (openContinents(play).length > 0) return false
  }
  startPhase(play, 'close')
  return true
}

function settleLot(play: Play): boolean {
  const { n } = lotOf(play)
  const bidders = biddersOf(play)
  const isOpen = play.table.options.auctionMode === 'open'
  const poor = bidders.find((seat) => !couldPay(play, seat, leastBidOf(play, seat)))
  if (poor !== undefined) {
    if (isOpen) play.emit({ type: 'lot.passed', n, seat: poor })
    else play.emit({ type: 'lot.sealed', n, seat: poor, amount: null })
    return true
  }
  if (bidders.length > 0) return false
  if (!isOpen) unseal(play)
  knockDown(play)
  return true
}

function unseal(play: Play): void {
  const { n } = lotOf(play)
  const bids = play.state.secret.seals
    .map(({ seat, amount }) => ({ seat, amount }))
    .sort((one, other) => one.seat - other.seat)
  play.emit({ type: 'lot.unsealed', n, bids })
  const amounts = bids.flatMap(({ amount }) => (amount === null ? [] : [amount]))
  if (amounts.length === 0) return
  const highest = Math.max(...amounts)
  const tied = bids.flatMap(({ seat, amount }) => (amount === highest ? [seat] : []))
  const strongest = tied.filter((seat) => !tied.some((other) => isStronger(play, other, seat)))
  const winner = firstByDice(play, strongest, 'tie.rolled')
  play.emit({ type: 'lot.bid', n, seat: winner, amount: highest })
}

function knockDown(play: Play): void {
  const { n, card, stars, high } = lotOf(play)
  if (!high) {
    play.emit({ type: 'lot.rejected', n, card })
    return
  }
  const { seat, amount } = high
  pay(play, seat, amount, 'lot')
  play.emit({ type: 'lot.sold', n, seat, card, stars, amount })
  moveToken(play, seat, 'lot')
  if (!clubOf(play, seat).rebateUsed)
    receive(play, seat, bonusOf(play, seat, 'auctionRebate'), 'rebate')
}
