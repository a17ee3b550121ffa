import { preview, previewInput } from '../core/admin-schema.ts'
import { operation } from '../core/operation.ts'

export const previewOperation = operation({
  summary: 'What would come of an act, and what has to be typed for it',
  description: 'Nothing is done, nor written down. The input is that of the act, as JSON.',
  rateLimit: 'reads',
  scope: 'support',
  input: previewInput,
  answer: preview,
  errors: ['act-unknown', 'game-unknown', 'own-game', 'moved-on'],
  run: (context, { caller, input }) => context.admin.preview(caller, input),
})
