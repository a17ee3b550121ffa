import type { Answer as AnswerOf, Play as PlayOf } from '../../kernel/ruleset.ts'
import type { State as StateOf, Table as TableOf } from '../../kernel/types.ts'
import type { Content } from './content/schema.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import type { Choice, Options } from './options.ts'
import type { Draft, View } from './state.ts'

export type Kind = 'choose-team' | 'turn-roll' | 'pink-nominate' | 'match-stars' | 'match-penalty'

export interface TitleChase {
  draft: Draft
  kind: Kind
  move: Move
  event: Event
  view: View
  options: Options
  choice: Choice
  content: Content
}

export type State = StateOf<TitleChase>
export type Table = TableOf<TitleChase>
export type Play = PlayOf<TitleChase>
export type Answer<T extends Move['type']> = AnswerOf<TitleChase, T>
