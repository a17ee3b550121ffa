import { pack } from './ids.ts'

const square = { type: 'string' }
const step = {
  type: 'object',
  properties: { type: { const: 'move-youth' }, counter: { type: 'string' }, to: square },
  required: ['type', 'counter', 'to'],
  additionalProperties: false,
}
const moved = {
  type: 'object',
  properties: { type: { const: 'youth.moved' }, seat: { type: 'integer' }, to: square },
  required: ['type', 'seat', 'to'],
}

export const rulesetExample = {
  id: 'goalscorer',
  version: 1,
  title: 'Goalscorer',
  seats: { min: 2, max: 2 },
  packs: [{ name: 'house', hash: pack, title: 'The house pack' }],
  options: { type: 'object', properties: {} },
  choice: { type: 'object', properties: {} },
  moves: { 'move-youth': step },
  events: { 'youth.moved': { schema: moved, seenBy: 'everyone' } },
  view: { type: 'object' },
  refusals: { 'square-occupied': 'GS-17' },
  facts: { hiddenInformation: true, decisionKinds: ['youth-move'], saves: [] },
}

export const markdownExample = '# Goalscorer\n\n| GS-1 | Two teams play on a pitch of squares. |\n'
export const packExample = { hash: pack, content: { formations: {} } }
