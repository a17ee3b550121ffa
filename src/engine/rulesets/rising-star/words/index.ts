import { seatsOf } from '../../../kernel/define.ts'
import { quoted, type RulesetTexts } from '../../../kernel/texts.ts'
import { bookOf } from '../content/book.ts'
import type { Cause } from '../state.ts'
import type { RisingStar } from '../types.ts'
import { end, events, type Masks, masked } from './events.ts'
import { meanings } from './meanings.ts'
import { anyCardCalled, causeCalled } from './names.ts'
import { facts, moves, questions, spaces } from './questions.ts'

export const words: RulesetTexts<RisingStar, Masks> = {
  handles: ({ seats }) => seatsOf(seats).map((seat) => `Seat ${seat}`),
  events,
  masked,
  facts,
  questions,
  moves,
  spaces,
  named(id, { table: { content } }) {
    const { contracts, drawn } = bookOf(content)
    return contracts.has(id) || drawn.has(id) ? anyCardCalled(content, id) : null
  },
  facted: {
    card: (card: string, { table }) => anyCardCalled(table.content, card),
    cause: (cause: Cause) => causeCalled(cause),
    token: (token: string) => quoted(token),
  },
  options: {
    seasons: 'How many seasons every career lasts: laps of the board.',
    tokenSelection: 'Whether the seats choose their tokens in turn or get them in order.',
    physioFeeTiming:
      'Whether the medical fee is paid at once after the third failed roll, or a turn later.',
    shortfall: 'Whether a payment beyond the own cash is forgiven or becomes a debt.',
    cupCardWindow:
      'Whether a Match Event can be played in extra time of a final, where none was before.',
    reshuffle: 'Whether a deck that has gone round once is shuffled, or lies as it was put back.',
    autoRoll: 'Whether the engine rolls for a seat that has nothing else to choose.',
    turnCap:
      'Turns of all seats that end the game; null: none do. Left out: 100 a seat and season.',
  },
  meanings,
  end,
}
