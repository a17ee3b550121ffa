import { z } from 'zod'
import type { Beat } from '../../engine/kernel/beats.ts'
import { cursor, seatNumber as seat, version } from '../core/schema.ts'

const SIDE = 'Seat, or the name of a team without a seat.'
const side = z.union([seat, z.string()]).describe(SIDE)
const score = z.tuple([z.number(), z.number()]).describe('Home score and away score.')
const anyScore = score.nullable().describe('Home score and away score; null if none.')
const thing = z.string().describe('Object on the board, such as `space:12`.')
const title = z.string().describe('Display name.')
const roll = z.strictObject({
  dice: z
    .array(z.union([z.number(), z.string()]))
    .describe('Value of each die: a number, or a printed face.'),
  plus: z.number().describe('Number added to the dice.'),
  total: z.number().describe('Total of the roll, including `plus`.'),
})
export const amountSchema = z.strictObject({
  amount: z.number().describe('Amount; negative if the seat pays.'),
  text: z.string().describe('Unsigned amount as text.'),
})
const part = z.strictObject({
  label: z.string().describe('Name of the part of the match.'),
  home: roll.nullable().describe('Roll of the home side; null if none.'),
  away: roll.nullable().describe('Roll of the away side; null if none.'),
})
const row = z.strictObject({
  sides: z.array(side).describe('Both sides of a match, or the single side that the row is about.'),
  value: z.string().describe('Result of the match or of the single side, as text.'),
})

const shows = [
  z.strictObject({ kind: z.enum(['note', 'end']) }),
  z.strictObject({ kind: z.literal('turn'), seat }),
  z.strictObject({
    kind: z.literal('dice'),
    seat,
    values: z
      .array(z.number())
      .describe('Values of the dice, or indexes into `faces` if the dice have printed faces.'),
    faces: z
      .union([z.literal(6), z.literal(12), z.array(z.string())])
      .describe('Number of faces of a die, or the list of its printed faces.'),
    needed: z.number().optional().describe('Smallest total that succeeds.'),
    plus: z.number().optional().describe('Number added to the dice.'),
    total: z.number().optional().describe('Total of the roll, including `plus`.'),
  }),
  z.strictObject({
    kind: z.literal('move'),
    seat,
    thing,
    from: thing,
    to: thing,
    path: z
      .array(thing)
      .describe('Places that the object passes, excluding `from` and including `to`.'),
  }),
  z.strictObject({
    kind: z.literal('flip'),
    thing,
    at: thing
      .nullable()
      .describe('Place of the object; null if the previous frame already shows the place.'),
    face: z.string().describe('Face that becomes visible.'),
    tone: z.enum(['capture', 'reveal']).describe('Reason for the flip.'),
  }),
  z.strictObject({
    kind: z.literal('card'),
    seat,
    deck: z.string().describe('Deck of the card.'),
    card: z.string().nullable().describe('Id of the card; null if it is hidden from you.'),
    title,
    text: z.string().describe('Text of the card.'),
    hidden: z.boolean().describe('True if the card is hidden from you.'),
  }),
  z.strictObject({
    kind: z.literal('money'),
    seat,
    to: seat
      .optional()
      .describe('Other seat in the payment; absent for a payment to or from the bank.'),
    amounts: z.array(amountSchema).describe('Money, fame and points, in this order.'),
    reason: z.string().describe('Reason for the payment.'),
  }),
  z.strictObject({
    kind: z.literal('match'),
    id: z.string().describe('Match id.'),
    stage: z
      .enum(['kick-off', 'dice', 'third', 'extra-time', 'shoot-out', 'result'])
      .describe('Stage of the match.'),
    title,
    home: side,
    away: side,
    score: anyScore,
    parts: z.array(part).optional().describe('Rolls of both sides for each part of the match.'),
  }),
  z.strictObject({
    kind: z.literal('kick'),
    id: z.string().describe('Id of the match; `penalty` for a single kick.'),
    home: side,
    away: side.nullable().describe('Away side; null for a single kick.'),
    side: z.enum(['home', 'away']).describe('Side that takes the kick.'),
    scored: z.boolean().describe('True if the kick is a goal.'),
    tally: anyScore,
  }),
  z.strictObject({
    kind: z.literal('score'),
    seat,
    score,
    goals: z.number().describe('Number of goals so far.'),
  }),
  z.strictObject({
    kind: z.enum(['award', 'title']),
    side,
    title,
    tone: z.enum(['good', 'bad']).describe('`bad` for an injury or a red card.'),
  }),
  z.strictObject({
    kind: z.literal('lot'),
    thing,
    name: title,
    seat: seat.nullable().describe('Highest bidder or buyer; null if none.'),
    price: amountSchema.describe('Highest bid, or the minimum bid before the first bid.'),
    passed: z.array(seat).describe('Seats that have stopped bidding.'),
    sold: z.boolean().describe('True if the seat has bought the lot.'),
  }),
  z.strictObject({
    kind: z.literal('table'),
    title,
    rows: z.array(row).describe('Table rows, such as results or places.'),
  }),
  z.strictObject({
    kind: z.literal('draw'),
    title,
    ties: z.array(z.tuple([side, side])).describe('Home team and away team of each tie.'),
  }),
] as const
export const showSchema = z
  .union(shows)
  .describe('Scene of the beat; `kind` determines its fields.')

export const manner = z
  .enum(['live', 'waits', 'urgent'])
  .describe(
    'When a page shows the decision. `live`: at once. `waits`: after the beats. `urgent`: at ' +
      'once, skipping the beats.',
  )

const change = z.array(z.unknown()).min(1).max(2)
export const beatSchema = z.strictObject({
  from: version.describe('Version before the first event of the beat.'),
  to: version.describe(
    'Version after the last event of the beat. The frame of the beat is your view at this ' +
      'version.',
  ),
  seat: seat.nullable().describe('Seat that acts; null if no seat acts.'),
  weight: z
    .int()
    .min(0)
    .max(3)
    .describe(
      'Importance of the beat: 0 is not shown separately, 1 is a normal step, 2 is important, 3 ' +
        'is a highlight.',
    ),
  show: showSchema.describe('Scene of the beat; `kind` determines its fields.'),
  says: z
    .array(z.string())
    .describe('Sentences about the beat. `Seat 0` stands for the player in seat 0.'),
  patch: z
    .array(change)
    .optional()
    .describe(
      'Changes from the previous frame. Each change is a path and a new value, or the path ' +
        'alone if the key is removed. Absent if the beat does not change the frame.',
    ),
})
export interface ShownBeat extends z.infer<typeof beatSchema> {}

/** The cast is safe because the two types differ only in `readonly` arrays. */
export const shownBeats = (beats: readonly Beat[]) => [...beats] as unknown as ShownBeat[]

export const since = cursor
  .optional()
  .describe('Cursor of your last view. The response then includes the `beats` since this cursor.')
export const stretchFields = {
  beats: z
    .array(beatSchema)
    .optional()
    .describe('Beats (groups of events that belong together) since `beatsSince`, in order.'),
  beatsSince: version.optional().describe('Version at which the beats start.'),
}

export const moments = z.strictObject({
  items: z
    .array(beatSchema)
    .describe(
      'Up to 60 beats of weight 2 or 3, without patches. If there are more beats, those of ' +
        'weight 3 take precedence.',
    ),
  version,
  over: z.boolean(),
})
export interface Moments extends z.infer<typeof moments> {}
