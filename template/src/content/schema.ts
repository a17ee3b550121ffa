import { z } from 'touchline/kernel'

export const idSchema = z.string().regex(/^[a-z0-9-]+$/)

const shot = z.strictObject({ id: idSchema, corner: idSchema, power: z.int().min(2).max(6) })
export type Shot = z.infer<typeof shot>

/** The rows of a pack; what must hold between them is in `faults.ts`. */
export const packSchema = z.strictObject({
  corners: z.array(idSchema).min(3).max(5),
  shots: z.array(shot).min(1).max(100),
})
export type Content = z.infer<typeof packSchema>
