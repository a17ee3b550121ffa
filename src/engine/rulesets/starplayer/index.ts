import { defineRuleset } from '../../kernel/define.ts'
import { decided, legal } from '../../kernel/rule.ts'
import { beats } from './beats.ts'
import { bot, considers } from './bot/bot.ts'
import { contentSchema, contentWarnings } from './content/faults.ts'
import { house } from './content/house.ts'
import { openDecisions, paces } from './decisions.ts'
import { defaults } from './defaults.ts'
import { events } from './events.ts'
import { evolve } from './evolve.ts'
import { imagine } from './imagine.ts'
import { moves } from './moves.ts'
import { checkTable, choiceSchema, optionSamples, optionsSchema } from './options.ts'
import { presets } from './presets.ts'
import { refusals } from './refusals.ts'
import { listedOrder, rules } from './rules/index.ts'
import { resign } from './rules/leave.ts'
import { proceed } from './rules/proceed.ts'
import { setup } from './rules/setup.ts'
import { sense } from './sense/index.ts'
import { initial, viewSchema } from './state.ts'
import { suggest } from './suggest.ts'
import { text } from './text.ts'
import { throwsOf } from './throws.ts'
import type { Starplayer } from './types.ts'
import { outcome, viewFor } from './view.ts'
import { words } from './words/index.ts'

export const starplayer = defineRuleset<Starplayer>({
  id: 'starplayer',
  version: 1,
  title: 'Starplayer',
  about: { line: 'Buy eleven players, win five cup ties, survive the shoot-out.', lasts: '1–2 h' },
  seats: { min: 2, max: 4 },

  options: optionsSchema,
  optionSamples,
  presets,
  choice: choiceSchema,
  content: contentSchema,
  contentWarnings,
  packs: [house],
  moves,
  events,
  view: viewSchema,
  refusals,

  checkTable,
  unbounded: ({ options }) => options.maxTurns === null,
  initial,
  setup,
  decide: decided(rules),
  paces,
  defaults,
  proceed,
  resign,
  evolve,
  openDecisions,
  legalMoves: legal(rules, listedOrder),
  suggest,
  viewFor,
  outcome,
  imagine,
  words,
  beats,
  throwsOf,
  text,
  bot,
  considers,
  sense,
})
