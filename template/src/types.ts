import type * as kernel from 'touchline/kernel'
import type * as ruleset from 'touchline/kernel'
import type { NoChoice, z } from 'touchline/kernel'
import type { Content } from './content/schema.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import type { Options } from './options.ts'
import type { Draft, Shared, viewSchema } from './state.ts'

export interface SpotKick {
  draft: Draft
  kind: 'shot' | 'save'
  move: Move
  event: Event
  view: View
  options: Options
  choice: NoChoice
  content: Content
}

export interface View extends z.infer<typeof viewSchema> {}
export type Table = kernel.Table<SpotKick>
export type Play = ruleset.Play<SpotKick>

/** The public state, which rules, view, text and bot read. */
export interface At {
  readonly state: { readonly shared: kernel.Frozen<Shared> }
  readonly table: Table
}
