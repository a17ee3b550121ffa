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

/** Some games of a job, which one node processes while it holds the lease. */
export interface Slice extends Pick<JobRecord, 'kind' | 'scope'> {
  readonly job: string
  readonly no: number
  /** The games after the one id, up to the other. */
  readonly from: string | null
  readonly to: string
  readonly node: string
  /** Attempts, this one included. */
  readonly tries: number
}

/** What a node counts and reports of a slice that it holds. */
export interface SliceWork {
  readonly slice: Slice
  readonly sums: JobProgress
  readonly told: JobFinding[]
}

/**
 * Processes the games of a slice. `goesOn` renews the lease and is called before each step. If it
 * returns false, the worker must return, because another node may take the slice.
 */
export type SliceWorker = (
  work: SliceWork,
  games: readonly string[],
  goesOn: () => Promise<boolean>,
) => Promise<void>

/** The last verification of a game. */
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
  /** The first part of the job's file. */
  readonly head?: Uint8Array
  readonly gamesMax?: number
}

export interface JobStore {
  /** Null: more than `gamesMax` games are concerned. */
  start(capability: AuditCapability, job: NewJob): Promise<JobRecord | null>
  /** Newest first. */
  list(
    capability: AuditCapability,
    asked: { readonly before: string | null; readonly limit: number },
  ): Promise<JobRecord[]>
  find(capability: AuditCapability, id: string): Promise<JobRecord | null>
  /** Findings in the order of the games, and failed slices. */
  told(id: string, most: number): Promise<{ games: JobFinding[]; failed: SliceFailure[] }>
  /** False if the job has ended. */
  cancel(capability: AuditCapability, id: string, at: number): Promise<boolean>
  /**
   * A slice of a lost node, or else a new one; null if there is none. A slice that was taken three
   * times and never finished has failed, and its job continues.
   */
  take(node: string, kinds: readonly JobKind[], now: number): Promise<Slice | null>
  gamesIn(slice: Slice): Promise<string[]>
  /** Renews the lease. False if the job was cancelled, or another node has the slice. */
  hold(slice: Slice, sums: JobProgress, now: number): Promise<boolean>
  finish(slice: Slice, sums: JobProgress, told: readonly JobFinding[], now: number): Promise<void>
  /** Any node may take the slice at once; a failed attempt gives its error. */
  giveBack(slice: Slice, error: string | null): Promise<void>
  keepVerdict(verdict: VerdictRecord): Promise<void>
  /** The heads up to which that build has verified finished games. */
  trueHeads(games: readonly string[], build: string): Promise<ReadonlyMap<string, string>>
}

/** Where a part is in the file of its job. */
export interface FilePartPosition {
  readonly slice: number
  readonly no: number
  readonly bytes: number
}

/** Files that jobs write: parts, each compressed by itself. */
export interface JobFiles {
  /** Starts a job that a person asks for on their own behalf. */
  begin(job: NewJob): Promise<JobRecord>
  /** The last job that was started for that person. */
  ofPerson(account: string): Promise<JobRecord | null>
  /** Removes what an earlier attempt has left of a slice. */
  clear(slice: Slice): Promise<void>
  /** False if this node no longer holds the slice. */
  keep(slice: Slice, no: number, bytes: Uint8Array): Promise<boolean>
  /** In the order of the file. */
  parts(job: string): Promise<FilePartPosition[]>
  /** Null if it was removed. */
  part(job: string, place: FilePartPosition): Promise<Uint8Array | null>
  /** Removes parts of jobs that ended before the time, and of all that failed. */
  purge(endedBefore: number, most: number): Promise<number>
}

declare module '../core/context.ts' {
  interface Context {
    /** A job was added: this node starts on it at once, if it runs jobs. */
    wakeJobWorkers(): void
  }
}
