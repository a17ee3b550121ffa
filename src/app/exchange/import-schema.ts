import { z } from 'zod'
import { SEATS_MAX } from '../../engine/kernel/define.ts'
import { uuid } from '../core/schema.ts'
import { forkInput } from '../runtime/lifecycle-schema.ts'

const SEATS =
  'Player of each seat, in order: `me`, `bot` or an account id. If several seats are `me`, you ' +
  'play and see all of them, and the other seats must be bots.'

export const importInput = forkInput.omit({ seats: true }).extend({
  game: uuid.optional().describe('Game id in the file. Default: the first game.'),
  seats: z
    .array(z.union([z.enum(['me', 'bot']), uuid]))
    .min(1)
    .max(SEATS_MAX)
    .describe(SEATS),
})
export interface ImportInput extends z.infer<typeof importInput> {}

export const importReasons = ['moved', 'restored', 'dispute', 'legal', 'other'] as const

export const adminImportInput = z.strictObject({
  visibility: z.enum(['public', 'private']).default('private'),
  unsigned: z
    .boolean()
    .default(false)
    .describe(
      'True to also import games without a trusted signature, marked in `origin.file`. Only ' +
        'owners can set this.',
    ),
})
export interface BringInput extends z.infer<typeof adminImportInput> {}

export const DIFFERING_MAX = 100

export const importResult = z.strictObject({
  imported: z.int().min(0).describe('Number of games imported.'),
  here: z.int().min(0).describe('Number of identical games that already existed.'),
  skipped: z
    .int()
    .min(0)
    .describe(
      'Number of games that were still running when exported or differ from the stored game.',
    ),
  differing: z
    .array(uuid)
    .max(DIFFERING_MAX)
    .describe('First 100 skipped games whose id belongs to a different game on this service.'),
})
export interface ImportResult extends z.infer<typeof importResult> {}
