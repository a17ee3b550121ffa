import { z } from 'zod'
import { rulesetId } from '../core/schema.ts'

export const archiveReasons = ['retention', 'space', 'legal', 'other'] as const

export const archiveInput = z.strictObject({
  olderThanDays: z
    .int()
    .min(1)
    .max(36_500)
    .describe('Minimum number of days since the end of the game.'),
  ruleset: rulesetId.optional().describe('Process only games of this ruleset.'),
})
export interface ArchiveInput extends z.infer<typeof archiveInput> {}
