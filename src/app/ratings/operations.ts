import { operation } from '../core/operation.ts'
import { page } from '../core/schema.ts'
import { accountRatings, leaderboardEntry, listRatingsInput } from './schema.ts'
import { listRatings as list, showRatings as show } from './show-ratings.ts'

export const listRatings = operation({
  summary: "List a ruleset's top players",
  description:
    'Returns the best players first. Players with fewer than ten rated games are not listed.',
  rateLimit: 'reads',
  scope: 'sight',
  input: listRatingsInput,
  answer: page(leaderboardEntry),
  errors: ['ruleset-unknown', 'invalid-cursor', 'busy'],
  run: (context, { caller, input }) => list(context, caller, input),
})

export const showRatings = operation({
  summary: 'Get the ratings of an account',
  description:
    'Returns the ratings per ruleset, separately for two-player and larger games, with the ' +
    'latest results. A game is rated within seconds of its end.',
  rateLimit: 'reads',
  scope: 'sight',
  subject: 'account',
  answer: accountRatings,
  errors: ['account-unknown', 'busy'],
  run: (context, { caller, id }) => show(context, caller, id),
})
