import { listRatings, showRatings } from '../../../app/ratings/operations.ts'
import { accountRatingsExample, rankedExample } from '../document/examples/ratings.ts'
import type { Endpoints } from '../endpoint/endpoint.ts'
import { get } from '../endpoint/methods.ts'

export const ratingEndpoints: Endpoints = {
  listRatings: get('/v1/ratings', listRatings, {
    answers: 'One page of the list',
    example: { items: [rankedExample], next: null },
  }),

  showRatings: get('/v1/accounts/{account}/ratings', showRatings, {
    answers: 'The ratings of the account',
    example: accountRatingsExample,
  }),
}
