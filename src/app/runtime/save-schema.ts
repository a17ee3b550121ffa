import { z } from 'zod'
import { plainText } from '../core/schema.ts'

export const UNVERIFIED =
  'The game started from an unverified save: the host loaded the save although it could not be ' +
  'verified, so its position may not be the result of a real game.'

const savedSeat = z.strictObject({
  name: z.string(),
  plays: z.string().nullable().describe('Team or club of the seat; null if none.'),
  left: z
    .boolean()
    .describe('True if the player had left before the save, so the seat stays empty.'),
})
export const savedGame = z.strictObject({
  unverified: z
    .boolean()
    .describe(
      'True if the host loaded the save although it could not be verified. The saved position ' +
        'may not come from a real game.',
    ),
  seats: z.array(savedSeat).describe('Seats at the time of the save.'),
})
export interface SavedGame extends z.infer<typeof savedGame> {}

export const saveInput = z.strictObject({
  kind: plainText(40).optional().describe("Kind of save. Default: the ruleset's first kind."),
})
export interface SaveInput extends z.infer<typeof saveInput> {}
