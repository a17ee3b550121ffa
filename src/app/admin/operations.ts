import { preview, previewInput } from '../core/admin-schema.ts'
import { operation } from '../core/operation.ts'

export const previewOperation = operation({
  summary: 'Preview an admin operation',
  description:
    'Returns the expected effect and the confirmation text. The call changes nothing and is not ' +
    'audited. `input` is the input of the operation, as JSON.',
  rateLimit: 'reads',
  scope: 'support',
  input: previewInput,
  answer: preview,
  errors: ['act-unknown', 'game-unknown', 'own-game', 'moved-on'],
  run: (context, { caller, input }) => context.admin.preview(caller, input),
})
