import { z } from 'zod'
import { seatSchema as seat } from '../../kernel/define.ts'
import { named } from '../../kernel/named.ts'
import { type Options, optionsSchema } from './options.ts'
import {
  COUNTERS_PER_SEAT,
  counterSchema as counter,
  HOME,
  type Identity,
  identitySchema as identity,
} from './read/counters.ts'
import { COLUMNS, squareSchema as square } from './read/pitch.ts'

/**
 * Counters with the statuses `youth`, `first-team` and `substitute` are in the game. All other
 * counters were captured by a First Teamer, removed by a Penalty, or replaced by the Substitute.
 */
const STATUSES = ['youth', 'first-team', 'substitute', 'captured', 'removed', 'replaced'] as const
export const statusSchema = z.enum(STATUSES)
export type Status = z.infer<typeof statusSchema>

const KINDS = ['youth-move', 'penalty', 'offside', 'first-teamer-move', 'debut-move'] as const
export type Kind = (typeof KINDS)[number]
const stepSchema = z.enum([...KINDS, 'ended'])

export const awardKindSchema = z.enum(['penalty', 'offside'])
export type AwardKind = z.infer<typeof awardKindSchema>

const awardSchema = z.strictObject({ kind: awardKindSchema, seat, causedBy: counter })

export const scoreSchema = named('Score', z.tuple([z.int(), z.int()]))
export type Score = z.infer<typeof scoreSchema>

export const goalSchema = named(
  'Goal',
  z.strictObject({
    turn: z.int().positive(),
    seat,
    goals: z.union([z.literal(1), z.literal(2)]),
    reason: z.enum(['capture', 'penalty', 'star-captured', 'star-arrived']),
    counter,
  }),
)
export type Goal = z.infer<typeof goalSchema>

export const stuckSchema = z.strictObject({
  seat,
  step: z.enum(['youth-move', 'first-teamer-move']),
})
export type Stuck = z.infer<typeof stuckSchema>

export const resultSchema = named(
  'Result',
  z.strictObject({
    reason: z.enum(['star-captured', 'star-arrived', 'turn-limit', 'stuck', 'resigned']),
    winner: seat.nullable(),
    score: scoreSchema,
    stuck: stuckSchema.nullable(),
  }),
)
export type EndReason = z.infer<typeof resultSchema>['reason']

/**
 * The state of a Goalscorer game. The indexes of the lists in the state are the counter numbers of
 * `read/counters.ts` or the square numbers of `read/pitch.ts`.
 */
export interface Draft {
  turn: number
  seat: number
  step: z.infer<typeof stepSchema>
  turnOver: boolean
  award: z.infer<typeof awardSchema> | null
  debut: number | null
  identities: Identity[]
  statuses: Status[]
  squares: (number | null)[]
  revealed: boolean[]
  /** Number of the counter on each square, or null for an empty square. */
  board: (number | null)[]
  score: Score
  goals: Goal[]
  result: z.infer<typeof resultSchema> | null
}

export function initial({ options }: { readonly options: Options }): Draft {
  const counters = 2 * COUNTERS_PER_SEAT
  return {
    turn: 0,
    seat: HOME,
    step: 'youth-move',
    turnOver: true,
    award: null,
    debut: null,
    identities: Array<Identity>(counters).fill('1'),
    statuses: Array<Status>(counters).fill('substitute'),
    squares: Array<number | null>(counters).fill(null),
    revealed: Array<boolean>(counters).fill(false),
    board: Array<number | null>(options.rows * COLUMNS).fill(null),
    score: [0, 0],
    goals: [],
    result: null,
  }
}

const counterView = z.strictObject({
  id: counter,
  seat,
  status: statusSchema,
  square: square.nullable(),
  revealed: z.boolean(),
  identity: identity.nullable(),
})

export const viewSchema = z.strictObject({
  viewer: z.union([seat, z.enum(['spectator', 'admin'])]),
  options: optionsSchema,
  turn: z.int(),
  round: z.int(),
  seat,
  step: stepSchema,
  award: awardSchema.nullable(),
  debut: counter.nullable(),
  score: scoreSchema,
  goals: z.array(goalSchema),
  result: resultSchema.nullable(),
  counters: z.array(counterView),
  unknown: z.array(z.array(identity)).length(2),
})
