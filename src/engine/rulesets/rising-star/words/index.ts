import { quoted, type RulesetTexts } from '../../../kernel/texts.ts'
import { bookOf } from '../content/book.ts'
import type { Cause } from '../state.ts'
import type { RisingStar } from '../types.ts'
import { answers } from './answers.ts'
import { end, events, type Masks, masked } from './events.ts'
import { glossary } from './glossary.ts'
import { meanings } from './meanings.ts'
import { anyCardCalled, causeCalled } from './names.ts'
import { facts, moves, questions, spaces } from './questions.ts'
import { result } from './result.ts'

export const words: RulesetTexts<RisingStar, Masks> = {
  handles: () => [],
  events,
  masked,
  facts,
  questions,
  answers,
  rolls: ['roll', 'roll-for-fitness'],
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
    seasons: 'Number of seasons in each career. A season is one lap of the board.',
    tokenSelection:
      'choose: players choose their tokens in turn; assigned: players get tokens in order.',
    physioFeeTiming: 'The medical fee is due after the third failed roll, or on the next turn.',
    shortfall:
      'If a player cannot pay in full, the unpaid part is forgiven (write-off) or becomes a debt ' +
      '(debt).',
    cupCardWindow:
      'until-used: in a final, an unplayed Match Event can still be played in extra time; ' +
      'normal-time: it cannot.',
    reshuffle: 'Shuffle each deck again when all its cards are drawn.',
    autoRoll: 'Roll the die automatically when there is nothing else to choose.',
    turnCap:
      'Maximum total number of turns; empty for no limit. Default: 100 per player and season.',
  },
  glossary,
  meanings,
  end,
  result,
}
