import type { AuditCapability } from '../core/audit-capability.ts'
import type { JobFinding, JobKind, JobProgress, JobView, SliceFailure } from './schema.ts'

declare module '../core/ports.ts' {
  interface Ports {
    readonly jobs: JobStore
    readonly jobFiles: JobFiles
  }
}

export interface JobRecord extends Readonly<Omit<JobView, 'file'>> {
  /** Size of the file so far. */
  readonly bytes: number
}

export const noProgress: JobProgress = {
  games: 0,
  rows: 0,
  events: 0,
  bad: 0,
  unjudged: 0,
  skipped: 0,
}

/**
 * A part of a job, with a range of the job's games. A node processes the slice while it holds the
 * lease.
 */
export interface Slice extends Pick<JobRecord, 'kind' | 'scope'> {
  readonly job: string
  readonly no: number
  /** Range of game ids. `from` is exclusive, and `to` is inclusive. */
  readonly from: string | null
  readonly to: string
  readonly node: string
  /** Number of attempts, including this one. */
  readonly tries: number
}

/** Counts and findings that a node reports about its slice. */
export interface SliceWork {
  readonly slice: Slice
  readonly sums: JobProgress
  readonly told: JobFinding[]
}

/**
 * Processes the games of a slice. `goesOn` renews the lease and is called before each step. If
 * `goesOn` returns false, the worker must stop, because another node may take the slice.
 */
export type SliceWorker = (
  work: SliceWork,
  games: readonly string[],
  goesOn: () => Promise<boolean>,
) => Promise<void>

/** Result of the last verification of a game. */
export interface VerdictRecord {
  readonly game: string
  readonly at: number
  readonly head: string
  readonly build: string
  readonly ok: boolean
  readonly isOver: boolean
  readonly foldedOnly: number
  readonly unjudged: number
  readonly fault: string | null
  readonly job: string | null
}

export interface NewJob extends Pick<JobRecord, 'id' | 'kind' | 'scope' | 'account' | 'madeAt'> {
  /** The first part of the job's file, which is written when the job starts. */
  readonly head?: Uint8Array
  readonly gamesMax?: number
}

export interface JobStore {
  /** Returns null if the job would process more than `gamesMax` games. */
  start(capability: AuditCapability, job: NewJob): Promise<JobRecord | null>
  /** Returns the newest jobs first. */
  list(
    capability: AuditCapability,
    asked: { readonly before: string | null; readonly limit: number },
  ): Promise<JobRecord[]>
  find(capability: AuditCapability, id: string): Promise<JobRecord | null>
  /** Returns findings sorted by game, and the failed slices. */
  told(id: string, most: number): Promise<{ games: JobFinding[]; failed: SliceFailure[] }>
  /** Returns false if the job has already ended. */
  cancel(capability: AuditCapability, id: string, at: number): Promise<boolean>
  /**
   * Leases a slice of a lost node, or otherwise a new slice; null if there is none. A slice that
   * was leased three times without finishing counts as failed, and its job continues without it.
   */
  take(node: string, kinds: readonly JobKind[], now: number): Promise<Slice | null>
  gamesIn(slice: Slice): Promise<string[]>
  /** Renews the lease. Returns false if the job was cancelled, or if another node has the slice. */
  hold(slice: Slice, sums: JobProgress, now: number): Promise<boolean>
  finish(slice: Slice, sums: JobProgress, told: readonly JobFinding[], now: number): Promise<void>
  /**
   * Releases the slice, so that any node may take it at once. After a failed attempt, `error` is
   * the reason.
   */
  giveBack(slice: Slice, error: string | null): Promise<void>
  keepVerdict(verdict: VerdictRecord): Promise<void>
  /** Returns the last row that this build has verified, for each finished game. */
  trueHeads(games: readonly string[], build: string): Promise<ReadonlyMap<string, string>>
}

export interface FilePartPosition {
  readonly slice: number
  readonly no: number
  readonly bytes: number
}

/** Files that jobs write. A file consists of parts that are compressed separately. */
export interface JobFiles {
  /** Starts a job that a player requests for their own data. */
  begin(job: NewJob): Promise<JobRecord>
  /** Returns the latest job for the data of that person. */
  ofPerson(account: string): Promise<JobRecord | null>
  /** Deletes what an earlier attempt has written for a slice. */
  clear(slice: Slice): Promise<void>
  /** Stores a part of the file. Returns false if this node no longer holds the slice. */
  keep(slice: Slice, no: number, bytes: Uint8Array): Promise<boolean>
  /** The parts are in the order of the file. */
  parts(job: string): Promise<FilePartPosition[]>
  /** Returns null if the part was deleted. */
  part(job: string, place: FilePartPosition): Promise<Uint8Array | null>
  /** Deletes the files of failed jobs, and of jobs that ended before that time. */
  purge(endedBefore: number, most: number): Promise<number>
}

declare module '../core/context.ts' {
  interface Context {
    /** Makes this node start a new job at once, if the node runs jobs. */
    wakeJobWorkers(): void
  }
}
