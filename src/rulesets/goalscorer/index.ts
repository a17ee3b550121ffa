import { defineRuleset, noChoice } from '../../kernel/define.ts'
import { refuse } from '../../kernel/refusal.ts'
import { bot } from './bot.ts'
import { housePack } from './content/house.ts'
import { fitsRows, packSchema } from './content/schema.ts'
import { otherSeat } from './counters.ts'
import { awards } from './decide/awards.ts'
import { firstTeam } from './decide/first-team.ts'
import { initial, setup } from './decide/setup.ts'
import { loseByResigning } from './decide/turn.ts'
import { youth } from './decide/youth.ts'
import { defaults, legalMoves, openDecisions } from './decisions.ts'
import { events } from './events.ts'
import { evolve } from './evolve.ts'
import { imagine } from './imagine.ts'
import { moves } from './moves.ts'
import { refusals } from './refusals.ts'
import { text } from './text.ts'
import { type Goalscorer, optionsSchema } from './types.ts'
import { outcome, viewFor, viewSchema } from './view.ts'

export const goalscorer = defineRuleset<Goalscorer>({
  id: 'goalscorer',
  version: 1,
  title: 'Goalscorer',
  seats: { min: 2, max: 2 },

  options: optionsSchema,
  optionSamples: {
    rows: [10, 12, 14],
    turnLimit: [20, 5, null],
    formation: ['four-four-two', 'wide-forwards'],
    goalkeeperCapturable: [true, false],
    offsideMayRevealSubstitute: [false, true],
    revealReplacedCounter: [false, true],
    decisionTimeLimitSeconds: [null, 30],
  },
  choice: noChoice,
  content: packSchema,
  packs: [housePack],
  moves,
  events,
  view: viewSchema,
  refusals,

  checkTable({ options, content }) {
    const formation = content.formations.find(({ id }) => id === options.formation)
    if (!formation || !fitsRows(formation, options.rows))
      refuse('invalid-option', { formation: options.formation, rows: options.rows })
  },
  initial,
  setup,
  decide: { ...youth, ...awards, ...firstTeam },
  defaults,
  resign: (play, seat) => loseByResigning(play, otherSeat(seat)),
  evolve,
  openDecisions,
  legalMoves,
  viewFor,
  outcome,
  imagine,
  text,
  bot,
})
