import { z } from 'zod'
import { SEATS_MAX } from '../../engine/kernel/define.ts'
import { uuid } from '../core/schema.ts'
import { forkInput } from '../runtime/lifecycle-schema.ts'

const SEATS =
  'One for each seat, in their order: `me`, `bot` or the id of an account. `me` on several of ' +
  'them: I play them all, and see all; then all others are bots.'

/** How to go on from a file: beside it, in the query. */
export const importInput = forkInput.omit({ seats: true }).extend({
  game: uuid.optional().describe('Which game of the file; the first where nothing is said.'),
  seats: z
    .array(z.union([z.enum(['me', 'bot']), uuid]))
    .min(1)
    .max(SEATS_MAX)
    .describe(SEATS),
})
export interface ImportInput extends z.infer<typeof importInput> {}

/** Why games of elsewhere are brought in to be looked at. */
export const importReasons = ['moved', 'restored', 'dispute', 'legal', 'other'] as const

export const adminImportInput = z.strictObject({
  visibility: z.enum(['public', 'private']).default('private'),
  unsigned: z
    .boolean()
    .default(false)
    .describe('Also games that no known key has signed, for owners; `origin` shows it.'),
})
export interface BringInput extends z.infer<typeof adminImportInput> {}

/** What has come of a file. */
export const importResult = z.strictObject({
  imported: z.int().min(0).describe('Games that are here now, and were not.'),
  here: z.int().min(0).describe('Games that were here already, the very same.'),
})
export interface ImportResult extends z.infer<typeof importResult> {}
