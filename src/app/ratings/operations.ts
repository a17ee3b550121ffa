import { operation } from '../core/operation.ts'
import { page } from '../core/schema.ts'
import { accountRatings, leaderboardEntry, listRatingsInput } from './schema.ts'
import { listRatings as list, showRatings as show } from './show-ratings.ts'

export const listRatings = operation({
  summary: 'The best players of a ruleset',
  description:
    'By what their rated games have shown, the best first, page by page: hand in `next` as ' +
    '`after` until it is null. Whoever has played fewer than ten is not among them.',
  rateLimit: 'reads',
  scope: 'sight',
  input: listRatingsInput,
  answer: page(leaderboardEntry),
  errors: ['ruleset-unknown', 'invalid-cursor', 'busy'],
  run: (context, { caller, input }) => list(context, caller, input),
})

export const showRatings = operation({
  summary: 'What an account is worth, and how it came to that',
  description:
    'A rating each for games of two seats and of more, ruleset by ruleset, with what came of the ' +
    'last games. A game is rated within seconds of its end.',
  rateLimit: 'reads',
  scope: 'sight',
  subject: 'account',
  answer: accountRatings,
  errors: ['account-unknown', 'busy'],
  run: (context, { caller, id }) => show(context, caller, id),
})
