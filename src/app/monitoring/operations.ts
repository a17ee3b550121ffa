import { operation } from '../core/operation.ts'
import { status } from './schema.ts'

export const showStatus = operation({
  summary: 'How the service goes, and what its operators tell everybody',
  description:
    'Whether games begin here and whether anything can be changed, until when as far as is ' +
    'known, and the notices of now.',
  rateLimit: 'reads',
  scope: 'none',
  answer: status,
  errors: [],
  run: async ({ maintenance }) => maintenance.status(),
})
