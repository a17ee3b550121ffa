import type { z } from 'zod'
import type { NoChoice } from '../../kernel/define.ts'
import type * as ruleset from '../../kernel/ruleset.ts'
import type * as kernel from '../../kernel/types.ts'
import type { Pack } from './content/schema.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import type { Options } from './options.ts'
import type { Draft, Kind, viewSchema } from './state.ts'

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

export interface View extends z.infer<typeof viewSchema> {}
export type State = kernel.State<Goalscorer>
export type Table = kernel.Table<Goalscorer>
export type At = kernel.At<Goalscorer>
export type Play = ruleset.Play<Goalscorer>
