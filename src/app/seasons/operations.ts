import type { OptionalCaller } from '../core/caller.ts'
import { operation, type StreamRequest, streamOperation } from '../core/operation.ts'
import { seasonBundle } from './bundle.ts'
import { nextFixture as next } from './next-fixture.ts'
import {
  enterSeasonInput,
  fixture,
  season,
  seasonGamePage,
  seasonGamesInput,
  seasonPage,
  seasonsInput,
  standings,
} from './schema.ts'
import {
  enterSeason as enter,
  listSeasons as list,
  listSeasonGames as listGames,
  requireSeason,
  seasonShown,
  showStandings as show,
  withdrawFromSeason as withdraw,
} from './seasons.ts'

export const listSeasons = operation({
  summary: 'List sealed seasons',
  description: 'Returns seasons, newest first.',
  rateLimit: 'reads',
  scope: 'none',
  input: seasonsInput,
  answer: seasonPage,
  errors: ['invalid-cursor', 'busy'],
  run: (context, { input }) => list(context, input),
})

export const showSeason = operation({
  summary: 'Get a sealed season',
  rateLimit: 'reads',
  scope: 'none',
  subject: 'season',
  answer: season,
  errors: ['season-unknown'],
  run: async (context, { id }) =>
    seasonShown(await requireSeason(context, id), context.ports.clock.now()),
})

export const enterSeason = operation({
  summary: 'Enter a sealed season',
  description:
    'You may declare the model and program that play for you. Everyone can see your declaration.',
  rateLimit: 'games',
  scope: 'play',
  effect: 'changes',
  subject: 'season',
  input: enterSeasonInput,
  answer: season,
  errors: ['season-unknown', 'season-closed', 'already-entered'],
  run: (context, { caller, id, input }) => enter(context, caller, id, input),
})

export const withdrawFromSeason = operation({
  summary: 'Withdraw from a sealed season',
  description: 'You get no further deals and no rank, and you cannot enter this season again.',
  rateLimit: 'games',
  scope: 'play',
  effect: 'changes',
  subject: 'season',
  errors: ['season-unknown', 'season-closed', 'not-entered'],
  run: (context, { caller, id }) => withdraw(context, caller, id),
})

export const nextFixture = operation({
  summary: 'Get your next game of a sealed season',
  description:
    'Returns your unfinished game, or starts your next deal. Each deal is played once; a deal ' +
    'that you do not finish is lost. Play a deal like any other game.',
  rateLimit: 'games',
  scope: 'play',
  effect: 'starts',
  subject: 'season',
  answer: fixture,
  errors: ['season-unknown', 'season-closed', 'not-entered', 'no-fixture-left'],
  run: (context, { caller, id }) => next(context, caller, id),
})

export const showStandings = operation({
  summary: 'Get the standings of a sealed season',
  description:
    "Lists the entrants. After the reveal, also returns the entrants' ranks, win shares and " +
    "differences, with 95 % confidence intervals (Student's t). Entrants share a rank if the " +
    'difference between them is not significant.',
  rateLimit: 'reads',
  scope: 'none',
  subject: 'season',
  answer: standings,
  errors: ['season-unknown', 'busy'],
  run: (context, { id }) => show(context, id),
})

export const listSeasonGames = operation({
  summary: 'List the games of a revealed season',
  description: 'Returns the games sorted by deal.',
  rateLimit: 'reads',
  scope: 'none',
  subject: 'season',
  input: seasonGamesInput,
  answer: seasonGamePage,
  errors: ['season-unknown', 'season-sealed', 'invalid-cursor', 'busy'],
  run: (context, { id, input }) => listGames(context, id, input),
})

export const exportSeason = streamOperation({
  summary: 'Export a revealed season as a file',
  description:
    'The first line contains the seed, entries, fixtures and standings. The other lines export ' +
    'all finished games (`touchline-export`). `npm run verify -- FILE --season` recomputes all ' +
    'results.',
  rateLimit: 'games',
  scope: 'none',
  errors: ['season-unknown', 'season-sealed', 'busy'],
  open: (context, { id }: StreamRequest<OptionalCaller, null>) => seasonBundle(context, id),
})
