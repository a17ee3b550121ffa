import { operation } from '../core/operation.ts'
import { status } from './schema.ts'

export const showStatus = operation({
  summary: 'Get the service status and notices',
  description:
    'Returns whether new games and changes are allowed, the expected end of a ' +
    'restriction, and current notices.',
  rateLimit: 'reads',
  scope: 'none',
  answer: status,
  errors: [],
  run: async ({ maintenance }) => maintenance.status(),
})
