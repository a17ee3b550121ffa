import { defineRuleset } from '../../kernel/define.ts'
import { decided, legal } from '../../kernel/rule.ts'
import { beats } from './beats.ts'
import { bot } from './bot/bot.ts'
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
import { rules } from './rules/index.ts'
import { resign } from './rules/leave.ts'
import { proceed } from './rules/proceed.ts'
import { startSeason } from './rules/setup.ts'
import { saves } from './saves/saves.ts'
import { initial, viewSchema } from './state.ts'
import { text } from './text.ts'
import { throwsOf } from './throws.ts'
import type { TitleChase } from './types.ts'
import { outcome, viewFor } from './view.ts'
import { words } from './words/index.ts'

export const titleChase = defineRuleset<TitleChase>({
  id: 'title-chase',
  version: 1,
  title: 'Title Chase',
  about: { line: 'Manage a club through the league and the cup.', lasts: '½–2 h' },
  seats: { min: 2, max: 12 },
  /**
   * In the longest possible chain of events, ten seasons are played without any decision, because
   * `autoRoll` is set and the players never have money.
   */
  eventsPerCommitMax: 200_000,

  options: optionsSchema,
  optionSamples,
  presets,
  choice: choiceSchema,
  content: contentSchema,
  packs: [house],
  contentWarnings,
  moves,
  events,
  view: viewSchema,
  refusals,

  checkTable,
  initial,
  setup: startSeason,
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
  saves,
})
