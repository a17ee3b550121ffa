/** Source of the first part of a forked log. */
export interface OriginRecord {
  readonly game: string
  readonly version: number
  /** Time limit at the start of its log; a fork may have another one. */
  readonly decisionSeconds: number | null
  /** The file of the source; undefined for a game of this service. */
  readonly file?: FileRecord
}
export interface FileRecord {
  readonly sha256: string
  /** Signed with a key that is known here. */
  readonly signed: boolean
  /** The signing key; undefined without a signature, or for older imports. */
  readonly kid?: string
  readonly lucks: readonly PartLuck[]
}
/** Randomness of one part of a log. */
export interface PartLuck {
  readonly game: string
  readonly commitment: string
  readonly seed: string | null
  readonly entropy: readonly string[]
  /** Names the draws in a sealed season. */
  readonly lot?: string | null | undefined
}
