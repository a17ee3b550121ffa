import { emptyOf, seatSchema, seatsOf, z } from 'touchline/kernel'
import { idSchema } from './content/schema.ts'

const count = z.int().min(0)
const cards = z.array(idSchema)

const teamSchema = z.strictObject({
  goals: count,
  taken: count,
  /** The corner of its last dive. */
  corner: idSchema.nullable(),
  stayed: z.boolean(),
  left: z.boolean(),
})
export type Team = z.infer<typeof teamSchema>

/** Public. */
const sharedSchema = z.strictObject({
  step: z.enum(['between', 'shot', 'save', 'turn-over', 'ended']),
  kick: count,
  taker: seatSchema,
  keeper: seatSchema,
  /** The corner of this kick's dive; null: not yet, or the keeper stays. */
  dive: idSchema.nullable(),
  teams: z.array(teamSchema),
  discard: cards,
  reason: z.enum(['kicks-taken', 'walkover']).nullable(),
})
export type Shared = z.infer<typeof sharedSchema>

/** Hidden from some seats. */
const secretSchema = z.strictObject({
  deck: cards,
  hands: z.array(cards),
  /** Face down in front of the taker. */
  laid: idSchema.nullable(),
})
type Secret = z.infer<typeof secretSchema>

export interface Draft {
  shared: Shared
  secret: Secret
}

export const initial = ({ seats }: { readonly seats: number }): Draft => ({
  shared: emptyOf(sharedSchema, {
    step: 'between',
    teams: seatsOf(seats).map(() => emptyOf(teamSchema, {})),
  }),
  secret: emptyOf(secretSchema, { hands: seatsOf(seats).map(() => []) }),
})

export const viewSchema = z.strictObject({
  ...sharedSchema.shape,
  /** The seat’s own cards; null without a seat. */
  hand: cards.nullable(),
  laid: idSchema.nullable(),
  sizes: z.strictObject({ deck: count, hands: z.array(count) }),
  /** Everything: for admins, and for all at the end. */
  secret: secretSchema.nullable(),
})
