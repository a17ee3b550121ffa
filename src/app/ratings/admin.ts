import { adminOperation } from '../core/admin-operation.ts'
import { accountReasons } from '../core/admin-schema.ts'
import { voided } from './schema.ts'
import { previewVoid, voidRating } from './void-ratings.ts'

export const ratingOperations = {
  voidRating: adminOperation({
    name: 'rating.void',
    at: 'POST games/{game}/void',
    summary: 'Let a rated game count for nothing',
    description:
      'What was rated after it is rated again without it, and it stays so when ratings are made ' +
      'anew. A dry run tells who gains and who loses how much.',
    rateLimit: 'games',
    right: 'operator',
    subject: 'game',
    reason: accountReasons,
    confirm: 'last-8',
    answer: voided,
    errors: ['not-rated', 'busy'],
    preview: (context, { id }) => previewVoid(context, id),
    execute: (context, { id }, warrant) => voidRating(context, warrant, id),
  }),
}
