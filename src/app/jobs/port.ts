import type { AuditCapability } from '../core/audit-capability.ts'
import type { JobFinding, JobKind, JobProgress, JobView, SliceFailure } from './schema.ts'

declare module '../core/ports.ts' {
  interface Ports {
    readonly jobs: JobStore
    readonly jobFiles: JobFiles
  }
}

export interface JobRecord extends Readonly<Omit<JobView, 'file'>> {
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
 * A slice of a job is a range of the job's games. A node processes a slice only while it holds the
 * slice's lease.
 */
export interface Slice extends Pick<JobRecord, 'kind' | 'scope'> {
  readonly job: string
  readonly no: number
  /** The slice's range of game ids excludes `from` and includes `to`. */
  readonly from: string | null
  readonly to: string
  readonly node: string
  /** Number of attempts to process the slice, including the current attempt. */
  readonly tries: number
}

export interface SliceWork {
  readonly slice: Slice
  readonly sums: JobProgress
  readonly told: JobFinding[]
}

/**
 * Processes one slice of a job. The worker must call `goesOn`, which renews the slice's lease,
 * before each game. If `goesOn` returns false, the worker must stop, because another node may have
 * taken over the slice.
 */
export type SliceWorker = (
  work: SliceWork,
  games: readonly string[],
  goesOn: () => Promise<boolean>,
) => Promise<void>

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
  readonly head?: Uint8Array
  readonly gamesMax?: number
}

export interface JobStore {
  start(capability: AuditCapability, job: NewJob): Promise<JobRecord | null>
  list(
    capability: AuditCapability,
    asked: { readonly before: string | null; readonly limit: number },
  ): Promise<JobRecord[]>
  find(capability: AuditCapability, id: string): Promise<JobRecord | null>
  told(id: string, most: number): Promise<{ games: JobFinding[]; failed: SliceFailure[] }>
  cancel(capability: AuditCapability, id: string, at: number): Promise<boolean>
  /**
   * Leases a slice whose node was lost, or otherwise a new slice; null if no slice is left. A slice
   * that was leased three times without being finished counts as failed, and the job continues
   * without it.
   */
  take(node: string, kinds: readonly JobKind[], now: number): Promise<Slice | null>
  gamesIn(slice: Slice): Promise<string[]>
  /**
   * Renews the slice's lease. Returns false if the job was cancelled, or if another node has leased
   * the slice.
   */
  hold(slice: Slice, sums: JobProgress, now: number): Promise<boolean>
  finish(slice: Slice, sums: JobProgress, told: readonly JobFinding[], now: number): Promise<void>
  /**
   * Gives up the lease, so that any node can take the slice without waiting. `error` is the reason
   * if the attempt failed.
   */
  giveBack(slice: Slice, error: string | null): Promise<void>
  keepVerdict(verdict: VerdictRecord): Promise<void>
  /**
   * Returns, for each finished game that this build has verified, the hash of the last verified
   * row.
   */
  trueHeads(games: readonly string[], build: string): Promise<ReadonlyMap<string, string>>
}

export interface FilePartPosition {
  readonly slice: number
  readonly no: number
  readonly bytes: number
}

export interface JobFiles {
  begin(job: NewJob): Promise<JobRecord>
  ofPerson(account: string): Promise<JobRecord | null>
  clear(slice: Slice): Promise<void>
  keep(slice: Slice, no: number, bytes: Uint8Array): Promise<boolean>
  parts(job: string): Promise<FilePartPosition[]>
  part(job: string, place: FilePartPosition): Promise<Uint8Array | null>
  purge(endedBefore: number, most: number): Promise<number>
}

declare module '../core/context.ts' {
  interface Context {
    wakeJobWorkers(): void
  }
}
