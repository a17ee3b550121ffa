declare module '../core/ports.ts' {
  interface Ports {
    readonly refusals: RefusalStore
  }
}

/** A refused move without its content, which may be secret. */
export interface RefusalNote {
  readonly at: number
  /** Null if unknown, for a host who plays all seats. */
  readonly seat: number | null
  readonly code: string
  readonly clause: string | null
  /** Kind of the seat's open decision. */
  readonly question: string | null
  /** Type of the move, if the ruleset defines it. */
  readonly move: string | null
}

/** Refusals of a game since the last write. */
export interface RefusedGame {
  readonly game: string
  /** Number of commits in its log. */
  readonly moves: number
  readonly refused: number
  readonly at: number
  /** The latest ones, newest first. */
  readonly notes: readonly RefusalNote[]
}

export interface RefusalCounts {
  readonly moves: number
  readonly refused: number
}

export interface RefusalStore {
  /** One statement for all games. */
  add(games: readonly RefusedGame[]): Promise<void>
  /** Deletes refusals of games without new ones since a time; returns how many. */
  purge(before: number, most: number): Promise<number>
}
