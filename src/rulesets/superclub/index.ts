import { defineRuleset } from '../../kernel/define.ts'
import { bot } from './bot/index.ts'
import { housePack } from './content/house.ts'
import { contentSchema } from './content/schema.ts'
import { auctionMoves } from './decide/auction.ts'
import { deadlineMoves } from './decide/deadline.ts'
import { draftMoves, setUp } from './decide/draft.ts'
import { superCupMoves } from './decide/finals.ts'
import { gameChangerMoves } from './decide/game-changers.ts'
import { investMoves } from './decide/invest.ts'
import { lineUpMoves } from './decide/line-ups.ts'
import { marketMoves } from './decide/market.ts'
import { proceed, resign } from './decide/proceed.ts'
import { scoutingMoves } from './decide/scouting.ts'
import { trainingMoves } from './decide/training.ts'
import { unhappyMoves } from './decide/unhappy.ts'
import { weaponMoves } from './decide/weapons.ts'
import { openDecisions } from './decisions.ts'
import { defaults } from './defaults.ts'
import { events } from './events.ts'
import { evolve } from './evolve.ts'
import { imagine } from './imagine.ts'
import { checkTable, initial } from './initial.ts'
import { legalMoves } from './legal.ts'
import { moves } from './moves.ts'
import { choiceSchema, optionSamples, optionsSchema } from './options.ts'
import { refusals } from './refusals.ts'
import { suggest } from './suggest.ts'
import type { Superclub } from './superclub.ts'
import { text } from './text.ts'
import { viewSchema } from './types.ts'
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
