import { page } from '../shapes/common.ts'
import { accountRatings, listRatingsInput, ranked } from '../shapes/ratings.ts'
import { operation } from './operation.ts'

export const listRatings = operation({
  says: 'The best players of a ruleset',
  notes:
    'By what their rated games have shown, the best first, page by page: hand in `next` as ' +
    '`after` until it is null. Whoever has played fewer than ten is not among them.',
  bucket: 'reads',
  scope: 'sight',
  input: listRatingsInput,
  answer: page(ranked),
  errors: ['ruleset-unknown', 'invalid-cursor', 'busy'],
  run: ({ ratings }, { caller, input }) => ratings.list(caller, input),
})

export const showRatings = operation({
  says: 'What an account is worth, and how it came to that',
  notes:
    'A rating each for games of two seats and of more, ruleset by ruleset, with what came of the ' +
    'last games. A game is rated within seconds of its end.',
  bucket: 'reads',
  scope: 'sight',
  of: 'account',
  answer: accountRatings,
  errors: ['account-unknown', 'busy'],
  run: ({ ratings }, { caller, id }) => ratings.show(caller, id),
})
