import { defineRuleset, noChoice } from '../../kernel/define.ts'
import { bot } from './bot.ts'
import { housePack } from './content/house.ts'
import { packSchema } from './content/validation.ts'
import { decide, resign, setup } from './decide/index.ts'
import { defaults, legalMoves, openDecisions } from './decisions.ts'
import { events } from './events.ts'
import { evolve } from './evolve.ts'
import { imagine } from './imagine.ts'
import { checkTable, initial } from './initial.ts'
import { moves } from './moves.ts'
import { refusals } from './refusals.ts'
import { text } from './text.ts'
import { optionsSchema, type RisingStar } from './types.ts'
import { outcome, viewFor, viewSchema } from './view.ts'

export const risingStar = defineRuleset<RisingStar>({
  id: 'rising-star',
  version: 1,
  title: 'Rising Star Football Edition',
  seats: { min: 2, max: 6 },

  options: optionsSchema,
  optionSamples: {
    seasons: [1, 3],
    tokenSelection: ['choose', 'assigned'],
    physioFeeTiming: ['third-failed-roll', 'fourth-turn'],
    shortfall: ['write-off', 'debt'],
    cupCardWindow: ['normal-time', 'until-used'],
    autoRoll: [false, true],
    turnCap: [null, 40],
  },
  checkTable,
  choice: noChoice,
  content: packSchema,
  packs: [housePack],
  moves,
  events,
  view: viewSchema,
  refusals,

  initial,
  setup,
  decide,
  defaults,
  resign,
  evolve,
  openDecisions,
  legalMoves,
  viewFor,
  outcome,
  imagine,
  text,
  bot,
})
