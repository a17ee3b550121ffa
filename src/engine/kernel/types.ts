// Types that all modules of the engine share. The file imports nothing, so that every module can
// import the file.

export type Seat = number
export type Viewer = Seat | 'spectator' | 'admin'

/** A move or event: plain JSON, discriminated by `type`. */
export interface Tagged {
  readonly type: string
}

/**
 * All types of one ruleset in one interface, so that generic code needs only one type parameter.
 */
export interface Types {
  /** The state of a game, which only `evolve` changes. The state must be plain JSON. */
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
  /** Base value of all time limits, in seconds; null if the game has no clocks. */
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

/**
 * A question that one seat can answer. The rules derive the open questions from the state of the
 * game.
 */
export interface Decision<K extends Types = Types> {
  /**
   * Identifies the decision. The key of a decision contains everything on which the answer depends,
   * and the decision keeps its id as long as its key does not change. The key of a decision may
   * contain secrets, so no API returns the key.
   */
  readonly key: string
  readonly kind: K['kind']
  readonly seat: Seat
  readonly moves: readonly K['move']['type'][]
  readonly about?: { readonly [what: string]: number } | undefined
  /** True if the decision is optional, which means that the game does not wait for an answer. */
  readonly standing?: boolean | undefined
  /**
   * Name of a clock that several decisions share. Decisions with the same clock name have the same
   * deadline, even when an answer reopens a decision. If the clock name changes, for example after
   * a higher bid, a new clock starts. A decision without a clock name has a separate clock.
   */
  readonly clock?: string | null
  /**
   * Refusal code for answers while the decision is suspended. The clock of a suspended decision is
   * stopped.
   */
  readonly suspendedBy?: string | undefined
  /**
   * Determines how much other viewers see of the decision. `all` (the default) shows other viewers
   * the decision's seat, kind and deadline. `count` shows other viewers only how many seats have
   * not answered the decision yet. `seat` hides the decision from other viewers completely.
   */
  readonly shownTo?: 'all' | 'count' | 'seat' | undefined
}

export interface Outcome {
  /**
   * Groups of seats from first to last place, with tied seats in the same group and resigned seats
   * last.
   */
  readonly ranking: readonly (readonly Seat[])[]
  readonly scores: readonly number[]
  readonly reason: string
}
