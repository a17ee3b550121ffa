import { at as itemAt } from '../../../kernel/define.ts'
import type { Policy } from '../../../kernel/evaluation.ts'
import type { Seat } from '../../../kernel/types.ts'
import { answerTo } from '../bot/index.ts'
import type { Glance } from '../bot/turn.ts'
import { autoLineUp } from '../read/line-ups.ts'
import { ownSideOf } from '../read/match.ts'
import { submitting } from '../rules/line-ups.ts'
import { sizesOf } from '../state.ts'
import type { State, Superclub } from '../types.ts'

/**
 * Chooses the moves in simulated games. The line-ups of simulated games are chosen automatically,
 * because comparing all formations would be slow.
 */
export const quick: Policy<Superclub> = (at, question) => {
  const { decision } = question
  const { kind, seat } = decision
  if (kind === 'line-up' || kind === 'final-line-up')
    return submitting(autoLineUp(at, seat, ownSideOf(at, seat).boost))
  return answerTo({
    table: at.table,
    seat,
    decision,
    view: glanceAt(at.state, seat),
    // The legal moves are computed only when the bot reads them, because the bot does not need them
    // for many decisions.
    get spaces() {
      return question.spaces
    },
  })
}

const glanceAt = ({ shared, secret }: State, seat: Seat): Glance => ({
  shared,
  counts: {
    get stacks() {
      return sizesOf(secret.stacks)
    },
  },
  own: {
    hand: itemAt(secret.hands, seat),
    trades: secret.trades.filter(({ from, to }) => from === seat || to === seat),
    offersMade: itemAt(secret.offers, seat),
  },
})
