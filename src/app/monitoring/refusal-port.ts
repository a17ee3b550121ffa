declare module '../core/ports.ts' {
  interface Ports {
    readonly refusals: RefusalStore
  }
}

/** The content of a refused move is not stored, because the content may be secret. */
export interface RefusalNote {
  readonly at: number
  /** Seat of the player whose move was refused; null if the host plays all seats. */
  readonly seat: number | null
  readonly code: string
  readonly clause: string | null
  readonly question: string | null
  readonly move: string | null
}

export interface RefusedGame {
  readonly game: string
  readonly moves: number
  readonly refused: number
  readonly at: number
  readonly notes: readonly RefusalNote[]
}

export interface RefusalCounts {
  readonly moves: number
  readonly refused: number
}

export interface RefusalStore {
  add(games: readonly RefusedGame[]): Promise<void>
  purge(before: number, most: number): Promise<number>
}
