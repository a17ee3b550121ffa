import type { Luck } from './chance.ts'
import { blank, type Commit, fold, type Game, isFromLater } from './game.ts'
import { sameJson } from './json.ts'
import { nextDue } from './open.ts'
import { perform } from './perform.ts'
import { Refusal } from './refusal.ts'
import type { Ruleset } from './ruleset.ts'
import type { Table, Types } from './types.ts'

interface Difference {
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
 * same events come out: the dice were not chosen, the rules were applied, nobody edited a commit,
 * and no time-out came early or was passed over.
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
    const differs = differenceOf(rules, game, stored, luck)
    if (differs) {
      const difference = { commit: count, version, ...differs }
      return { commits: count, events: version, foldedOnly, difference }
    }
    if (stored.rules !== rules.version) foldedOnly += 1
    count += 1
  }
  return { commits: count, events: game.version, foldedOnly, difference: null }
}

type Differs = Pick<Difference, 'reason' | 'expected' | 'stored'>

/** Takes one more commit into the game, as its cause or (of other rules) its events have it. */
function differenceOf<K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  stored: Commit<K>,
  luck: Luck,
): Differs | null {
  const { cause } = stored
  const startsIt = cause.kind === 'setup' || cause.kind === 'import'
  if (startsIt !== (game.version === 0))
    return { reason: startsIt ? 'starts again' : 'has no start', expected: null, stored: cause }
  if (stored.at < game.at)
    return { reason: 'goes back in time', expected: game.at, stored: stored.at }
  if (stored.drawn < game.drawn)
    return { reason: 'takes back draws', expected: game.drawn, stored: stored.drawn }
  if (isFromLater(rules, stored))
    return { reason: 'is from a later version', expected: rules.version, stored: stored.rules }
  try {
    if (stored.rules !== rules.version) {
      fold(rules, game, stored)
      return null
    }
    return untimely(game, stored) ?? judgedAgain(rules, game, stored, luck)
  } catch (error) {
    if (error instanceof Refusal)
      return { reason: 'is refused', expected: error.code, stored: cause }
    return { reason: 'cannot be performed', expected: String(error), stored: cause }
  }
}

/**
 * Whoever touches a game first plays what is due: a time-out at its turn, and nothing before it.
 */
function untimely<K extends Types>(game: Game<K>, { cause, at }: Commit<K>): Differs | null {
  const due = nextDue(game.open, at)?.id ?? null
  if (cause.kind === 'time-out')
    return due === cause.decisionId
      ? null
      : { reason: 'is a time-out that is not due', expected: due, stored: cause }
  return due === null
    ? null
    : { reason: 'comes after time had run out', expected: due, stored: cause }
}

function judgedAgain<K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  stored: Commit<K>,
  luck: Luck,
): Differs | null {
  const again = perform(rules, game, stored.cause, luck, stored.at)
  if (!sameJson(again.cause, stored.cause))
    return { reason: 'has another cause', expected: again.cause, stored: stored.cause }
  if (!sameJson(again.events, stored.events))
    return { reason: 'left other events', expected: again.events, stored: stored.events }
  if (again.drawn !== stored.drawn)
    return { reason: 'drew another number of times', expected: again.drawn, stored: stored.drawn }
  if (again.format !== stored.format)
    return { reason: 'is of another format', expected: again.format, stored: stored.format }
  return null
}
