import { at } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import { playerOf } from '../content/book.ts'
import {
  bonusOf,
  clockwise,
  clubOf,
  freeCashOf,
  isStronger,
  meansOf,
  nextBid,
  type Open,
  offSeasonOrder,
  openContinents,
  roomOf,
} from '../read/club.ts'
import { must } from '../refusals.ts'
import type { Board, Decide, Playing, Setting } from '../types.ts'
import { moveToken, pay, receive, refillStacks, rollOff, startPhase, topOf } from './acts.ts'
import { mustHaveCards } from './scouting.ts'

export function lotOf({ lot }: Open) {
  if (!lot) throw new Error('no lot is open')
  return lot
}

/** One foreign player more than there are managers (SC-131). */
const lotsOf = ({ seats, content }: Setting): number => seats + content.limits.extraLots

/** The champion turns the first card and the last; the others follow clockwise (SC-132). */
export const flipperOf = (shared: Open): Seat => {
  const order = offSeasonOrder(shared)
  return at(order, shared.lotsDone % order.length)
}

export function stepDeadline(play: Playing): boolean {
  const { state, table } = play
  if (state.shared.lot) return settleLot(play)
  if (state.shared.lotsDone < lotsOf(table)) {
    if (refillStacks(play)) return true
    if (openContinents(table, state).length > 0) return false
  }
  startPhase(play, 'close')
  return true
}

/** The least that a seat may bid for the open lot. */
export function leastBid({ content }: Setting, shared: Open, seat: Seat): number {
  const { high, min } = lotOf(shared)
  return high ? Math.max(min, nextBid(content, shared, seat, high)) : min
}

/** Who may still bid, in seat order: everybody who neither leads nor has passed or sealed. */
export function biddersOf(shared: Open): Seat[] {
  const { high, passed, sealed } = lotOf(shared)
  return clockwise(0, shared.managers.length).filter(
    (seat) => seat !== high?.seat && !passed.includes(seat) && !sealed.includes(seat),
  )
}

/** Passes for those who could not pay whatever they sold, then closes the lot if nobody is left. */
function settleLot(play: Playing): boolean {
  const { state, table, emit } = play
  const { content, options } = table
  const { shared } = state
  const { n } = lotOf(shared)
  const poor = biddersOf(shared).find(
    (seat) => meansOf(content, clubOf(shared, seat)) < leastBid(table, shared, seat),
  )
  if (poor !== undefined) {
    if (options.auctionMode === 'open') emit({ type: 'lot.passed', n, seat: poor })
    else emit({ type: 'lot.sealed', n, seat: poor, amount: null })
    return true
  }
  if (biddersOf(shared).length > 0) return false
  if (options.auctionMode === 'sealed') unseal(play)
  knockDown(play)
  return true
}

/** Opens the sealed answers; the strongest squad wins a tie, then the dice decide. */
function unseal(play: Playing): void {
  const { state, table, emit } = play
  const { shared, secret } = state
  const { n } = lotOf(shared)
  const bids = secret.seals
    .map(({ seat, amount }) => ({ seat, amount }))
    .sort((one, other) => one.seat - other.seat)
  const highest = Math.max(...bids.map(({ amount }) => amount ?? NO_BID))
  const tied = bids.flatMap(({ seat, amount }) => (amount === highest ? [seat] : []))
  emit({ type: 'lot.unsealed', n, bids })
  if (highest === NO_BID) return
  const strongest = tied.filter(
    (seat) => !tied.some((other) => isStronger(table.content, shared, other, seat)),
  )
  const [winner] = rollOff(play, strongest, 'tie.rolled', 'first')
  if (winner !== undefined) emit({ type: 'lot.bid', n, seat: winner, amount: highest })
}
const NO_BID = -1

function knockDown(play: Playing): void {
  const { state, table, emit } = play
  const { n, card, stars, high } = lotOf(state.shared)
  if (!high) {
    emit({ type: 'lot.rejected', n, card })
    return
  }
  const { seat, amount } = high
  pay(play, seat, amount, 'lot')
  emit({ type: 'lot.sold', n, seat, card, stars, amount })
  moveToken(play, seat, 'lot')
  const club = clubOf(state.shared, seat)
  if (!club.rebateUsed) receive(play, seat, bonusOf(table.content, club, 'auctionRebate'), 'rebate')
}

/** What any bid is judged by: the amount, a place in the squad, cash in hand (SC-R36). */
export function mustBeBid(
  { content }: Setting,
  { shared }: Board,
  seat: Seat,
  { amount, least }: { amount: number; least: number },
): void {
  must(amount >= least, 'bid-too-low', { least })
  must(roomOf(content, shared, seat) > 0, 'squad-full')
  const cash = freeCashOf(shared, seat)
  must(amount <= cash, 'not-enough-cash', { cash })
}

export const deadlineMoves: Decide<'deadline-flip' | 'auction-seal'> = {
  'deadline-flip'({ state, table, emit }, { seat, move: { continent } }) {
    mustHaveCards(table, state, continent)
    const card = topOf(state, continent)
    const { stars, market } = playerOf(table.content, card)
    const n = state.shared.lotsDone + 1
    emit({ type: 'lot.opened', n, flipper: seat, continent, card, stars, min: market })
  },
  'auction-seal'({ state, table, emit }, { seat, move: { amount } }) {
    const { n, min } = lotOf(state.shared)
    if (amount !== null) mustBeBid(table, state, seat, { amount, least: min })
    emit({ type: 'lot.sealed', n, seat, amount })
  },
}
