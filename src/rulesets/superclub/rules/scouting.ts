import { playerOf } from '../content/book.ts'
import { bonusOf, clubOf, freeCashOf, roomOf } from '../read/club.ts'
import { must } from '../refusals.ts'
import type { Board, Decide, Setting } from '../types.ts'
import { moveToken, pay, topOf } from './acts.ts'
import { drawsOf, turnOf } from './turns.ts'

/** Refuses a continent that the pack has not, or that has no cards left. */
export function mustHaveCards({ content }: Setting, { secret }: Board, continent: string): void {
  must(content.regions.includes(continent), 'unknown-id', { continent })
  must((secret.stacks[continent]?.length ?? 0) > 0, 'continent-empty', { continent })
}

function revealedIn(state: Board) {
  const { revealed } = turnOf(state)
  if (!revealed) throw new Error('no scouted player lies open')
  return revealed
}

export const scoutingMoves: Decide<'scout-draw' | 'scout-done' | 'scout-sign' | 'scout-decline'> = {
  'scout-draw'({ state, table, emit }, { seat, move: { continent } }) {
    const { content } = table
    must(content.regions.includes(continent), 'unknown-id', { continent })
    const draws = drawsOf(table, state, seat)
    must(turnOf(state).draws < draws, 'no-draws-left', { draws })
    mustHaveCards(table, state, continent)
    const card = topOf(state, continent)
    const { stars, scout } = playerOf(content, card)
    const discount = bonusOf(content, clubOf(state.shared, seat), 'scoutDiscount')
    const price = Math.max(0, scout - discount)
    emit({ type: 'scout.revealed', seat, continent, card, stars, price })
  },
  'scout-sign'(play, { seat }) {
    const { state, table, emit } = play
    const { card, stars, price, continent } = revealedIn(state)
    must(roomOf(table.content, state.shared, seat) > 0, 'squad-full')
    const cash = freeCashOf(state.shared, seat)
    must(cash >= price, 'not-enough-cash', { cash, price })
    pay(play, seat, price, 'scout')
    emit({ type: 'scout.signed', seat, continent, card, stars, price })
    moveToken(play, seat, 'scout')
  },
  'scout-decline'(play, { seat }) {
    const { card, stars, price, continent } = revealedIn(play.state)
    play.emit({ type: 'scout.declined', seat, continent, card, stars, price })
  },
  'scout-done': ({ emit }, { seat }) => emit({ type: 'turn.ended', seat }),
}
