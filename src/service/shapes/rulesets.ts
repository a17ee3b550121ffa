import { z } from 'zod'
import { anything, rulesetId } from './common.ts'

export const packShown = z.strictObject({
  name: z.string(),
  hash: z.string(),
  title: z.string(),
})
export type PackShown = z.infer<typeof packShown>
export const rulesetSummary = z.strictObject({
  id: rulesetId,
  version: z.int(),
  title: z.string(),
  seats: z.strictObject({ min: z.int(), max: z.int() }),
  packs: z.array(packShown),
})
export type RulesetSummary = z.infer<typeof rulesetSummary>

const schema = z.record(z.string(), anything)
export const rulesetShown = z.strictObject({
  ...rulesetSummary.shape,
  /** JSON Schemas (2020-12). */
  options: schema,
  choice: schema,
  moves: z.record(z.string(), schema),
  /** What is seen of each event, and by whom at the least. */
  events: z.record(z.string(), z.strictObject({ schema, seenBy: z.string() })),
  view: schema,
  /** Code to clause. */
  refusals: z.record(z.string(), z.string()),
  facts: z.strictObject({
    /** Whether some events are not seen by everybody. */
    hiddenInformation: z.boolean(),
    decisionKinds: z.array(z.string()),
    saves: z.array(z.string()),
  }),
})
export type RulesetShown = z.infer<typeof rulesetShown>
