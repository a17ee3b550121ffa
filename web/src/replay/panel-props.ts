import type { Film } from './film.ts'
import type { Moment } from './moments.ts'
import type { Wound } from './winding.ts'

/** What each tab of the panel is made of. */
export interface PanelProps {
  readonly film: Film
  readonly wound: Wound
  readonly moments: readonly Moment[]
}
