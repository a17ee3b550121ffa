import { defineRuleset, noChoice } from '../../kernel/define.ts'
import { decided } from '../../kernel/rule.ts'
import { beats } from './beats.ts'
import { bot, considers } from './bot/bot.ts'
import { contentSchema, contentWarnings } from './content/faults.ts'
import { housePack } from './content/house.ts'
import { openDecisions, paces } from './decisions.ts'
import { defaults } from './defaults.ts'
import { events } from './events.ts'
import { evolve } from './evolve.ts'
import { imagine } from './imagine.ts'
import { moves } from './moves.ts'
import { checkTable, optionSamples, optionsSchema } from './options.ts'
import { presets } from './presets.ts'
import { refusals } from './refusals.ts'
import { legalMoves, rules } from './rules/index.ts'
import { resign } from './rules/leave.ts'
import { proceed } from './rules/proceed.ts'
import { setup } from './rules/setup.ts'
import { sense } from './sense/index.ts'
import { initial, viewSchema } from './state.ts'
import { text } from './text.ts'
import type { Goalscorer } from './types.ts'
import { outcome, viewFor } from './view.ts'
import { words } from './words/index.ts'

export const goalscorer = defineRuleset<Goalscorer>({
  id: 'goalscorer',
  version: 1,
  title: 'Goalscorer',
  about: {
    line: 'Hidden counters on a pitch. Bring your Star Player to the Goal Line.',
    lasts: '10 min',
  },
  seats: { min: 2, max: 2 },

  options: optionsSchema,
  optionSamples,
  presets,
  choice: noChoice,
  content: contentSchema,
  contentWarnings,
  packs: [housePack],
  moves,
  events,
  view: viewSchema,
  refusals,

  checkTable,
  initial,
  setup,
  decide: decided(rules),
  paces,
  defaults,
  proceed,
  resign,
  evolve,
  openDecisions,
  legalMoves,
  viewFor,
  outcome,
  imagine,
  words,
  beats,
  text,
  bot,
  considers,
  sense,
})
