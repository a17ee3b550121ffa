import type { Seat } from '../../../kernel/types.ts'
import type { Card } from '../content/schema.ts'
import { clubOf } from '../read/clubs.ts'
import { canAfford, pickProblem, priceBound, roomProblem } from '../read/deals.ts'
import { must, mustNot } from '../refusals.ts'
import type { Answer, Play } from '../types.ts'
import { acquire, askForTackles } from './acquiring.ts'
import { changeTurn } from './frames.ts'

export const purchase = {
  buy(play: Play, { seat, move: { pick } }: Answer<'buy'>): void {
    const space = play.state.turn.space ?? 0
    mustBeAbleToBuy(play, seat, space, pick)
    changeTurn(play, { phase: 'moving' })
    acquire(play, { buyer: seat, space, pick: pick ?? null, via: 'purchase' })
  },

  decline(play: Play, { seat }: Answer<'decline'>): void {
    const space = play.state.turn.space ?? 0
    play.emit({ type: 'purchase.declined', seat, space })
    changeTurn(play, { phase: 'moving' })
    askForTackles(play, space)
  },

  tackle(play: Play, { seat, move: { pick } }: Answer<'tackle'>): void {
    const { state } = play
    must(clubOf(state.clubs, seat).tackles.length > 0, 'no-tackle-card')
    mustBeAbleToBuy(play, seat, state.turn.space ?? 0, pick)
    answer(play, seat, true, pick ?? null)
  },

  'pass-tackle'(play: Play, { seat }: Answer<'pass-tackle'>): void {
    answer(play, seat, false, null)
  },
}

/** The price bound is public: nothing of the deck's order is in it. */
function mustBeAbleToBuy(play: Play, seat: Seat, space: number, pick: Card | undefined): void {
  const { state, table } = play
  mustNot(pickProblem(state, table, space, pick))
  mustNot(roomProblem(state, table, seat, space))
  const bound = priceBound(state, table, space)
  must(canAfford(state, table, seat, space), 'insufficient-funds', { bound })
}

function answer(play: Play, seat: Seat, call: boolean, pick: Card | null): void {
  const sealed = play.table.options.tackle === 'sealed'
  play.emit({ type: 'tackle.answered', seat, call, pick, sealed })
}
