import { defineRuleset, noChoice } from '../../kernel/define.ts'
import { bot } from './bot.ts'
import { packSchema } from './content/faults.ts'
import { housePack } from './content/house.ts'
import { defaults, legalMoves, openDecisions } from './decisions.ts'
import { events } from './events.ts'
import { evolve } from './evolve.ts'
import { imagine } from './imagine.ts'
import { moves } from './moves.ts'
import { checkTable, optionSamples, optionsSchema } from './options.ts'
import { refusals } from './refusals.ts'
import { decide, resign, setup } from './rules/proceed.ts'
import { initial, viewSchema } from './state.ts'
import { text } from './text.ts'
import type { RisingStar } from './types.ts'
import { outcome, viewFor } from './view.ts'

export const risingStar = defineRuleset<RisingStar>({
  id: 'rising-star',
  version: 1,
  title: 'Rising Star Football Edition',
  seats: { min: 2, max: 6 },

  options: optionsSchema,
  optionSamples,
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
