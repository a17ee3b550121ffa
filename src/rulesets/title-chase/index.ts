import { at, defineRuleset } from '../../kernel/define.ts'
import { bot } from './bot.ts'
import { house } from './content/house.ts'
import { contentSchema, contentWarnings } from './content/schema.ts'
import { resign, setup, turnMoves } from './decide/answers.ts'
import { beforeMatchMoves } from './decide/before-match.ts'
import { defaults, legalMoves, openDecisions } from './decisions.ts'
import { events } from './events.ts'
import { bareTable, evolve } from './evolve.ts'
import { imagine } from './imagine.ts'
import { moves } from './moves.ts'
import { checkTable, choiceSchema, type Options, optionsSchema } from './options.ts'
import { refusals } from './refusals.ts'

import { saves } from './saves/saves.ts'
import { text } from './text.ts'
import type { TitleChase } from './types.ts'
import { outcome, viewFor, viewSchema } from './view.ts'

/** Sixteen names of somebody's own. */
const sampleLeague: Options['league'] = {
  source: 'custom',
  teams: [...'ABCDEFGHIJKL'].map((letter) => `Team ${letter}`),
  cupExtras: [...'MNOP'].map((letter) => `Team ${letter}`),
}

export const titleChase = defineRuleset<TitleChase>({
  id: 'title-chase',
  version: 1,
  title: 'Title Chase',
  seats: { min: 2, max: 12 },
  /** A pack without money, rolled automatically: ten seasons in which nobody is ever asked. */
  eventsPerCommitMax: 200_000,

  options: optionsSchema,
  optionSamples: {
    version: ['mini', 'long'],
    league: [null, sampleLeague],
    fixtures: ['generated', 'prepared', { rounds: at(house.preparedFixtures, 0).rounds }],
    teamAssignment: ['choose', 'random', 'preset'],
    starsLostOnDefeat: ['played', 'owned'],
    suspensionInCup: [true, false],
    miniTable: ['played-matches', 'managed-only'],
    replayDecisions: ['full', 'keep'],
    maxReplays: [20, 1],
    seasons: [1, 2],
    betweenSeasons: ['scratch', 'carry'],
    teamsBetweenSeasons: ['keep', 'reselect'],
    autoSkip: [true, false],
    autoRoll: [true, false],
  },
  choice: choiceSchema,
  content: contentSchema,
  packs: [house],
  contentWarnings,
  moves,
  events,
  view: viewSchema,
  refusals,

  checkTable,
  initial: ({ seats }) => bareTable(seats),
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
