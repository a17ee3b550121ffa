import { z } from 'zod'
import { plainText } from '../core/schema.ts'

/** Said at every door, to all at the table. */
export const TAKEN_UNSEALED =
  'The save is not as this service has sealed it: nobody vouches for it, and the host took it ' +
  'all the same.'

const savedSeat = z.strictObject({
  name: z.string(),
  plays: z.string().nullable().describe('A team, a club.'),
  left: z.boolean().describe('They had left the game by then: nobody can sit there.'),
})
export const savedGame = z.strictObject({
  unsealed: z.boolean().describe(`True: ${TAKEN_UNSEALED} The log in words says so, too.`),
  seats: z.array(savedSeat).describe('Who sat where when the game was saved.'),
})
export interface SavedGame extends z.infer<typeof savedGame> {}

export const saveInput = z.strictObject({
  kind: plainText(40).optional(),
})
export interface SaveInput extends z.infer<typeof saveInput> {}
