import { frameOf } from '../read/frames.ts'
import type { Rules } from '../types.ts'
import { concludeSale, rejectSale } from './debt.ts'
import { concludeTrade, rejectOffer } from './window.ts'

/** To an offer in a Transfer Window, or to the sale that a debtor offers. */
export const answerRules: Rules<'accept' | 'reject'> = {
  accept: {
    act(play, { decision }) {
      if (decision.kind === 'answer-offer') concludeTrade(play)
      else concludeSale(play, decision)
    },
  },

  reject: {
    act(play, { decision }) {
      if (decision.kind === 'answer-offer') rejectOffer(play, frameOf(play, 'window'), false)
      else rejectSale(play, decision)
    },
  },
}
