import { at as itemAt } from '../../../kernel/define.ts'
import { hull, is, oneOf } from '../../../kernel/space.ts'
import type { Frozen, Seat } from '../../../kernel/types.ts'
import { bookOf } from '../content/book.ts'
import { WILDS_MAX } from '../content/numbers.ts'
import { isRoomForWild } from '../read/clubs.ts'
import { topFrame } from '../read/frames.ts'
import { problem } from '../refusals.ts'
import type { Claim } from '../state.ts'
import type { Answer, Play, Rules, Whole } from '../types.ts'
import { gainWild, payAll6 } from './cards.ts'
import { changeFrame } from './frames.ts'
import { payDue } from './movement.ts'

export const claimRules: Rules<'claim' | 'waive'> = {
  claim: {
    problem(at, answer) {
      if (at.table.options.claims === 'automatic') return problem('claims-automatic')
      const due = dueOf(at, answer)
      if (!due) return problem('no-such-claim')
      const hasRoom = due.kind !== 'wild' || isRoomForWild(at, answer.seat)
      return hasRoom ? null : problem('wild-limit', { seat: answer.seat, most: WILDS_MAX })
    },
    /**
     * If players must claim bonuses manually, `spaces` returns the same moves for every seat,
     * because it is secret which bonuses a seat can claim.
     */
    spaces({ table: { options, content } }) {
      if (options.claims === 'automatic') return []
      const space = oneOf(bookOf(content).claimable)
      return [
        hull('claim', { kind: oneOf(['royalty', 'gate', 'wild']), space }),
        hull('claim', { kind: is('all-6') }),
      ]
    },
    act(play, answer) {
      const due = dueOf(play, answer)
      if (!due) throw new Error('the claimed fee is not due')
      makeClaim(play, due)
    },
  },

  waive: {
    act(play, { seat }) {
      const frame = topFrame(play, 'passing')
      if (!frame) return
      changeFrame(play, { ...frame, waiting: frame.waiting.filter((one) => one !== seat) })
    },
  },
}

function dueOf({ state }: Whole, { seat, move }: Answer<'claim'>): Frozen<Claim> | undefined {
  const place = move.kind === 'all-6' ? null : move.space
  return state.secret.claims.find(
    ({ status, creditor, kind, space }) =>
      status === 'open' && creditor === seat && kind === move.kind && space === place,
  )
}

function makeClaim(play: Play, due: Frozen<Claim>): void {
  const made = { ...due, status: 'made' as const }
  play.emit({ type: 'claim.made', claim: made })
  const { creditor, kind } = made
  if (kind === 'wild') gainWild(play, creditor, 'space')
  else if (kind === 'all-6') claimAll6(play, creditor)
  else payDue(play, made)
}

function claimAll6(play: Play, creditor: Seat): void {
  const ranked = itemAt(play.state.secret.all6Ranks, creditor)
  if (ranked === null) throw new Error('the All-6 claim has no rank')
  payAll6(play, creditor, ranked.squad, ranked.rank)
}
