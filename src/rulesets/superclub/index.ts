import { defineRuleset } from '../../kernel/define.ts'
import { bot } from './bot/index.ts'
import { housePack } from './content/house.ts'
import { contentSchema } from './content/schema.ts'
import { openDecisions } from './decisions.ts'
import { defaults } from './defaults.ts'
import { events } from './events/index.ts'
import { evolve } from './evolve/index.ts'
import { imagine } from './imagine.ts'
import { checkTable, initial } from './initial.ts'
import { legalMoves } from './legal.ts'
import { moves } from './moves.ts'
import { choiceSchema, optionSamples, optionsSchema } from './options.ts'
import { refusals } from './refusals.ts'
import { auctionMoves } from './rules/auction.ts'
import { deadlineMoves } from './rules/deadline.ts'
import { draftMoves, setUp } from './rules/draft.ts'
import { superCupMoves } from './rules/finals.ts'
import { gameChangerMoves } from './rules/game-changers.ts'
import { investMoves } from './rules/invest.ts'
import { lineUpMoves } from './rules/line-ups.ts'
import { marketMoves } from './rules/market.ts'
import { proceed, resign } from './rules/proceed.ts'
import { scoutingMoves } from './rules/scouting.ts'
import { trainingMoves } from './rules/training.ts'
import { unhappyMoves } from './rules/unhappy.ts'
import { weaponMoves } from './rules/weapons.ts'
import { viewSchema } from './state.ts'
import { suggest } from './suggest.ts'
import { text } from './text/index.ts'
import type { Superclub } from './types.ts'
import { outcome, viewFor } from './view.ts'

/** Superclub: draft, train, scout, buy and invest, then win matches fought in three thirds. */
export const superclub = defineRuleset<Superclub>({
  id: 'superclub',
  version: 1,
  title: 'Superclub',
  seats: { min: 2, max: 6 },

  options: optionsSchema,
  optionSamples,
  choice: choiceSchema,
  content: contentSchema,
  packs: [housePack],
  moves,
  events,
  view: viewSchema,
  refusals,

  checkTable,
  initial,
  setup: setUp,
  decide: {
    ...draftMoves,
    ...trainingMoves,
    ...scoutingMoves,
    ...investMoves,
    ...deadlineMoves,
    ...auctionMoves,
    ...marketMoves,
    ...unhappyMoves,
    ...lineUpMoves,
    ...weaponMoves,
    ...gameChangerMoves,
    ...superCupMoves,
  },
  defaults,
  proceed,
  resign,
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
