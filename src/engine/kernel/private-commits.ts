import type { EventSpec, Ruleset } from './ruleset.ts'
import type { Seat, Tagged, Types } from './types.ts'

/** A commit of which only some seats hear, until something happens that all do. */
export interface PrivateCommit {
  readonly seats: readonly Seat[]
  /** Where the game stood before it. */
  readonly version: number
  readonly at: number
}

/** The seats that hear of these events at once; null: all do. */
export function recipientsOf<K extends Types>(
  rules: Ruleset<K>,
  events: readonly Tagged[],
): readonly Seat[] | null {
  // The kernel's own events are heard by all: no ruleset has them.
  const specs = rules.events as unknown as { readonly [type: string]: EventSpec | undefined }
  for (const { type } of events) if (specs[type]?.whispered !== true) return null
  return events.flatMap((event) => {
    const seenBy = specs[event.type]?.seenBy
    return typeof seenBy === 'function' ? seenBy(event) : []
  })
}

/**
 * How many events stand for whispers that were not: with those that were, always as many come
 * between what all hear, or twice as many, or three times.
 */
export function paddingFor(covered: number, whispered: number): number {
  if (covered === 0) return 0
  return Math.max(1, Math.ceil(whispered / covered)) * covered - whispered
}
