import type { RulesetTexts } from '../../../kernel/texts.ts'
import type { Goalscorer } from '../types.ts'
import { answers } from './answers.ts'
import { end, events, type Masks, masked } from './events.ts'
import { glossary } from './glossary.ts'
import { meanings } from './meanings.ts'
import { counterCalled } from './names.ts'
import { facts, moves, questions, spaces } from './questions.ts'
import { result } from './result.ts'

export const words: RulesetTexts<Goalscorer, Masks> = {
  handles: () => ['Home', 'Away'],
  events,
  masked,
  facts,
  questions,
  answers,
  moves,
  spaces,
  named: (id, context) => {
    const counter = context.view.counters.find((one) => one.id === id)
    return counter ? counterCalled(counter, context) : null
  },
  options: {
    rows: 'Number of rows of the Pitch; a longer Pitch makes the game longer.',
    turnLimit: 'Maximum number of turns per side. Leave empty for no limit.',
    formation: 'Formation from the pack; sets the starting squares.',
    goalkeeperCapturable: 'The Goalkeeper can be captured, but the capture scores no goal.',
    offsideMayRevealSubstitute: 'An Offside can also reveal the hidden Substitute.',
    revealReplacedCounter: 'The counter that the Substitute replaces is revealed.',
    decisionTimeLimitSeconds: "Seconds per move. Leave empty to use the game's decision time.",
  },
  glossary,
  meanings,
  end,
  result,
}
