import { exactly, subsetOf } from '../../../kernel/space.ts'
import { sumOf } from '../../shared/dice.ts'
import { DOUBLE_UNIT } from '../content/numbers.ts'
import { clubOf, sellableOf } from '../read/clubs.ts'
import { sellingProblem } from '../read/deals.ts'
import { withFacts } from '../refusals.ts'
import type { Rules } from '../types.ts'
import { sellBack } from './cards.ts'
import { rollDice } from './dice.ts'
import { changeTurn } from './frames.ts'
import { pay } from './money.ts'
import { movePawn } from './movement.ts'
import { endTurn } from './turns.ts'

export const turnRules: Rules<'roll' | 'end-turn' | 'sell-back'> = {
  roll: {
    act(play, { seat }) {
      const { state, emit } = play
      const dice = rollDice(play)
      emit({ type: 'dice.rolled', seat, dice, purpose: 'move' })
      const isDouble = dice[0] === dice[1]
      const amount = isDouble ? sumOf(dice) * DOUBLE_UNIT : 0
      pay(play, { from: 'official', to: seat, amount, reason: 'double', ref: null })
      const owedRolls = state.shared.turn.owedRolls - (isDouble ? 0 : 1)
      changeTurn(play, { phase: 'moving', owedRolls })
      movePawn(play, sumOf(dice), 'roll', 0)
    },
  },

  'end-turn': {
    act: (play) => endTurn(play, 'done'),
  },

  'sell-back': {
    problem: (at, { seat, move: { cards } }) =>
      withFacts(sellingProblem(at, seat, cards), { cards }),
    spaces(at, { seat }) {
      const cards = sellableOf(clubOf(at, seat))
      return cards.length > 0 ? [exactly('sell-back', { cards: subsetOf(cards, 1) })] : []
    },
    act(play, { seat, move: { cards } }) {
      for (const card of cards) sellBack(play, seat, card)
    },
  },
}
