import { adminOperation } from '../../core/admin-operation.ts'
import { backupInput, configShown, health } from '../../monitoring/health-schema.ts'
import { healthOf } from '../health.ts'

export const healthOperations = {
  health: adminOperation({
    name: 'health.show',
    at: 'GET health',
    summary: 'Get the health of the service',
    description:
      'Returns the versions, nodes, database state, game counts, delays and problems. Games ' +
      'are counted once a minute; nodes report their state every few seconds.',
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
    summary: 'Get the configuration of this node and the source of each setting',
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
    summary: 'Record a backup or a verified restore',
    description:
      'Call this operation from your backup script. `GET health` shows the last recorded backup ' +
      'and warns after two days without a backup. The operation only writes an audit entry.',
    rateLimit: 'games',
    right: 'operator',
    effect: null,
    input: backupInput,
    errors: [],
    execute: async (_context, _asked, capability) => capability.use(),
  }),
}
