import { bookOf } from '../content/book.ts'
import { DOUBLE_UNIT } from '../content/numbers.ts'
import { clubOf } from '../read/clubs.ts'
import { cardsProblem } from '../read/deals.ts'
import { mustNot } from '../refusals.ts'
import type { Answer, Play } from '../types.ts'
import { sellBack } from './cards.ts'
import { changeTurn } from './frames.ts'
import { rollDice, total } from './matches.ts'
import { pay } from './money.ts'
import { movePawn } from './movement.ts'
import { endTurn } from './turns.ts'

export const turn = {
  /** A double pays at once, then the pawn moves, then there is another roll. */
  roll(play: Play, { seat }: Answer<'roll'>): void {
    const { state, emit } = play
    const dice = rollDice(play)
    emit({ type: 'dice.rolled', seat, dice, purpose: 'move' })
    const isDouble = dice[0] === dice[1]
    const amount = isDouble ? total(dice) * DOUBLE_UNIT : 0
    pay(play, { from: 'official', to: seat, amount, reason: 'double', ref: null })
    const owedRolls = state.turn.owedRolls - (isDouble ? 0 : 1)
    changeTurn(play, { phase: 'moving', owedRolls })
    movePawn(play, total(dice), 'roll', 0)
  },

  'end-turn'(play: Play): void {
    endTurn(play, 'done')
  },

  'sell-back'(play: Play, { seat, move: { cards } }: Answer<'sell-back'>): void {
    const { state, table } = play
    const club = clubOf(state.clubs, seat)
    mustNot(cardsProblem(bookOf(table.content), club, cards, 'sellable'), { cards })
    for (const card of cards) sellBack(play, seat, card)
  },
}
