import type { Luck } from './chance.ts'
import { blank, type Commit, fold, perform } from './game.ts'
import { Refusal } from './refusal.ts'
import type { Ruleset, Table, Types } from './ruleset.ts'
import { sameJson } from './space.ts'

export interface Difference {
  /** Which commit, counted from 0, and the version before it. */
  readonly commit: number
  readonly version: number
  readonly reason: string
  readonly expected: unknown
  readonly stored: unknown
}

export interface Verification {
  readonly commits: number
  readonly events: number
  /** Commits that another version of the ruleset decided: folded, not judged again. */
  readonly foldedOnly: number
  readonly difference: Difference | null
}

/**
 * Re-executes every cause of a log with the luck that its seed gives. The log is true when the very
 * same events come out: the dice were not chosen, the rules were applied, nobody edited a commit.
 */
export function verify<K extends Types>(
  rules: Ruleset<K>,
  table: Table<K>,
  commits: Iterable<Commit<K>>,
  luck: Luck,
): Verification {
  const game = blank(rules, table)
  let count = 0
  let foldedOnly = 0
  for (const stored of commits) {
    const { version } = game
    const differs = (reason: string, expected: unknown, found: unknown): Verification => ({
      commits: count,
      events: version,
      foldedOnly,
      difference: { commit: count, version, reason, expected, stored: found },
    })
    if (stored.rules !== rules.version) {
      fold(rules, game, stored)
      foldedOnly += 1
    } else {
      if (stored.at < game.at) return differs('goes back in time', game.at, stored.at)
      let again: Commit<K>
      try {
        again = perform(rules, game, stored.cause, luck, stored.at)
      } catch (error) {
        if (error instanceof Refusal) return differs('is refused', error.code, stored.cause)
        return differs('cannot be performed', String(error), stored.cause)
      }
      if (!sameJson(again.events, stored.events))
        return differs('left other events', again.events, stored.events)
      if (again.drawn !== stored.drawn)
        return differs('drew another number of times', again.drawn, stored.drawn)
    }
    count += 1
  }
  return { commits: count, events: game.version, foldedOnly, difference: null }
}
