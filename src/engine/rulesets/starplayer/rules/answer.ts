import { frameOf } from '../read/frames.ts'
import type { Rules } from '../types.ts'
import { concludeSale, rejectSale, withdrawSale } from './debt.ts'
import { concludeTrade, rejectOffer, withdrawOffer } from './window.ts'

export const answerRules: Rules<'accept' | 'reject' | 'withdraw'> = {
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

  withdraw: {
    act(play, { decision }) {
      if (decision.about?.debt === undefined) withdrawOffer(play)
      else withdrawSale(play, decision)
    },
  },
}
