import { operation } from '../core/operation.ts'
import { status } from './schema.ts'

export const showStatus = operation({
  summary: 'Get the service status and notices',
  description: 'Returns the service mode, its expected end and current notices.',
  rateLimit: 'reads',
  scope: 'none',
  answer: status,
  errors: [],
  run: async ({ maintenance }) => maintenance.status(),
})
