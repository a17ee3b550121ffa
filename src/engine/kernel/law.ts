import type { Commit, Game } from './game.ts'
import { sameJson } from './json.ts'
import type { At, Decision, Member, Seat, State, Types } from './types.ts'

export interface Moment<K extends Types> extends At<K> {
  readonly commit: Commit<K>
  readonly place: number
}

/** A check that runs on the state directly after the event. */
export type Afterwards<K extends Types> = (state: State<K>) => void

export interface Stage<K extends Types> {
  /** The state before the commit; null for the first commit. */
  readonly before: State<K> | null
  readonly commit: Commit<K>
  readonly game: Game<K>
}

/** The moves that the rules offer for an open decision. */
export interface Offered<K extends Types> extends At<K> {
  readonly decision: Decision<K>
  has(move: K['move']): boolean
  /** Returns all moves, or those of one type, or null if there are too many to list. */
  all(type?: K['move']['type']): readonly K['move'][] | null
}

/** A move that the rules have refused. */
export interface Refused<K extends Types> extends At<K> {
  readonly decision: Decision<K>
  readonly move: K['move']
}

/**
 * A rule of the rulebook, implemented independently of the ruleset, so that a mistake in only one
 * implementation is detected. A law throws an error if an event or a position breaks the rule.
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
  /** Called at some positions for each open decision that is not suspended. */
  readonly offers?: (offered: Offered<K>) => void
  /** Checks that a refusal with the given code has its reason. */
  readonly refusals?: { readonly [code: string]: (refused: Refused<K>) => void }
}

/** A position that games rarely reach, from which the checks and the search also start. */
export interface Start<K extends Types> {
  readonly name: string
  readonly seats: number
  readonly options?: object
  /**
   * If present, bots play the game until this function returns true; otherwise the start is a new
   * game.
   */
  readonly until?: (game: Game<K>) => boolean
  /** Changes the position in a different way for each variant number. */
  readonly edit?: (draft: K['draft'], variant: number) => void
  readonly variants?: number
  /**
   * True if the game is small enough to explore completely. The search skips such a start, because
   * the history of the start may be impossible.
   */
  readonly isSmall?: true
}

/**
 * A change of a position that the rules must not notice, such as the exchange of two sides. After
 * the corresponding move the changed position must be the changed result.
 */
export interface Symmetry<K extends Types> {
  readonly name: string
  readonly position: (at: At<K>) => K['draft']
  readonly move: (move: K['move'], at: At<K>) => K['move']
  readonly seat: (seat: Seat, at: At<K>) => Seat
  /** True if the symmetry applies to the position. */
  readonly holds: (at: At<K>) => boolean
  /** Events that depend on the numbers of seats, so that the symmetry ends with them. */
  readonly except: readonly K['event']['type'][]
}

type Feature<K extends Types> =
  | `event ${K['event']['type']}`
  | `move ${K['move']['type']}`
  | `question ${K['kind']}`
  | 'cause time-out'
  | 'cause resign'

/**
 * Where a search shows each clause of the rulebook. The refusals name their clauses themselves, so
 * this list has only the others. The values are clauses, separated by spaces.
 */
export interface Witnesses<K extends Types> {
  /** The laws that check the clauses, by the clause of the law. */
  readonly laws: Readonly<Record<string, string>>
  readonly seen: { readonly [F in Feature<K>]?: string }
  /** The checks of the engine that hold for every game. */
  readonly checks: Readonly<Record<string, string>>
  /** Clauses that no game can show, by the reason. */
  readonly never: Readonly<Record<string, string>>
  /** Events that no search reaches, with the reason. */
  readonly unreached?: { readonly [T in K['event']['type']]?: string }
}

/** Error for a broken law. The message describes the violation. */
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
