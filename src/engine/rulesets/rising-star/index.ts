import { defineRuleset, noChoice } from '../../kernel/define.ts'
import { decided, legal } from '../../kernel/rule.ts'
import { beats } from './beats.ts'
import { bot, considers } from './bot.ts'
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
import { rules } from './rules/index.ts'
import { resign } from './rules/leave.ts'
import { proceed } from './rules/proceed.ts'
import { setup } from './rules/setup.ts'
import { initial, viewSchema } from './state.ts'
import { text } from './text.ts'
import { throwsOf } from './throws.ts'
import type { RisingStar } from './types.ts'
import { outcome, viewFor } from './view.ts'
import { words } from './words/index.ts'

export const risingStar = defineRuleset<RisingStar>({
  id: 'rising-star',
  version: 1,
  title: 'Rising Star Football Edition',
  about: { line: 'One career, season by season: points, fame and money.', lasts: '1½–3 h' },
  seats: { min: 2, max: 6 },

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
  legalMoves: legal(rules),
  viewFor,
  outcome,
  imagine,
  words,
  beats,
  throwsOf,
  text,
  bot,
  considers,
})
