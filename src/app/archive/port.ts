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
  /** Only games after this one, and up to that one; null without a bound. */
  readonly behind: string | null
  readonly upTo: string | null
  readonly limit: number
}

interface Whose {
  readonly ruleset: string | null
}
export interface ArchivePreview {
  readonly games: number
  /** Of more than 1,000 games an estimate, from those that ended first. */
  readonly rows: number
  /** When the first and the last game ended; null without games. */
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
/** Counts only what was still there. */
export interface Removed {
  readonly games: number
  readonly rows: number
}

export interface ArchiveStore {
  hindrance(): Promise<string | null>
  foresee(query: Pick<ArchivableGames, 'endedBefore'> & Whose): Promise<ArchivePreview>
  /** Counts games without reading the log. */
  countOld(query: Pick<ArchivableGames, 'endedBefore'> & Whose): Promise<number>
  old(query: ArchivableGames): Promise<ArchivableGame[]>
  /**
   * Writes the lines of an export into a file, compressed game by game, and its manifest, which the
   * given function makes of what was written.
   */
  write(
    file: string,
    lines: AsyncIterable<string | Uint8Array>,
    manifest: (written: WrittenFile) => string,
  ): Promise<WrittenFile>
  /** Contents of a file. Throws if a byte differs from what was written. */
  read(written: WrittenFile): AsyncIterable<Uint8Array>
  /**
   * Records games that were read back and verified. Returns those whose log in the database is the
   * same, now or when another run archived them; nothing is recorded of others.
   */
  readBack(
    capability: AuditCapability,
    games: readonly ArchivedGame[],
    at: number,
  ): Promise<string[]>
  leftBehind(limit: number): Promise<ArchivedGame[]>
  /**
   * The rows of an archived game as lines. Throws if they changed since they were read back, or
   * cannot be read.
   */
  lines(game: string): Promise<Uint8Array>
  remove(capability: AuditCapability, removal: Removal): Promise<Removed>
  /** Deletes a file unless it holds an archived game. */
  discard(file: string): Promise<void>
}
