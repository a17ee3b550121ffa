import { z } from 'zod'
import type { NoChoice } from '../../kernel/define.ts'
import type { Frozen, Seat, State, Table } from '../../kernel/types.ts'
import type { Pack } from './content/schema.ts'
import type { CounterId, Identity } from './counters.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import type { View } from './view.ts'

/** In the game; taken by a First Teamer; by a Penalty; by the Substitute. */
export const STATUSES = [
  'youth',
  'first-team',
  'substitute',
  'captured',
  'removed',
  'replaced',
] as const
export type Status = (typeof STATUSES)[number]

export const KINDS = [
  'youth-move',
  'penalty',
  'offside',
  'first-teamer-move',
  'debut-move',
] as const
/** What the one open decision asks for. */
export type Kind = (typeof KINDS)[number]
export const STEPS = [...KINDS, 'ended'] as const
export type Step = (typeof STEPS)[number]

export const AWARDS = ['penalty', 'offside'] as const
export type AwardKind = (typeof AWARDS)[number]

/** What the seat whose counter was captured may do in place of its next Youth Counter move. */
export interface Award {
  kind: AwardKind
  seat: Seat
  /** The captured counter. */
  causedBy: CounterId
}

export const GOAL_REASONS = ['capture', 'penalty', 'star-captured', 'star-arrived'] as const
export type GoalReason = (typeof GOAL_REASONS)[number]

export interface Goal {
  turn: number
  seat: Seat
  goals: 1 | 2
  reason: GoalReason
  /** The captured or picked one, or the own Star Player that arrived. */
  counter: CounterId
}

export const END_REASONS = [
  'star-captured',
  'star-arrived',
  'turn-limit',
  'stuck',
  'resigned',
] as const
export type EndReason = (typeof END_REASONS)[number]

/** The seat that could not make its next required move. */
export interface Stuck {
  seat: Seat
  step: 'youth-move' | 'first-teamer-move'
}

/** By seat. */
export type Score = [home: number, away: number]

export interface Result {
  reason: EndReason
  winner: Seat | null
  score: Score
  stuck: Stuck | null
}

export const copyOfResult = ({ reason, winner, score, stuck }: Frozen<Result>): Result => ({
  reason,
  winner,
  score: [...score],
  stuck: stuck && { ...stuck },
})

/** Lists by number: counters as in `counters.ts`, squares as in `pitch.ts`. */
export interface Draft {
  /** Odd: home's; even: away's. */
  turn: number
  seat: Seat
  step: Step
  award: Award | null
  /** The Youth Counter that has reached the Goal Line and makes its debut next. */
  debut: number | null
  identities: Identity[]
  statuses: Status[]
  /** Null: off the Pitch. */
  squares: (number | null)[]
  /** Whether everybody knows the identity. */
  revealed: boolean[]
  /** The counter on each square: the same as `squares`, the other way round. */
  board: (number | null)[]
  score: Score
  goals: Goal[]
  result: Result | null
}

const rows = z.union([z.literal(10), z.literal(12), z.literal(14)])

export const optionsSchema = z.strictObject({
  /** The length of the Pitch. */
  rows: rows.default(10),
  /** Turns a seat; null: until the game ends by itself. */
  turnLimit: z.int().min(5).max(200).nullable().default(20),
  /** Where the counters start: a formation of the content pack. */
  formation: z.string().max(40).default('four-four-two'),
  goalkeeperCapturable: z.boolean().default(true),
  offsideMayRevealSubstitute: z.boolean().default(false),
  /** A counter that the Substitute replaces is revealed when it goes off. */
  revealReplacedCounter: z.boolean().default(false),
  decisionTimeLimitSeconds: z.int().min(5).max(86_400).nullable().default(null),
})
export type Options = z.infer<typeof optionsSchema>

export interface Goalscorer {
  draft: Draft
  kind: Kind
  move: Move
  event: Event
  view: View
  options: Options
  choice: NoChoice
  content: Pack
}
export type GoalscorerState = State<Goalscorer>
export type GoalscorerTable = Table<Goalscorer>
