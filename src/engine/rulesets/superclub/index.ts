import { defineRuleset } from '../../kernel/define.ts'
import { decided, legal } from '../../kernel/rule.ts'
import { beats } from './beats.ts'
import { bot, considers } from './bot/index.ts'
import { contentSchema } from './content/faults.ts'
import { housePack } from './content/house.ts'
import { openDecisions, paces } from './decisions.ts'
import { defaults } from './defaults.ts'
import { events } from './events/index.ts'
import { evolve } from './evolve/index.ts'
import { imagine } from './imagine.ts'
import { moves } from './moves.ts'
import { checkTable, choiceSchema, optionSamples, optionsSchema } from './options.ts'
import { presets } from './presets.ts'
import { covers } from './read/market.ts'
import { refusals } from './refusals.ts'
import { listedOrder, rules } from './rules/index.ts'
import { leave } from './rules/leave.ts'
import { proceed } from './rules/proceed.ts'
import { setup } from './rules/setup.ts'
import { sense } from './sense/index.ts'
import { initial, viewSchema } from './state.ts'
import { suggest } from './suggest.ts'
import { text } from './text/index.ts'
import { throwsOf } from './throws.ts'
import type { Superclub } from './types.ts'
import { outcome, viewFor } from './view.ts'
import { words } from './words/index.ts'

export const superclub = defineRuleset<Superclub>({
  id: 'superclub',
  version: 1,
  title: 'Superclub',
  about: { line: 'Draft, bid, train, pick your line-up. First to 100 points wins.', lasts: '3 h' },
  seats: { min: 2, max: 6 },
  options: optionsSchema,
  optionSamples,
  presets,
  choice: choiceSchema,
  content: contentSchema,
  packs: [housePack],
  moves,
  events,
  view: viewSchema,
  refusals,
  checkTable,
  unbounded: ({ options }) => options.maxSeasons === null || options.maxTradeOffers === null,
  initial,
  setup,
  covers,
  decide: decided<Superclub>(rules),
  paces,
  defaults,
  proceed,
  resign: leave,
  evolve,
  openDecisions,
  legalMoves: legal<Superclub>(rules, listedOrder),
  suggest,
  viewFor,
  outcome,
  imagine,
  text,
  words,
  beats,
  throwsOf,
  bot,
  considers,
  sense,
})
