// `touchline/kernel` exports everything that authors need to write rules. Zod is re-exported, so
// that a game and the service share one copy of Zod.
export type * from '../engine/kernel/beats.ts'
export type * from '../engine/kernel/bot.ts'
export type * from '../engine/kernel/chance.ts'
export * from '../engine/kernel/define.ts'
export { emptyOf } from '../engine/kernel/empty-record.ts'
export type * from '../engine/kernel/evaluation.ts'
export type { FieldDescriptions } from '../engine/kernel/field-descriptions.ts'
export { copied, type Loose, sameJson } from '../engine/kernel/json.ts'
export { demand, demandSame, type Law, type Moment, type Stage } from '../engine/kernel/law.ts'
export { isFit, normalizeName, UNSEEN } from '../engine/kernel/name.ts'
export { named } from '../engine/kernel/named.ts'
export type { Pace, Paces } from '../engine/kernel/pace.ts'
export type { Preset } from '../engine/kernel/preset.ts'
export {
  type Facts,
  type Must,
  malformedFields,
  mustOf,
  Refusal,
  type RefusalTable,
  refuse,
} from '../engine/kernel/refusal.ts'
export {
  decided,
  type ListedOrder,
  legal,
  mustNot,
  type Problem,
  problemOf,
  type Rules,
} from '../engine/kernel/rule.ts'
export type * from '../engine/kernel/ruleset.ts'
export { bestMove, listMoves, sampleMove } from '../engine/kernel/sampling.ts'
export type { Schema } from '../engine/kernel/schema.ts'
export {
  arrange,
  type Domain,
  either,
  exactly,
  hull,
  is,
  listOf,
  oneOf,
  optional,
  type Parts,
  range,
  record,
  type Space,
  subsetOf,
} from '../engine/kernel/space.ts'
export {
  type Aside,
  type EventContext,
  type EventText,
  listed,
  type MasksOf,
  plural,
  type QuestionContext,
  quoted,
  type RulesetTexts,
} from '../engine/kernel/texts.ts'
export type * from '../engine/kernel/types.ts'
export { z } from './z.ts'
