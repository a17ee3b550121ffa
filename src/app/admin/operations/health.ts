import { z } from 'zod'
import { adminOperation } from '../../core/admin-operation.ts'
import { configShown, feed, health, nodeShown } from '../../monitoring/health-schema.ts'
import { feedOf, healthOf, nodesSeen } from '../health.ts'

export const healthOperations = {
  health: adminOperation({
    name: 'health.show',
    at: 'GET health',
    summary: 'How the service is: versions, nodes, database, games, what is late and what is wrong',
    description: 'Games are counted once a minute. Nodes say how they are every few seconds.',
    bucket: 'reads',
    right: 'support',
    audit: 'daily',
    answer: health,
    errors: ['busy'],
    perform: (context, _asked, warrant) => healthOf(context, warrant),
  }),

  nodes: adminOperation({
    name: 'node.list',
    at: 'GET nodes',
    summary: 'Nodes that were seen in the last minute, and what they said of themselves',
    bucket: 'reads',
    right: 'support',
    audit: 'daily',
    answer: z.array(nodeShown),
    errors: ['busy'],
    perform: async (context, _asked, warrant) => {
      warrant.use()
      return nodesSeen(context)
    },
  }),

  feed: adminOperation({
    name: 'game.feed',
    at: 'GET feed',
    summary: 'What has just happened to games, at all nodes: starts, moves, refusals and ends',
    description: 'Codes and ids, and nothing of what was played. Nodes say it every few seconds.',
    bucket: 'reads',
    right: 'support',
    audit: 'daily',
    answer: feed,
    errors: ['busy'],
    perform: (context, _asked, warrant) => feedOf(context, warrant),
  }),

  config: adminOperation({
    name: 'config.show',
    at: 'GET config',
    summary: 'The configuration in force at the node that answers, and where it comes from',
    description: 'Secrets are named and not shown.',
    bucket: 'reads',
    right: 'support',
    audit: 'daily',
    answer: configShown,
    errors: [],
    perform: async ({ nodeInfo: house }, _asked, warrant) => {
      warrant.use()
      return { variables: [...house.variables] }
    },
  }),
}
