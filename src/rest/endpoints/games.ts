import { page } from '../../service/shapes/common.ts'
import {
  created,
  createGameInput,
  gameSummary,
  listGamesInput,
  observation,
  observeInput,
} from '../../service/shapes/games.ts'
import { createdExample, observationExample, summaryExample } from '../document/examples/games.ts'
import { type Endpoint, endpoint, json } from '../endpoint.ts'
import { nextLink } from '../wire/pages.ts'

export const gameEndpoints: readonly Endpoint[] = [
  endpoint({
    operation: 'createGame',
    method: 'POST',
    path: '/v1/games',
    tag: 'Games',
    summary: 'Create a game, or go on from a save',
    description:
      'The seats in their order: `me`, `open` to whoever joins, `bot`, or kept for an `account`. ' +
      'A game without open seats starts by itself. The commitment is the SHA-256 of the seed ' +
      'from which all luck of the game follows; the seed is shown when the game has ended.',
    bucket: 'games',
    keyed: true,
    body: createGameInput,
    bodyExample: { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind: 'bot' }] },
    answers: {
      201: json('The game', created, createdExample, { location: 'Where the game is' }),
    },
    errors: [
      'scope-missing',
      'ruleset-unknown',
      'pack-unknown',
      'account-unknown',
      'already-seated',
      'seats-differ',
      'too-many-games',
      'idempotency-mismatch',
    ],
    judged: true,
    limits: { body: 'save' },
    async handle({ services, caller, body, key }) {
      const { answer, replayed } = await services.games.create(caller, body, { key })
      return { body: answer, replayed, headers: { location: `/v1/games/${answer.id}` } }
    },
  }),

  endpoint({
    operation: 'listGames',
    method: 'GET',
    path: '/v1/games',
    tag: 'Games',
    summary: 'The lobby, and my own games',
    description: 'Newest first, page by page: hand in `next` as `after` until it is null.',
    bucket: 'reads',
    query: listGamesInput,
    answers: {
      200: json(
        'One page',
        page(gameSummary),
        { items: [summaryExample], next: null },
        { link: 'The next page, where there is one' },
      ),
    },
    errors: ['scope-missing', 'invalid-cursor'],
    async handle({ services, caller, query, request }) {
      const body = await services.games.list(caller, query)
      return { body, headers: nextLink(request, body.next) }
    },
  }),

  endpoint({
    operation: 'observeGame',
    method: 'GET',
    path: '/v1/games/{game}',
    tag: 'Games',
    summary: 'What I may see of a game',
    description:
      'Status, seats, my view, my open decisions and, where I may know of them, those of others. ' +
      '`at` shows it as it was at an earlier version, `text` adds the view as text.',
    bucket: 'reads',
    query: observeInput,
    answers: { 200: json('The game as the caller may see it', observation, observationExample) },
    errors: ['scope-missing', 'game-unknown', 'invalid-version'],
    handle: async ({ services, caller, path, query }) => ({
      body: await services.games.observe(caller, path.game, query),
    }),
  }),
]
