import type { Play as PlayOf } from '../../kernel/ruleset.ts'
import type { At as AtOf, Frozen, State as StateOf, Table as TableOf } from '../../kernel/types.ts'
import type { Content } from './content/schema.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import type { Choice, Options } from './options.ts'
import type { Draft, Shared, View as ViewOf } from './state.ts'

type Kind = 'choose-team' | 'turn-roll' | 'pink-nominate' | 'match-stars' | 'match-penalty'

export interface TitleChase {
  draft: Draft
  kind: Kind
  move: Move
  event: Event
  view: ViewOf
  options: Options
  choice: Choice
  content: Content
}

export type State = StateOf<TitleChase>
export type Table = TableOf<TitleChase>
export type Play = PlayOf<TitleChase>
export type View = TitleChase['view']

export interface At {
  readonly state: { readonly shared: Frozen<Shared> }
  readonly table: Table
}
export type Whole = AtOf<TitleChase>
