import type { RulesetTexts } from '../../../kernel/texts.ts'
import type { Goalscorer } from '../types.ts'
import { end, events, type Masks, masked } from './events.ts'
import { meanings } from './meanings.ts'
import { counterCalled } from './names.ts'
import { facts, moves, questions, spaces } from './questions.ts'

export const words: RulesetTexts<Goalscorer, Masks> = {
  handles: () => ['Home', 'Away'],
  events,
  masked,
  facts,
  questions,
  moves,
  spaces,
  named: (id, { view, who }) => {
    const counter = view.counters.find((one) => one.id === id)
    return counter ? counterCalled(counter, who) : null
  },
  options: {
    rows: 'How long the Pitch is; longer is slower.',
    turnLimit:
      'Turns of each side; null: only a Star Player or a side that is stuck ends the game.',
    formation: 'Where the counters start: a formation of the pack.',
    goalkeeperCapturable: 'Whether the number 1 can be captured, of which nothing comes.',
    offsideMayRevealSubstitute: 'Whether an Offside may show the Substitute.',
    revealReplacedCounter: 'Whether the counter that the Substitute replaces is shown.',
    decisionTimeLimitSeconds: 'Seconds for each move; null: those of the table, if any.',
  },
  meanings,
  end,
}
