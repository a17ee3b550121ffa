import type { Rules as RulesOf } from '../../kernel/rule.ts'
import type {
  Answer as AnswerOf,
  Play as PlayOf,
  OpenQuestion as QuestionOf,
} from '../../kernel/ruleset.ts'
import type {
  At as AtOf,
  Decision as DecisionOf,
  State as StateOf,
  Table as TableOf,
} from '../../kernel/types.ts'
import type { Content } from './content/schema.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import type { Choice, Options } from './options.ts'
import type { Draft, View } from './state.ts'

export type Kind =
  | 'roll'
  | 'purchase'
  | 'turn-end'
  | 'tackle'
  | 'choose-opponent'
  | 'negotiate'
  | 'answer-offer'
  | 'offer-pending'
  | 'settle-debt'
  | 'answer-sale'
  | 'claim-window'
  | 'interject'

export interface Starplayer {
  draft: Draft
  kind: Kind
  move: Move
  event: Event
  view: View
  options: Options
  choice: Choice
  content: Content
}

export type State = StateOf<Starplayer>
export type Table = TableOf<Starplayer>
export type Play = PlayOf<Starplayer>
export type Question = QuestionOf<Starplayer>
export type Answer<T extends Move['type']> = AnswerOf<Starplayer, T>
export type Decision = DecisionOf<Starplayer>
export type Rules<T extends Move['type']> = RulesOf<Starplayer, T>

export interface At {
  readonly table: Table
  readonly state: Pick<State, 'shared'>
}
export type Whole = AtOf<Starplayer>
