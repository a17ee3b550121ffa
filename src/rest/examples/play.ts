import { briefExample } from './games.ts'
import { head, startedAt } from './ids.ts'

const move = { type: 'move-youth', counter: 'h3', to: 'c4' }
export const moveBodyExample = { decisionId: briefExample.id, move }

export const seenMoveExample = {
  version: 5,
  at: startedAt + 2_000,
  event: { type: 'youth.moved', seat: 0, counter: 'h3', from: 'c3', to: 'c4' },
}

export const moveAnswerExample = {
  version: 6,
  head,
  events: [seenMoveExample],
  decisions: [],
  outcome: null,
  replayed: false,
}

export const decisionsExample = {
  version: 4,
  decisions: [
    {
      ...briefExample,
      exact: true,
      count: 1,
      spaces: [
        { type: 'move-youth', exact: true, fields: { counter: { is: 'h3' }, to: { is: 'c4' } } },
      ],
      schema: {
        type: 'object',
        properties: {
          type: { const: 'move-youth' },
          counter: { const: 'h3' },
          to: { const: 'c4' },
        },
        required: ['type', 'counter', 'to'],
        additionalProperties: false,
      },
      examples: [move],
    },
  ],
  others: [],
  awaited: [],
  serverTime: startedAt + 1_500,
}
