import type { Commit, Game } from './game.ts'
import { sameJson } from './json.ts'
import type { At, Member, State, Types } from './types.ts'

/** An event and the position just before it. */
export interface Moment<K extends Types> extends At<K> {
  readonly commit: Commit<K>
  readonly place: number
}

/** Runs with the state right after the event. */
export type Afterwards<K extends Types> = (state: State<K>) => void

export interface Stage<K extends Types> {
  /** The state before the commit; null before the first one. */
  readonly before: State<K> | null
  readonly commit: Commit<K>
  readonly game: Game<K>
}

/**
 * A rule of the rulebook, stated independently of the rules' code, so that both are wrong only
 * after two equal mistakes. It throws if an event or a position breaks it.
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
}

/** A position where play seldom arrives. The checks and the search also begin there. */
export interface Start<K extends Types> {
  readonly name: string
  readonly seats: number
  readonly options?: object
  /** House bots play to the first game that fits. Without it, the game has just begun. */
  readonly until?: (game: Game<K>) => boolean
  /** Changes that position, into one position for each variant. */
  readonly edit?: (draft: K['draft'], variant: number) => void
  readonly variants?: number
  /** Explored in full, and not searched: its past may be impossible. */
  readonly isSmall?: true
}

/** A broken law. The message names the fault. */
export class Broken extends Error {}

export function demand(holds: unknown, says = 'it does not hold'): asserts holds {
  if (!holds) throw new Broken(says)
}

export function demandSame(found: unknown, expected: unknown, says = 'they differ'): void {
  if (!sameJson(found, expected)) throw new Broken(`${says}${difference(found, expected)}`)
}

const SHOWN_MAX = 300

/** The first difference between two values. */
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
