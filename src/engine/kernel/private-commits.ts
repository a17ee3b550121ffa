import type { EventSpec, Ruleset } from './ruleset.ts'
import type { Seat, Tagged, Types } from './types.ts'

/** A commit of the game's log whose events only some seats see before the next public event. */
export interface PrivateCommit {
  readonly seats: readonly Seat[]
  readonly version: number
  readonly at: number
}

/**
 * Returns the seats that see the events of a commit immediately, or null if everyone sees the
 * events immediately.
 */
export function recipientsOf<K extends Types>(
  rules: Ruleset<K>,
  events: readonly Tagged[],
): readonly Seat[] | null {
  // `rules.events` does not contain the events that the engine defines for all games, which are all
  // public.
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
