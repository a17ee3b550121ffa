import type { Rules as RulesOf } from '../../kernel/rule.ts'
import type { Default as DefaultOf, Play as PlayOf } from '../../kernel/ruleset.ts'
import type { Space } from '../../kernel/space.ts'
import type {
  At as AtOf,
  Decision as DecisionOf,
  Frozen,
  State as StateOf,
  Table as TableOf,
} from '../../kernel/types.ts'
import type { Content } from './content/schema.ts'
import type { Event } from './events/index.ts'
import type { Move, MoveType } from './moves.ts'
import type { Choice, Options } from './options.ts'
import type {
  Draft,
  EntryDraft,
  LineUp,
  Manager,
  MatchDraft,
  SharedDraft,
  SideDraft,
  View,
} from './state.ts'

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

export type Kind =
  | 'draft-pick'
  | 'quick-staff'
  | 'wages-sale'
  | 'unhappy-nominate'
  | 'unhappy-star'
  | 'unhappy-enter'
  | 'unhappy-raise'
  | 'unhappy-respond'
  | 'unhappy-reply'
  | 'training'
  | 'scout-draw'
  | 'scout-sign'
  | 'invest'
  | 'staff-hire'
  | 'lot-flip'
  | 'lot-bid'
  | 'market'
  | 'trade-response'
  | 'market-close'
  | 'line-up'
  | 'third-prep'
  | 'third-react'
  | 'substitute'
  | 'gc-choice'
  | 'supercup-choice'
  | 'final-line-up'
  | 'penalty-order'

export type { View }
export type Table = TableOf<Superclub>
export type State = StateOf<Superclub>
export type At = AtOf<Superclub>
export type Play = PlayOf<Superclub>
export type Decision = DecisionOf<Superclub>
export type Default = DefaultOf<Superclub>
export type Rules<T extends MoveType = MoveType> = RulesOf<Superclub, T>
export type Spaces = readonly Space<Move>[]

export interface Seen {
  readonly table: Table
  readonly state: { readonly shared: Shared }
}

export type Shared = Frozen<SharedDraft>
export type Club = Frozen<Manager>
export type Entry = Frozen<EntryDraft>
export type Eleven = Frozen<LineUp>
export type Match = Frozen<MatchDraft>
export type Side = Frozen<SideDraft>
