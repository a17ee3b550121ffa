import { z } from 'zod'
import { rulesetId } from '../core/schema.ts'

/** Why games leave the database. */
export const archiveReasons = ['retention', 'space', 'legal', 'other'] as const

export const archiveInput = z.strictObject({
  olderThanDays: z.int().min(1).max(36_500).describe('Games that ended so many days ago or more.'),
  ruleset: rulesetId.optional().describe('Only its games.'),
})
export interface ArchiveInput extends z.infer<typeof archiveInput> {}
