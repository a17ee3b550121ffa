/** The game from which a log was forked. */
export interface OriginRecord {
  readonly game: string
  readonly version: number
  /** Time limit at the start of that game's log; the fork may have another one. */
  readonly decisionSeconds: number | null
  /** The imported file of that game; undefined for a game of this service. */
  readonly file?: FileRecord
}
export interface FileRecord {
  readonly sha256: string
  /** True if the file has a valid signature by a key that this service knows. */
  readonly signed: boolean
  /** Id of the signing key; undefined for unsigned files and older imports. */
  readonly kid?: string
  readonly lucks: readonly PartLuck[]
}
/** Randomness of one part of a log. */
export interface PartLuck {
  readonly game: string
  readonly commitment: string
  readonly seed: string | null
  readonly entropy: readonly string[]
  /** Id of the deal in a sealed season; it is part of the name of each random draw. */
  readonly lot?: string | null | undefined
}
