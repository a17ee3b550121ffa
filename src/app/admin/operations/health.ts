import { adminOperation } from '../../core/admin-operation.ts'
import { configShown, health } from '../../monitoring/health-schema.ts'
import { healthOf } from '../health.ts'

export const healthOperations = {
  health: adminOperation({
    name: 'health.show',
    at: 'GET health',
    summary: 'How the service is: versions, nodes, database, games, what is late and what is wrong',
    description: 'Games are counted once a minute. Nodes say how they are every few seconds.',
    rateLimit: 'reads',
    right: 'support',
    audit: 'daily',
    answer: health,
    errors: ['busy'],
    execute: (context, _asked, warrant) => healthOf(context, warrant),
  }),

  config: adminOperation({
    name: 'config.show',
    at: 'GET config',
    summary: 'The configuration in force at the node that answers, and where it comes from',
    description: 'Secrets are named and not shown.',
    rateLimit: 'reads',
    right: 'support',
    audit: 'daily',
    answer: configShown,
    errors: [],
    execute: async ({ nodeInfo: house }, _asked, warrant) => {
      warrant.use()
      return { variables: [...house.variables] }
    },
  }),
}
