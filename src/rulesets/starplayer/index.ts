import { defineRuleset } from '../../kernel/define.ts'
import { bot } from './bot/bot.ts'
import { house } from './content/house.ts'
import { contentSchema } from './content/schema.ts'
import { claim } from './decide/claim.ts'
import { debt } from './decide/debt.ts'
import { match } from './decide/match.ts'
import { purchase } from './decide/purchase.ts'
import { checkTable, initial, setup } from './decide/setup.ts'
import { turn } from './decide/turn.ts'
import { window } from './decide/window.ts'
import { defaults, legalMoves, openDecisions } from './decisions.ts'
import { events } from './events.ts'
import { evolve } from './evolve.ts'
import { leave } from './flow/leaving.ts'
import { proceed } from './flow/proceed.ts'
import { imagine } from './imagine.ts'
import { moves } from './moves.ts'
import { choiceSchema, optionSamples, optionsSchema } from './options.ts'
import { must, refusals } from './refusals.ts'
import { suggest } from './suggest.ts'
import { text } from './text.ts'
import type { Starplayer } from './types.ts'
import { outcome, viewFor, viewSchema } from './view.ts'

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
