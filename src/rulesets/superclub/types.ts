import type { Answer, Play } from '../../kernel/ruleset.ts'
import type { Frozen, State, Table } from '../../kernel/types.ts'
import type { Content } from './content/schema.ts'
import type { Event } from './events/index.ts'
import type { Move, MoveType } from './moves.ts'
import type { Choice, Options } from './options.ts'
import type { Draft, Manager, Match, Side, View } from './state.ts'

export const KINDS = [
  'draft-pick',
  'quick-staff',
  'wages-sale',
  'unhappy-nominate',
  'unhappy-star',
  'unhappy-enter',
  'unhappy-raise',
  'unhappy-respond',
  'unhappy-reply',
  'training',
  'scout-draw',
  'scout-sign',
  'invest',
  'staff-hire',
  'lot-flip',
  'lot-bid',
  'market',
  'trade-response',
  'market-close',
  'line-up',
  'third-prep',
  'third-react',
  'substitute',
  'gc-choice',
  'supercup-choice',
  'final-line-up',
  'penalty-order',
] as const
export type Kind = (typeof KINDS)[number]

/** The types of this ruleset, as the kernel carries them. */
export interface Superclub {
  draft: Draft
  kind: Kind
  move: Move
  event: Event
  view: View
  options: Options
  choice: Choice
  content: Content
}

export type Playing = Play<Superclub>
export type Board = State<Superclub>
export type Setting = Table<Superclub>
export type Club = Frozen<Manager>
export type Game = Frozen<Match>
export type Team = Frozen<Side>

export type Judge<T extends MoveType> = (play: Playing, answer: Answer<Superclub, T>) => void
/** Judges of some of the moves. */
export type Decide<T extends MoveType = MoveType> = { readonly [M in T]: Judge<M> }
