import type { Luck } from './chance.ts'
import { causeWhenDue } from './due-cause.ts'
import { blank, type Commit, fold, type Game, isFromLater } from './game.ts'
import { sameJson } from './json.ts'
import { isFork } from './kernel-cause-events.ts'
import { nextDue } from './open-decisions.ts'
import { perform } from './perform.ts'
import { Refusal } from './refusal.ts'
import type { Ruleset } from './ruleset.ts'
import type { Table, Types } from './types.ts'

interface Difference {
  /**
   * Index of the commit in the log, starting at 0. `version` is the version of the game before the
   * commit.
   */
  readonly commit: number
  readonly version: number
  readonly reason: string
  readonly expected: unknown
  readonly stored: unknown
}

export interface Verification {
  readonly commits: number
  readonly events: number
  /**
   * Number of commits in the log that were written by another version of the ruleset. The events of
   * such a commit are applied, but the commit's move is not re-executed.
   */
  readonly foldedOnly: number
  /**
   * Number of events before the start of a fork that were applied but not re-executed, because the
   * seed of the original game is unknown.
   */
  readonly unjudged: number
  readonly over: boolean
  readonly difference: Difference | null
}

/**
 * The random source for each part of a log; null if the seed of the part is unknown. The log of a
 * fork consists of several parts: the commits of the original games and the commits of the fork.
 */
export type LuckByPart = readonly (Luck | null)[]

/**
 * Callback that gets every commit before its verification, and the index of the log part that
 * contains the commit.
 */
export type Witness<K extends Types = Types> = (
  game: Game<K>,
  commit: Commit<K>,
  part: number,
) => void

/**
 * Verifies the log of a game: re-executes every action with the random numbers that follow from the
 * seed, and compares the resulting events with the log. The log of a game is valid if all resulting
 * events are identical to the logged events. A valid log proves that the random numbers were not
 * manipulated, that the rules were applied, that no commit was edited, and that no time-out came
 * too early or was skipped.
 */
export function verify<K extends Types>(
  rules: Ruleset<K>,
  table: Table<K>,
  commits: Iterable<Commit<K>>,
  lucks: LuckByPart,
): Verification {
  const verifier = new LogVerifier(rules, table, lucks)
  for (const commit of commits) verifier.take(commit)
  return verifier.verification
}

/** Verifies a game's log commit by commit and stops at the first difference. */
export class LogVerifier<K extends Types> {
  readonly game: Game<K>
  readonly #rules: Ruleset<K>
  readonly #lucks: LuckByPart
  readonly #witness: Witness<K> | undefined
  #part = 0
  #commits = 0
  #foldedOnly = 0
  #unjudged = 0
  #rulesOfLast = FIRST_RULES
  #difference: Difference | null = null

  constructor(rules: Ruleset<K>, table: Table<K>, lucks: LuckByPart, witness?: Witness<K>) {
    this.game = blank(rules, table)
    this.#rules = rules
    this.#lucks = lucks
    this.#witness = witness
  }

  /** True if the last commit of the log was re-executed with the current rules. */
  get isJudged(): boolean {
    return this.#difference === null && this.#rulesOfLast === this.#rules.version
  }
  get verification(): Verification {
    const { version: events, over } = this.game
    const [commits, foldedOnly, difference] = [this.#commits, this.#foldedOnly, this.#difference]
    return { commits, events, foldedOnly, unjudged: this.#unjudged, over, difference }
  }

  take(stored: Commit<K>): void {
    if (this.#difference) return
    const { game } = this
    const { version } = game
    if (isFork(stored.cause)) this.#part += 1
    const luck = this.#lucks[this.#part] ?? null
    this.#witness?.(game, stored, this.#part)
    const differs =
      outOfOrder(game, stored, this.#rulesOfLast) ?? differenceOf(this.#rules, game, stored, luck)
    if (differs) {
      this.#difference = { commit: this.#commits, version, ...differs }
      return
    }
    this.#rulesOfLast = stored.rules
    if (luck === null) this.#unjudged += stored.events.length
    else if (stored.rules !== this.#rules.version) this.#foldedOnly += 1
    this.#commits += 1
  }
}

/** The fields of a log commit from which the events of the commit are computed. */
export type TimedCause<K extends Types = Types> = Pick<Commit<K>, 'cause' | 'at'>

/**
 * Re-executes one action from the log of a game that is neither a fork nor the continuation of a
 * saved game. Returns false if a valid log cannot contain the action; the caller must then discard
 * the game.
 */
export function replayCause<K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  { cause, at }: TimedCause<K>,
  luck: Luck,
): boolean {
  const isStart = cause.kind === 'setup'
  const bringsPosition = cause.kind === 'import' || isFork(cause)
  if (bringsPosition || isStart !== (game.version === 0) || at < game.at) return false
  try {
    if (untimely(rules, game, { cause, at })) return false
    perform(rules, game, cause, luck, at)
    return true
  } catch {
    // The log is untrusted, so executing a move from the log may throw any error.
    return false
  }
}

const FIRST_RULES = 1

type Differs = Pick<Difference, 'reason' | 'expected' | 'stored'>

/** Reports a commit that a valid log cannot contain, regardless of the rules of the game. */
function outOfOrder<K extends Types>(
  game: Game<K>,
  { cause, at, drawn, rules }: Commit<K>,
  rulesBefore: number,
): Differs | null {
  const startsIt = cause.kind === 'setup' || cause.kind === 'import'
  if (startsIt !== (game.version === 0))
    return { reason: startsIt ? 'starts again' : 'has no start', expected: null, stored: cause }
  if (at < game.at)
    return { reason: 'is earlier than the previous commit', expected: game.at, stored: at }
  if (drawn < game.drawn)
    return {
      reason: 'has fewer draws than the previous commit',
      expected: game.drawn,
      stored: drawn,
    }
  // A server with an older ruleset version does not continue a game from a newer version, so the
  // ruleset version never decreases within a log.
  if (!Number.isInteger(rules) || rules < rulesBefore)
    return {
      reason: 'has older rules than the previous commit',
      expected: rulesBefore,
      stored: rules,
    }
  return null
}

function differenceOf<K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  stored: Commit<K>,
  luck: Luck | null,
): Differs | null {
  const { cause } = stored
  if (isFromLater(rules, stored))
    return { reason: 'is from a later version', expected: rules.version, stored: stored.rules }
  try {
    if (stored.rules !== rules.version || luck === null) {
      fold(rules, game, stored)
      return null
    }
    return untimely(rules, game, stored) ?? reexecuted(rules, game, stored, luck)
  } catch (error) {
    if (error instanceof Refusal)
      return { reason: 'is refused', expected: error.code, stored: cause }
    return { reason: 'cannot be executed', expected: String(error), stored: cause }
  }
}

/**
 * Checks that the log skips no due time-out and contains no time-out that is too early. The service
 * applies expired time limits in order before any other action. At the start of a fork, no time
 * limit can have expired.
 */
function untimely<K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  { cause, at }: TimedCause<K>,
): Differs | null {
  if (isFork(cause)) return null
  const due = nextDue(game.open, at)
  const isHoliday = cause.kind === 'extend' && cause.by === 'holiday'
  if (isHoliday && cause.decisionId === due?.id) return null
  const expected = due && causeWhenDue(rules, game, due)
  const isByClock =
    isHoliday || cause.kind === 'time-out' || ('by' in cause && cause.by === 'clock')
  if (expected === null ? !isByClock : sameJson(cause, expected)) return null
  const reason = isByClock ? 'is a time-out that is not due' : 'comes after a missed deadline'
  return { reason, expected: due?.id ?? null, stored: cause }
}

function reexecuted<K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  stored: Commit<K>,
  luck: Luck,
): Differs | null {
  const again = perform(rules, game, stored.cause, luck, stored.at)
  if (!sameJson(again.cause, stored.cause))
    return { reason: 'has a different cause', expected: again.cause, stored: stored.cause }
  if (!sameJson(again.events, stored.events))
    return { reason: 'gives different events', expected: again.events, stored: stored.events }
  if (again.drawn !== stored.drawn)
    return {
      reason: 'has a different number of draws',
      expected: again.drawn,
      stored: stored.drawn,
    }
  if (again.format !== stored.format)
    return { reason: 'has a different format', expected: again.format, stored: stored.format }
  return null
}
