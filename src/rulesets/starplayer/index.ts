import { defineRuleset } from '../../kernel/define.ts'
import { bot } from './bot/bot.ts'
import { house } from './content/house.ts'
import { contentSchema } from './content/schema.ts'
import { legalMoves, openDecisions } from './decisions.ts'
import { defaults } from './defaults.ts'
import { events } from './events.ts'
import { evolve } from './evolve.ts'
import { imagine } from './imagine.ts'
import { moves } from './moves.ts'
import { checkTable, choiceSchema, optionSamples, optionsSchema } from './options.ts'
import { must, refusals } from './refusals.ts'
import { claim } from './rules/claim.ts'
import { debt } from './rules/debt.ts'
import { leave } from './rules/leave.ts'
import { match } from './rules/match.ts'
import { proceed } from './rules/proceed.ts'
import { purchase } from './rules/purchase.ts'
import { setup } from './rules/setup.ts'
import { turn } from './rules/turn.ts'
import { window } from './rules/window.ts'
import { initial, viewSchema } from './state.ts'
import { suggest } from './suggest.ts'
import { text } from './text.ts'
import type { Starplayer } from './types.ts'
import { outcome, viewFor } from './view.ts'

export const starplayer = defineRuleset<Starplayer>({
  id: 'starplayer',
  version: 1,
  title: 'Starplayer',
  seats: { min: 2, max: 4 },

  options: optionsSchema,
  optionSamples,
  choice: choiceSchema,
  content: contentSchema,
  packs: [house],
  moves,
  events,
  view: viewSchema,
  refusals,

  checkTable,
  unbounded: ({ options }) => options.maxTurns === null,
  initial,
  setup,
  decide: { ...turn, ...purchase, ...match, ...window, ...debt, ...claim },
  defaults,
  resign(play, seat) {
    must(play.state.clubs[seat]?.status === 'in', 'seat-out', { seat })
    leave(play, seat, 'resigned')
  },
  proceed,
  evolve,

  openDecisions,
  legalMoves,
  suggest,
  viewFor,
  outcome,
  imagine,
  text,
  bot,
})
