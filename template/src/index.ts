import { decided, defineRuleset, legal, noChoice } from 'touchline/kernel'
import { beats } from './beats.ts'
import { bot } from './bot.ts'
import { contentSchema } from './content/faults.ts'
import { housePack } from './content/house.ts'
import { upcastContent } from './content/upcast.ts'
import { openDecisions, paces } from './decisions.ts'
import { defaults } from './defaults.ts'
import { events } from './events.ts'
import { evolve } from './evolve.ts'
import { imagine } from './imagine.ts'
import { moves } from './moves.ts'
import { checkTable, optionSamples, optionsSchema } from './options.ts'
import { refusals } from './refusals.ts'
import { rules } from './rules/index.ts'
import { resign } from './rules/leave.ts'
import { proceed } from './rules/proceed.ts'
import { setup } from './rules/setup.ts'
import { initial, viewSchema } from './state.ts'
import { text } from './text.ts'
import type { SpotKick } from './types.ts'
import { upcast } from './upcast.ts'
import { outcome, viewFor } from './view.ts'
import { words } from './words.ts'

export const spotKick = defineRuleset<SpotKick>({
  id: 'spot-kick',
  version: 2,
  title: 'Spot Kick',
  about: { line: 'Hide a shot, guess a corner, roll one die.', lasts: '5 min' },
  seats: { min: 2, max: 4 },

  options: optionsSchema,
  optionSamples,
  choice: noChoice,
  content: contentSchema,
  packs: [housePack],
  moves,
  events,
  view: viewSchema,
  refusals,

  upcastContent,
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
  text,
  bot,
  upcast,
})

export default spotKick
