import { adminOperation } from '../../core/admin-operation.ts'
import { backupInput, configShown, health } from '../../monitoring/health-schema.ts'
import { healthOf } from '../health.ts'

export const healthOperations = {
  health: adminOperation({
    name: 'health.show',
    at: 'GET health',
    summary: 'Get the health of the service',
    description:
      'Versions, nodes, database, game counts, delays and problems. Games are counted once a ' +
      'minute. Nodes report every few seconds.',
    rateLimit: 'reads',
    right: 'support',
    audit: 'daily',
    answer: health,
    errors: ['busy'],
    execute: (context, _asked, capability) => healthOf(context, capability),
  }),

  config: adminOperation({
    name: 'config.show',
    at: 'GET config',
    summary: 'Get the effective configuration of this node and its sources',
    description: 'Secrets are listed without their values.',
    rateLimit: 'reads',
    right: 'support',
    audit: 'daily',
    answer: configShown,
    errors: [],
    execute: async ({ nodeInfo }, _asked, capability) => {
      capability.use()
      return { variables: [...nodeInfo.variables] }
    },
  }),

  recordBackup: adminOperation({
    name: 'backup.record',
    at: 'POST backups',
    summary: 'Record a backup that was made, or a restored copy that was verified',
    description:
      'For the script that makes it. The health of the service shows the last ones and warns ' +
      'after two days without one. The audit entry is the record.',
    rateLimit: 'games',
    right: 'operator',
    effect: null,
    input: backupInput,
    errors: [],
    execute: async (_context, _asked, capability) => capability.use(),
  }),
}
