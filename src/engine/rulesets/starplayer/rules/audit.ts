import type { Chance } from '../../../kernel/chance.ts'
import { at as itemAt, seatsOf } from '../../../kernel/define.ts'
import type { Problem } from '../../../kernel/rule.ts'
import { exactly, oneOf } from '../../../kernel/space.ts'
import type { Seat } from '../../../kernel/types.ts'
import { groupsBy } from '../../shared/ranking.ts'
import { bookOf, faceValue } from '../content/book.ts'
import { AUDIT_FINE, FOOTBALLERS_MAX } from '../content/numbers.ts'
import type { Card } from '../content/schema.ts'
import { type Club, clubOf, footballersOf, isOverLimit, targetProblem } from '../read/clubs.ts'
import { problem, withFacts } from '../refusals.ts'
import type { At, Rules } from '../types.ts'
import { takeCard } from './cards.ts'
import { pay } from './money.ts'

export const auditRules: Rules<'audit'> = {
  audit: {
    problem: (at, { seat, move: { target } }) => auditProblem(at, seat, target),
    spaces(at, { seat }) {
      const over = seatsOf(at.table.seats).filter((target) => !auditProblem(at, seat, target))
      return over.length > 0 ? [exactly('audit', { target: oneOf(over) })] : []
    },
    act(play, { seat, move: { target } }) {
      const { table, emit, chance } = play
      const book = bookOf(table.content)
      const { cards, randomAmong } = lastReceived(clubOf(play, target), chance)
      const refunds = cards.map((card) => faceValue(book, card) - AUDIT_FINE)
      emit({ type: 'squad.audited', by: seat, target, cards, refunds, randomAmong })
      for (const [place, card] of cards.entries()) {
        takeCard(play, card, target, 'audit')
        const amount = itemAt(refunds, place)
        pay(play, { from: 'official', to: target, amount, reason: 'audit-refund', ref: card })
      }
    },
  },
}

export function auditProblem(at: At, seat: Seat, target: Seat): Problem | null {
  if (at.table.options.squadLimit === 'enforced') return problem('audit-off')
  const other = targetProblem(at, seat, target, 'SP-513')
  if (other) return withFacts(other, { target })
  return isOverLimit(at, target)
    ? null
    : problem('squad-within-limit', { target, most: FOOTBALLERS_MAX })
}

interface Returned {
  readonly cards: Card[]
  readonly randomAmong: Card[]
}

/**
 * Selects the footballers that a club with more than eleven footballers must give back: the last
 * received footballers, chosen at random among footballers that were received together.
 */
function lastReceived(club: Club, chance: Chance): Returned {
  let excess = club.footballers.length - FOOTBALLERS_MAX
  const cards = new Set<Card>()
  let randomAmong: Card[] = []
  for (const batch of batchesOf(club)) {
    if (excess === 0) break
    const isPart = batch.length > excess
    if (isPart) randomAmong = batch
    for (const card of isPart ? chance.shuffle(batch).slice(0, excess) : batch) cards.add(card)
    excess -= Math.min(excess, batch.length)
  }
  return { cards: footballersOf(club).filter((card) => cards.has(card)), randomAmong }
}

const batchesOf = ({ footballers }: Club): Card[][] =>
  groupsBy(footballers, ({ got }) => got).map((batch) => batch.map(({ card }) => card))
