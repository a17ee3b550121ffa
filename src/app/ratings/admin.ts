import { adminOperation } from '../core/admin-operation.ts'
import { voidReasons } from '../core/admin-schema.ts'
import { voided } from './schema.ts'
import { previewVoid, voidRating } from './void-ratings.ts'

export const ratingOperations = {
  voidRating: adminOperation({
    name: 'rating.void',
    at: 'POST games/{game}/void',
    summary: 'Void a rated game',
    description:
      'Later games are rated again as if the void game did not exist. The game stays void when ' +
      "ratings are rebuilt. A dry run shows each player's new rating.",
    rateLimit: 'games',
    right: 'operator',
    subject: 'game',
    reason: voidReasons,
    confirm: 'last-8',
    answer: voided,
    errors: ['not-rated', 'busy'],
    preview: (context, { id }) => previewVoid(context, id),
    execute: (context, { id }, capability) => voidRating(context, capability, id),
  }),
}
