import type {
  DecisionsAnswer,
  MoveAnswer,
  MoveInput,
  SeenEvent,
} from '../../../service/shapes/games.ts'
import { briefExample } from './games.ts'
import { head, startedAt } from './ids.ts'

const move = { type: 'move-youth', counter: 'home-y7', to: 'f4' }
export const moveBodyExample: Pick<MoveInput, 'decisionId' | 'move'> = {
  decisionId: briefExample.id,
  move,
}

export const eventExample = {
  type: 'youth.moved',
  seat: 0,
  counter: 'home-y7',
  from: 'e3',
  to: 'f4',
}
export const seenMoveExample: SeenEvent = {
  version: 5,
  at: startedAt + 2_000,
  event: eventExample,
}

export const moveAnswerExample: MoveAnswer = {
  version: 5,
  head,
  events: [seenMoveExample],
  decisions: [
    { ...briefExample, id: '5-0-0', kind: 'first-teamer-move', moves: ['move-first-teamer'] },
  ],
  outcome: null,
}

export const decisionsExample: DecisionsAnswer = {
  version: 4,
  decisions: [
    {
      ...briefExample,
      exact: true,
      count: 2,
      spaces: [
        {
          type: 'move-youth',
          exact: true,
          fields: { counter: { is: 'home-y7' }, to: { oneOf: ['d4', 'f4'] } },
        },
      ],
      schema: {
        type: 'object',
        properties: {
          type: { const: 'move-youth' },
          counter: { const: 'home-y7' },
          to: { enum: ['d4', 'f4'] },
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

/** No example of ours: a save is the document of its ruleset. */
export const saveExample = { format: 'as-the-ruleset-has-it', formatVersion: 1 }
