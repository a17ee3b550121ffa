import { allowanceOf } from '../../../app/core/rate-limits.ts'
import {
  enterSeason,
  exportSeason,
  listSeasonGames,
  listSeasons,
  nextFixture,
  showSeason,
  showStandings,
  withdrawFromSeason,
} from '../../../app/seasons/operations.ts'
import { exportExample } from '../document/examples/exchange.ts'
import {
  enterExample,
  fixtureExample,
  seasonExample,
  seasonGamesExample,
  seasonsExample,
  standingsExample,
} from '../document/examples/seasons.ts'
import { type Endpoints, exportFile } from '../endpoint/endpoint.ts'
import { del, endpoint, get, post } from '../endpoint/methods.ts'
import { NDJSON, sendFile } from '../wire/files.ts'

export const seasonEndpoints: Endpoints = {
  listSeasons: get('/v1/seasons', listSeasons, {
    answers: 'A page of seasons',
    example: seasonsExample,
  }),

  showSeason: get('/v1/seasons/{season}', showSeason, {
    answers: 'The season',
    example: seasonExample,
  }),

  enterSeason: post('/v1/seasons/{season}/entries', enterSeason, {
    body: enterExample,
    answers: 'The season',
    example: seasonExample,
  }),

  withdrawFromSeason: del(
    '/v1/seasons/{season}/entries',
    withdrawFromSeason,
    'You have withdrawn from the season',
  ),

  nextFixture: post('/v1/seasons/{season}/fixtures', nextFixture, {
    answers: 'Your game',
    example: fixtureExample,
  }),

  showStandings: get('/v1/seasons/{season}/standings', showStandings, {
    answers: 'The standings',
    example: standingsExample,
  }),

  listSeasonGames: get('/v1/seasons/{season}/games', listSeasonGames, {
    answers: 'A page of games',
    example: seasonGamesExample,
  }),

  exportSeason: endpoint('GET', '/v1/seasons/{season}/export', exportSeason, {
    answers: { 200: exportFile(exportExample) },
    errors: ['too-many-streams'],
    handle: ({ service, streams, caller, path, request, reply }) =>
      streams.counted('exports', allowanceOf(caller, request.ip), () =>
        sendFile(
          reply,
          service.open(exportSeason, { caller, id: path.season, input: null }),
          NDJSON,
        ),
      ),
  }),
}
