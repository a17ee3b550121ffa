import type { NoChoice } from '../../kernel/define.ts'
import type { Play as PlayOf } from '../../kernel/ruleset.ts'
import type { State as StateOf, Table as TableOf } from '../../kernel/types.ts'
import type { Content } from './content/schema.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import type { Options } from './options.ts'
import type { Draft, View } from './state.ts'

export type Kind =
  | 'choose-token'
  | 'roll'
  | 'physio'
  | 'contract-offer'
  | 'swap-agent'
  | 'swap-sponsorship'
  | 'choose-rival'
  | 'match-card'

export interface RisingStar {
  draft: Draft
  kind: Kind
  move: Move
  event: Event
  view: View
  options: Options
  choice: NoChoice
  content: Content
}

export type Table = TableOf<RisingStar>
export type State = StateOf<RisingStar>
export type Play = PlayOf<RisingStar>
export interface At {
  readonly table: Table
  readonly state: { readonly shared: Shared }
}

export type Shared = State['shared']
export type Player = Shared['seats'][number]
export type Match = NonNullable<Shared['match']>
