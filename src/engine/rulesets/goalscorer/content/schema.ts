import { z } from 'zod'
import { named } from '../../../kernel/named.ts'
import { headOf } from '../../shared/packs.ts'
import { IDENTITIES, identitySchema } from '../read/counters.ts'
import { COLUMNS } from '../read/pitch.ts'

const text = z.string().min(1).max(200)
const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(40)

/**
 * A content pack determines the name and text of a counter. The abilities of a counter are the same
 * in all packs.
 */
const counterSchema = z.strictObject({ identity: identitySchema, name: text, text })

/**
 * Highest starting rank, so that no counter starts in the Midfield Area of the longest Pitch.
 * `fitsRows` checks shorter Pitches.
 */
export const RANK_MAX = 6
const place = named('Place', z.tuple([z.int().min(1).max(COLUMNS), z.int().min(1).max(RANK_MAX)]))
/** Column and rank of a starting square. Ranks are counted from the seat's own Goal Line. */
export type StartingSquare = z.infer<typeof place>

export const formationSchema = z.strictObject({
  id,
  name: text,
  squares: z.strictObject({
    '1': place,
    '9': place,
    '10': place,
    youth: z.array(place).length(8),
  }),
})
export type Formation = z.infer<typeof formationSchema>

export const packShape = z.strictObject({
  ...headOf('goalscorer'),
  counters: z.array(counterSchema).length(IDENTITIES.length),
  formations: z.array(formationSchema).min(1).max(20),
})
export type Pack = z.infer<typeof packShape>
