import { defineRuleset } from '../../kernel/define.ts'
import { bot } from './bot.ts'
import { contentSchema, contentWarnings } from './content/faults.ts'
import { house } from './content/house.ts'
import { legalMoves, openDecisions } from './decisions.ts'
import { defaults } from './defaults.ts'
import { events } from './events.ts'
import { evolve } from './evolve.ts'
import { imagine } from './imagine.ts'
import { moves } from './moves.ts'
import { checkTable, choiceSchema, optionSamples, optionsSchema } from './options.ts'
import { refusals } from './refusals.ts'
import { resign, setup, turnMoves } from './rules/answers.ts'
import { beforeMatchMoves } from './rules/before-match.ts'
import { saves } from './saves/saves.ts'
import { initial, viewSchema } from './state.ts'
import { text } from './text.ts'
import type { TitleChase } from './types.ts'
import { outcome, viewFor } from './view.ts'

export const titleChase = defineRuleset<TitleChase>({
  id: 'title-chase',
  version: 1,
  title: 'Title Chase',
  seats: { min: 2, max: 12 },
  /** A pack without money, rolled automatically: ten seasons in which nobody is ever asked. */
  eventsPerCommitMax: 200_000,

  options: optionsSchema,
  optionSamples,
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
  setup,
  decide: { ...turnMoves, ...beforeMatchMoves },
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
  saves,
})
