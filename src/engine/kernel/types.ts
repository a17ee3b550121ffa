// Basic types of the kernel. This file imports nothing, so that every module may import it.

export type Seat = number
export type Viewer = Seat | 'spectator' | 'admin'

/** A move or event: plain JSON, discriminated by `type`. */
export interface Tagged {
  readonly type: string
}

/** The types of one ruleset, as one type parameter. */
export interface Types {
  /** The state that `evolve` writes: plain JSON only. */
  draft: unknown
  kind: string
  move: Tagged
  event: Tagged
  view: unknown
  options: unknown
  choice: unknown
  content: unknown
}

export interface Table<K extends Types = Types> {
  readonly seats: number
  readonly options: K['options']
  readonly choices: readonly K['choice'][]
  readonly content: K['content']
  /** Base of all time limits; null if the game has no clocks. */
  readonly decisionSeconds: number | null
}

export type Frozen<T> = T extends object ? { readonly [P in keyof T]: Frozen<T[P]> } : T
export type State<K extends Types> = Frozen<K['draft']>
export type Member<U extends Tagged, T extends U['type']> = Extract<U, { readonly type: T }>

export interface At<K extends Types> {
  readonly table: Table<K>
  readonly state: State<K>
}

export interface Position<K extends Types = Types> extends At<K> {
  readonly resigned: readonly boolean[]
  readonly open: readonly Decision<K>[]
}

/** An open question to one seat, which the rules derive from the state. */
export interface Decision<K extends Types = Types> {
  /**
   * Identifies the decision and contains everything that its answer depends on. The decision keeps
   * its id as long as the key is open. The key may contain secrets, so no API returns it.
   */
  readonly key: string
  readonly kind: K['kind']
  readonly seat: Seat
  readonly moves: readonly K['move']['type'][]
  readonly about?: { readonly [what: string]: number } | undefined
  /** True if the decision is optional, so the game does not wait for it. */
  readonly standing?: boolean | undefined
  /**
   * Decisions with the same clock name share a deadline, even when an answer reopens them. A new
   * name starts a new clock, for example after a higher bid. Without a name, a decision has its own
   * clock.
   */
  readonly clock?: string | null
  /** Refusal code. While it is set, answers are refused and the clock is stopped. */
  readonly suspendedBy?: string | undefined
  /**
   * What other viewers see: seat, kind and deadline (`all`, the default), only how many seats still
   * have to answer (`count`), or nothing (`seat`).
   */
  readonly shownTo?: 'all' | 'count' | 'seat' | undefined
}

export interface Outcome {
  /** Seats from first to last. Tied seats share a place. Resigned seats rank last. */
  readonly ranking: readonly (readonly Seat[])[]
  readonly scores: readonly number[]
  readonly reason: string
}
