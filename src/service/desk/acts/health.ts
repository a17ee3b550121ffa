import { z } from 'zod'
import { configShown, feed, health, nodeShown } from '../../shapes/health.ts'
import { act } from '../act.ts'
import { feedOf, healthOf, nodesSeen } from '../health.ts'

export const healthActs = {
  health: act({
    name: 'health.show',
    at: 'GET health',
    says: 'How the service is: versions, nodes, database, games, what is late and what is wrong',
    notes: 'Games are counted once a minute. Nodes say how they are every few seconds.',
    bucket: 'reads',
    right: 'support',
    audit: 'daily',
    answer: health,
    errors: ['busy'],
    perform: (desk, _asked, warrant) => healthOf(desk, warrant),
  }),

  nodes: act({
    name: 'node.list',
    at: 'GET nodes',
    says: 'Nodes that were seen in the last minute, and what they said of themselves',
    bucket: 'reads',
    right: 'support',
    audit: 'daily',
    answer: z.array(nodeShown),
    errors: ['busy'],
    perform: async (desk, _asked, warrant) => {
      warrant.serve()
      return nodesSeen(desk)
    },
  }),

  feed: act({
    name: 'game.feed',
    at: 'GET feed',
    says: 'What has just happened to games, at all nodes: starts, moves, refusals and ends',
    notes: 'Codes and ids, and nothing of what was played. Nodes say it every few seconds.',
    bucket: 'reads',
    right: 'support',
    audit: 'daily',
    answer: feed,
    errors: ['busy'],
    perform: (desk, _asked, warrant) => feedOf(desk, warrant),
  }),

  config: act({
    name: 'config.show',
    at: 'GET config',
    says: 'The configuration in force at the node that answers, and where it comes from',
    notes: 'Secrets are named and not shown.',
    bucket: 'reads',
    right: 'support',
    audit: 'daily',
    answer: configShown,
    errors: [],
    perform: async ({ house }, _asked, warrant) => {
      warrant.serve()
      return { variables: [...house.variables] }
    },
  }),
}
