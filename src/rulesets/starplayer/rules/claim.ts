import type { Chance } from '../../../kernel/chance.ts'
import type { Frozen, Seat } from '../../../kernel/types.ts'
import { bookOf, faceValue } from '../content/book.ts'
import { AUDIT_FINE, FOOTBALLERS_MAX } from '../content/numbers.ts'
import type { Card } from '../content/schema.ts'
import { type Club, clubOf, isRoomForWild } from '../read/clubs.ts'
import { targetProblem } from '../read/deals.ts'
import { must, mustNot } from '../refusals.ts'
import type { Claim } from '../state.ts'
import type { Answer, Play } from '../types.ts'
import { gainWild, takeCard } from './cards.ts'
import { changeFrame, topFrame } from './frames.ts'
import { pay } from './money.ts'
import { payDue } from './movement.ts'

export const claim = {
  /** The oldest open claim of that kind and space; nobody is told whether there are others. */
  claim(play: Play, { seat, move }: Answer<'claim'>): void {
    const { state, table } = play
    must(table.options.claims === 'manual', 'claims-automatic')
    const space = move.kind === 'all-6' ? null : move.space
    const due = state.turn.claims.find(
      (one) =>
        one.status === 'open' &&
        one.creditor === seat &&
        one.kind === move.kind &&
        one.space === space,
    )
    must(due, 'no-such-claim')
    const hasRoom = due.kind !== 'wild' || isRoomForWild(clubOf(state.clubs, seat))
    must(hasRoom, 'wild-limit')
    makeClaim(play, due)
  },

  waive(play: Play, { seat }: Answer<'waive'>): void {
    const frame = topFrame(play.state, 'passing')
    if (frame) changeFrame(play, { ...frame, waiting: frame.waiting.filter((one) => one !== seat) })
  },

  audit(play: Play, { seat, move: { target } }: Answer<'audit'>): void {
    const { state, table, emit, chance } = play
    must(table.options.squadLimit === 'audited', 'audit-off')
    mustNot(targetProblem(state, seat, target), { target })
    const club = clubOf(state.clubs, target)
    must(club.footballers.length > FOOTBALLERS_MAX, 'squad-within-limit', { target })
    const book = bookOf(table.content)
    const { cards, randomAmong } = lastReceived(club, chance)
    const refunds = cards.map((card) => faceValue(book, card) - AUDIT_FINE)
    emit({ type: 'squad.audited', by: seat, target, cards, refunds, randomAmong })
    for (const [place, card] of cards.entries()) {
      takeCard(play, card, target, 'audit')
      const amount = refunds[place] ?? 0
      pay(play, { from: 'official', to: target, amount, reason: 'audit-refund', ref: card })
    }
  },
}

function makeClaim(play: Play, due: Frozen<Claim>): void {
  const { emit } = play
  const made = { ...due, status: 'made' as const }
  emit({ type: 'claim.made', claim: made })
  const { creditor, kind, amount } = made
  if (kind === 'wild') gainWild(play, creditor, 'space')
  else if (kind === 'all-6') payAll6(play, creditor, amount)
  else payDue(play, made)
}

function payAll6(play: Play, creditor: Seat, amount: number): void {
  const { state, emit } = play
  const { all6Rank: rank, all6Squad: squad } = clubOf(state.clubs, creditor)
  if (rank === null || squad === null) throw new Error('an All-6 claim has a rank')
  emit({ type: 'all6.completed', seat: creditor, squad, rank, amount })
  pay(play, { from: 'official', to: creditor, amount, reason: 'all-6', ref: squad })
}

interface Returned {
  readonly cards: Card[]
  readonly randomAmong: Card[]
}

/** Those received last, until eleven remain; cards that came together are equally recent. */
function lastReceived({ footballers }: Club, chance: Chance): Returned {
  let excess = footballers.length - FOOTBALLERS_MAX
  const cards = new Set<Card>()
  let randomAmong: Card[] = []
  const batches = [...new Set(footballers.map(({ got }) => got))].sort((one, other) => other - one)
  for (const got of batches) {
    const batch = footballers.filter((one) => one.got === got).map(({ card }) => card)
    if (excess === 0) break
    const isPart = batch.length > excess
    if (isPart) randomAmong = batch
    for (const card of isPart ? chance.shuffle(batch).slice(0, excess) : batch) cards.add(card)
    excess -= Math.min(excess, batch.length)
  }
  // In the order of their receipt, as they lie on the table.
  const inOrder = footballers.map(({ card }) => card).filter((card) => cards.has(card))
  return { cards: inOrder, randomAmong }
}
