import { accountReasons } from '../../shapes/people.ts'
import { voided } from '../../shapes/ratings.ts'
import { act } from '../act.ts'
import { foreseeVoid, voidRating } from '../void-ratings.ts'

export const ratingActs = {
  voidRating: act({
    name: 'rating.void',
    at: 'POST games/{game}/void',
    says: 'Let a rated game count for nothing',
    notes:
      'What was rated after it is rated again without it, and it stays so when ratings are made ' +
      'anew. A dry run tells who gains and who loses how much.',
    bucket: 'games',
    right: 'operator',
    of: 'game',
    reason: accountReasons,
    confirm: 'last-8',
    answer: voided,
    errors: ['not-rated', 'busy'],
    preview: ({ context }, { id }) => foreseeVoid(context, id),
    perform: ({ context }, { id }, warrant) => voidRating(context, warrant, id),
  }),
}
