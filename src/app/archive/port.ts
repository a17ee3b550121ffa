import type { AuditCapability } from '../core/audit-capability.ts'

declare module '../core/ports.ts' {
  interface Ports {
    readonly archive: ArchiveStore
  }
}

export interface ArchivableGame {
  readonly id: string
  readonly ruleset: string
  readonly createdAt: number
}
export interface ArchivableGames {
  readonly endedBefore: number
  readonly ruleset: string
  /**
   * Selects only games with an id greater than `behind` and at most `upTo`; null means no limit.
   */
  readonly behind: string | null
  readonly upTo: string | null
  readonly limit: number
}

interface Whose {
  readonly ruleset: string | null
}
export interface ArchivePreview {
  readonly games: number
  /**
   * Number of log rows. For more than 1,000 games, the number is an estimate based on the games
   * that ended first.
   */
  readonly rows: number
  readonly oldest: number | null
  readonly newest: number | null
}

export interface ArchiveLocation {
  readonly game: string
  readonly file: string
  readonly from: number
  readonly bytes: number
  readonly sha256: string
}
export interface ArchivedGame extends ArchiveLocation {
  readonly version: number
  readonly head: string
  readonly rules: readonly [first: number, last: number]
}

export interface WrittenFile {
  readonly file: string
  readonly bytes: number
  readonly sha256: string
  readonly games: readonly ArchiveLocation[]
}

export interface Removal {
  readonly id: string
  readonly games: readonly string[]
  readonly at: number
}
/**
 * Counts of the deleted games and rows, excluding those that an earlier run had already deleted.
 */
export interface Removed {
  readonly games: number
  readonly rows: number
}

export interface ArchiveStore {
  hindrance(): Promise<string | null>
  foresee(query: Pick<ArchivableGames, 'endedBefore'> & Whose): Promise<ArchivePreview>
  countOld(query: Pick<ArchivableGames, 'endedBefore'> & Whose): Promise<number>
  old(query: ArchivableGames): Promise<ArchivableGame[]>
  /**
   * Writes the lines of an export to a file, in which each game is compressed separately. Finally,
   * writes the manifest that `manifest` returns for the file.
   */
  write(
    file: string,
    lines: AsyncIterable<string | Uint8Array>,
    manifest: (written: WrittenFile) => string,
  ): Promise<WrittenFile>
  /** Reads the file and throws if any byte differs from what was written. */
  read(written: WrittenFile): AsyncIterable<Uint8Array>
  /**
   * Records the games whose archived copy was verified and matches either the log in the database
   * or the log that an earlier run archived. Returns the recorded games.
   */
  readBack(
    capability: AuditCapability,
    games: readonly ArchivedGame[],
    at: number,
  ): Promise<string[]>
  leftBehind(limit: number): Promise<ArchivedGame[]>
  /**
   * Throws if the archived rows of the game are unreadable or have changed since they were
   * verified.
   */
  lines(game: string): Promise<Uint8Array>
  remove(capability: AuditCapability, removal: Removal): Promise<Removed>
  discard(file: string): Promise<void>
}
