export interface OriginRecord {
  readonly game: string
  readonly version: number
  /**
   * Time limit of the original game, which applies to the commits before the fork. The fork may
   * have a different time limit.
   */
  readonly decisionSeconds: number | null
  readonly file?: FileRecord
}
export interface FileRecord {
  readonly sha256: string
  /** True if the imported file has a valid signature that was made with a trusted key. */
  readonly signed: boolean
  /**
   * Id of the key that signed the imported file; undefined for unsigned files and older imports.
   */
  readonly kid?: string
  readonly lucks: readonly PartLuck[]
}
export interface PartLuck {
  readonly game: string
  readonly commitment: string
  readonly seed: string | null
  readonly entropy: readonly string[]
  readonly lot?: string | null | undefined
}
