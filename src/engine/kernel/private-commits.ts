import type { EventSpec, Ruleset } from './ruleset.ts'
import type { Seat, Tagged, Types } from './types.ts'

/**
 * A commit of the game's log whose events are private: only some seats see them before the next
 * public event.
 */
export interface PrivateCommit {
  readonly seats: readonly Seat[]
  readonly version: number
  readonly at: number
}

/**
 * Returns the seats that see the events of a log commit immediately, or null if everyone sees the
 * events immediately.
 */
export function recipientsOf<K extends Types>(
  rules: Ruleset<K>,
  events: readonly Tagged[],
): readonly Seat[] | null {
  // `rules.events` contains only the events of the ruleset. The events that the engine defines for
  // all games are public.
  const specs = rules.events as unknown as { readonly [type: string]: EventSpec | undefined }
  for (const { type } of events) if (specs[type]?.whispered !== true) return null
  return events.flatMap((event) => {
    const seenBy = specs[event.type]?.seenBy
    return typeof seenBy === 'function' ? seenBy(event) : []
  })
}

export function paddingFor(covered: number, whispered: number): number {
  if (covered === 0) return 0
  return Math.max(1, Math.ceil(whispered / covered)) * covered - whispered
}
