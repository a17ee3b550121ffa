/** What a log begins with that is another game's. */
export interface OriginRecord {
  readonly game: string
  readonly version: number
  /** Of the table at which its log begins; a fork may have a pace of its own. */
  readonly decisionSeconds: number | null
  /** From which the log up to there was taken; left out: from a game that is here. */
  readonly file?: FileRecord
}
/** An exported game that has come in. */
export interface FileRecord {
  readonly sha256: string
  /** By a key that is known here. */
  readonly signed: boolean
  /** The key that it names; left out: nobody has signed it, or it came in before that was kept. */
  readonly kid?: string
  /** Of all parts of what was taken from it. */
  readonly lucks: readonly PartLuck[]
}
/** Whose luck a part of a log had: that of a game, or of one of which it is a fork. */
export interface PartLuck {
  readonly game: string
  readonly commitment: string
  /** Null: it is not told yet. */
  readonly seed: string | null
  readonly entropy: readonly string[]
}
