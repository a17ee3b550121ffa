import type { AuditCapability } from '../core/audit-capability.ts'

declare module '../core/ports.ts' {
  interface Ports {
    readonly archive: ArchiveStore
  }
}

/** A game that could leave the database: it has ended, and no fork of it runs. */
export interface ArchivableGame {
  readonly id: string
  readonly ruleset: string
  readonly createdAt: number
}
export interface ArchivableGames {
  /** That ended before this time. */
  readonly endedBefore: number
  readonly ruleset: string
  /** Behind this game, and up to that one; null: there is no such bound. */
  readonly behind: string | null
  readonly upTo: string | null
  readonly limit: number
}

/** Null: of all rulesets. */
interface Whose {
  readonly ruleset: string | null
}
/** What would leave the database. */
export interface ArchivePreview {
  readonly games: number
  /** Of more than 1,000 games about so many, as those that ended first have. */
  readonly rows: number
  /** When the first and the last of them ended; null: there are none. */
  readonly oldest: number | null
  readonly newest: number | null
}

/** Where a game lies in a file of the archive, by itself, compressed. */
export interface ArchiveLocation {
  readonly game: string
  readonly file: string
  readonly from: number
  readonly bytes: number
  /** Of those bytes. */
  readonly sha256: string
}
/** What is told of an archived game without its file. */
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

/** Of one step, which stands in the audit. */
export interface Removal {
  /** Under which it stands there. */
  readonly id: string
  readonly games: readonly string[]
  readonly at: number
}
/** Of those that were there still. */
export interface Removed {
  readonly games: number
  readonly rows: number
}

/** Games in files, outside of the database. */
export interface ArchiveStore {
  /** A sentence that says why games cannot leave the database; null if they can. */
  hindrance(): Promise<string | null>
  foresee(query: Pick<ArchivableGames, 'endedBefore'> & Whose): Promise<ArchivePreview>
  /** How many of them there are: the log is not looked at. */
  countOld(query: Pick<ArchivableGames, 'endedBefore'> & Whose): Promise<number>
  /** In the order of their making. Each could leave by itself. */
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
  /** What a file holds. Throws where it is not, byte by byte, what was written. */
  read(written: WrittenFile): AsyncIterable<Uint8Array>
  /**
   * They were read back and verified. Gives those of which the database had just the same log, now
   * or when somebody else archived them; of others nothing is written down.
   */
  readBack(warrant: AuditCapability, games: readonly ArchivedGame[], at: number): Promise<string[]>
  /** Games that were read back, and still are in the database. */
  leftBehind(limit: number): Promise<ArchivedGame[]>
  /**
   * The rows of an archived game as lines, as they were read back. Throws where they are not what
   * they were, or cannot be had.
   */
  lines(game: string): Promise<Uint8Array>
  /** Takes the rows of archived games out of the database. */
  remove(warrant: AuditCapability, removal: Removal): Promise<Removed>
  /** Takes a file away that holds no archived game; any other stays. */
  discard(file: string): Promise<void>
}
