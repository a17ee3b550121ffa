import type { Commit, Game } from './game.ts'
import { sameJson } from './json.ts'
import type { At, Decision, Member, Seat, State, Types } from './types.ts'

export interface Moment<K extends Types> extends At<K> {
  readonly commit: Commit<K>
  readonly place: number
}

/** Checks, for a law, the state of the game directly after an event. */
export type Afterwards<K extends Types> = (state: State<K>) => void

export interface Stage<K extends Types> {
  /** State of the game before the commit; null for the first commit of the log. */
  readonly before: State<K> | null
  readonly commit: Commit<K>
  readonly game: Game<K>
}

/** The moves that the rules offer for an open decision. */
export interface Offered<K extends Types> extends At<K> {
  readonly decision: Decision<K>
  has(move: K['move']): boolean
  /**
   * Returns the legal moves of the decision, or only the legal moves of one type. Returns null if
   * there are too many legal moves to list.
   */
  all(type?: K['move']['type']): readonly K['move'][] | null
}

/** A move that the rules have refused. */
export interface Refused<K extends Types> extends At<K> {
  readonly decision: Decision<K>
  readonly move: K['move']
}

/**
 * A rule of the rulebook that is implemented a second time, independently of the ruleset, so that
 * tests detect a mistake in one of the implementations.
 */
export interface Law<K extends Types> {
  readonly clause: string
  readonly says: string
  readonly events?: {
    readonly [T in K['event']['type']]?: (
      event: Member<K['event'], T>,
      at: Moment<K>,
    ) => Afterwards<K> | undefined
  }
  readonly commits?: (stage: Stage<K>) => void
  /** Checks an open decision; called in some positions for each decision that is not suspended. */
  readonly offers?: (offered: Offered<K>) => void
  /**
   * For each refusal code, checks that the refused move really breaks the rule of that code.
   */
  readonly refusals?: { readonly [code: string]: (refused: Refused<K>) => void }
}

/** A position that games rarely reach, and from which additional test games start. */
export interface Start<K extends Types> {
  readonly name: string
  readonly seats: number
  readonly options?: object
  /**
   * Bots play a new game until this function returns true; if the function is absent, the position
   * is the start of a new game.
   */
  readonly until?: (game: Game<K>) => boolean
  /** Changes the rare position; each variant number leads to a different position. */
  readonly edit?: (draft: K['draft'], variant: number) => void
  readonly variants?: number
  /**
   * True if all continuations of the position can be explored. Random test games do not start from
   * a small position, because a real game may be unable to reach the position.
   */
  readonly isSmall?: true
}

/**
 * A symmetry of the rules, such as the exchange of the two sides. Playing a mirrored move in a
 * mirrored position must give the mirrored result.
 */
export interface Symmetry<K extends Types> {
  readonly name: string
  readonly position: (at: At<K>) => K['draft']
  readonly move: (move: K['move'], at: At<K>) => K['move']
  readonly seat: (seat: Seat, at: At<K>) => Seat
  /** True if the symmetry applies to the given position. */
  readonly holds: (at: At<K>) => boolean
  /**
   * Types of events that depend on the seat numbers. A move that causes an event of one of these
   * types is not compared with its mirrored move.
   */
  readonly except: readonly K['event']['type'][]
}

type Feature<K extends Types> =
  | `event ${K['event']['type']}`
  | `move ${K['move']['type']}`
  | `question ${K['kind']}`
  | 'cause time-out'
  | 'cause resign'

/**
 * Lists the rulebook clauses that test games cover with events, laws and checks. Each value
 * contains clauses separated by spaces. Clauses that a refusal enforces are omitted, because each
 * refusal names its clause.
 */
export interface Witnesses<K extends Types> {
  /** Clauses of the rulebook that each law checks; the keys are the `clause` fields of the laws. */
  readonly laws: Readonly<Record<string, string>>
  readonly seen: { readonly [F in Feature<K>]?: string }
  /**
   * Clauses of the rulebook that a general check of the engine covers in every game; the keys are
   * the names of the checks.
   */
  readonly checks: Readonly<Record<string, string>>
  /**
   * Clauses of the rulebook that cannot be tested by playing; each key is the reason why its
   * clauses cannot be tested.
   */
  readonly never: Readonly<Record<string, string>>
  /** Types of event that no test game reaches, each with the reason. */
  readonly unreached?: { readonly [T in K['event']['type']]?: string }
}

/**
 * Error for a position or move that breaks a law of the ruleset. The error message describes the
 * violation.
 */
export class Broken extends Error {}

export function demand(holds: unknown, says = 'it does not hold'): asserts holds {
  if (!holds) throw new Broken(says)
}

export function demandSame(found: unknown, expected: unknown, says = 'they differ'): void {
  if (!sameJson(found, expected)) throw new Broken(`${says}${difference(found, expected)}`)
}

const SHOWN_MAX = 300

function difference(found: unknown, expected: unknown, path = ''): string {
  const both = [found, expected]
  if (both.every((one) => typeof one === 'object' && one !== null)) {
    const [one, other] = both as Record<string, unknown>[]
    const names = new Set([...Object.keys(one!), ...Object.keys(other!)])
    for (const name of names)
      if (!sameJson(one![name], other![name]))
        return difference(one![name], other![name], `${path}/${name}`)
  }
  const [shown, wanted] = both.map((one) => (JSON.stringify(one) ?? 'none').slice(0, SHOWN_MAX))
  return ` at ${path || '/'}: ${shown} is not ${wanted}`
}
