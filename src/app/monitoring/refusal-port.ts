declare module '../core/ports.ts' {
  interface Ports {
    readonly refusals: RefusalStore
  }
}

/** That a move was refused; not the move, which may hold a secret. */
export interface RefusalNote {
  readonly at: number
  /** Null: it is not known which, for whoever sent it plays all of them. */
  readonly seat: number | null
  readonly code: string
  readonly clause: string | null
  /** The kind of the question that the seat was asked. */
  readonly question: string | null
  /** The type of the move, where it is one of the ruleset's. */
  readonly move: string | null
}

/** What has been refused in a game since it was last written down. */
export interface RefusedGame {
  readonly game: string
  /** How many commits its log has. */
  readonly moves: number
  readonly refused: number
  readonly at: number
  /** The last of them, newest first. */
  readonly notes: readonly RefusalNote[]
}

export interface RefusalCounts {
  readonly moves: number
  readonly refused: number
}

export interface RefusalStore {
  /** In one statement. */
  add(games: readonly RefusedGame[]): Promise<void>
  /** Forgets games in which nothing was refused since a time; gives how many. */
  purge(before: number, most: number): Promise<number>
}
