import type { FullPack, RulesetShown } from '../../../../app/packs/ruleset-schema.ts'
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

export const rulesetExample: RulesetShown = {
  id: 'goalscorer',
  version: 1,
  title: 'Goalscorer',
  line: 'Hidden counters on a pitch. Bring your Star Player to the Goal Line.',
  lasts: '20 min',
  seats: { min: 2, max: 2 },
  packs: [
    { name: 'goalscorer-house', hash: pack, title: 'Goalscorer', version: '1', warnings: [] },
  ],
  levels: [
    { id: 'steady', title: 'Steady', nominalMs: 0, default: true, seats: [2] },
    { id: 'sharp', title: 'Sharp', nominalMs: 100, default: false, seats: [2] },
  ],
  package: null,
  information: 'hidden',
  decisionKinds: ['youth-move'],
  saves: [],
  options: { type: 'object', properties: {} },
  presets: [
    {
      id: 'long-pitch',
      name: 'Long pitch',
      says: 'Fourteen rows, thirty turns a side',
      options: { rows: 14, turnLimit: 30 },
      minutes: [{ seats: 2, minutes: 30 }],
    },
  ],
  choice: { type: 'object', properties: {} },
  moves: { 'move-youth': step },
  events: [{ type: 'youth.moved', seenBy: 'everyone', masked: null, schema: moved }],
  view: { type: 'object' },
  glossary: [
    {
      term: 'First Teamer',
      says: 'A counter with a shirt and a number that both sides know. First Teamers can capture.',
      clause: 'GS-16',
    },
  ],
  refusals: [
    { code: 'decision-closed', clause: null, rule: 'This decision is not open for this seat.' },
    {
      code: 'not-one-square-forward',
      clause: 'GS-26',
      rule: 'A Youth Counter moves one square forwards, straight or diagonally.',
    },
  ],
}

export const markdownExample =
  '# Goalscorer\n\n| GS-26 | A Youth counter moves one square forward, straight or diagonally. |\n'
export const packExample: FullPack = {
  hash: pack,
  warnings: [],
  content: { ruleset: 'goalscorer', id: 'goalscorer-house', title: 'Goalscorer', version: '1' },
}
