import type { AuditCapability } from '../core/audit-capability.ts'
import type { GameStatus } from '../core/game-schema.ts'
import type { JobKind, JobState } from './schema.ts'

declare module '../core/ports.ts' {
  interface Ports {
    readonly jobs: JobStore
    readonly jobFiles: JobFiles
  }
}

/** Which games, and how. */
export interface JobScope {
  readonly ruleset: string | null
  /** Finished games that this build has found true are left out. */
  readonly sinceLast: boolean
  /** Only the chain of hashes is checked. */
  readonly chain: boolean
  /** The job whose list of games it goes through; null: all games. */
  readonly of: string | null
  /** Games that ended before go into the archive; null: none do. */
  readonly endedBefore: number | null
  /** What goes into the file that it writes; null: it writes none. */
  readonly file: ExportFileScope | null
}

export interface ExportFileScope {
  readonly status: Extract<GameStatus, 'running' | 'over' | 'cancelled'> | null
  /** Games made then or later, and before that. */
  readonly since: number | null
  readonly until: number | null
  /** With the names at the seats. */
  readonly names: boolean
  /** Whose games they are, and by whose eyes they are seen; null: all games, as a spectator. */
  readonly person: string | null
}

/** What a job is not asked for; those of before say nothing of what came later. */
export const allGames: JobScope = {
  ruleset: null,
  sinceLast: false,
  chain: false,
  of: null,
  endedBefore: null,
  file: null,
}

export interface JobRecord {
  readonly id: string
  readonly kind: JobKind
  readonly terms: JobScope
  readonly state: JobState
  readonly account: string | null
  readonly madeAt: number
  readonly endedAt: number | null
  /** Games there were when it was made. */
  readonly totalGuess: number
  readonly sums: JobProgress
  /** Of what it has written by now. */
  readonly bytes: number
}

/** How far it has come. */
export const noProgress = {
  games: 0,
  rows: 0,
  events: 0,
  /** Not true, or nothing could be done to them. */
  bad: 0,
  /** Of which something was folded only, or taken as given. */
  unjudged: 0,
  /** Found true before. */
  skipped: 0,
}
export type JobProgress = Readonly<typeof noProgress>

/** What a job has to say of a game; `fault` null: that it was done. */
export interface JobFinding {
  readonly game: string
  readonly fault: string | null
}

/** Some games of a job that one node works off, for as long as it holds the lease. */
export interface Slice {
  readonly job: string
  readonly no: number
  readonly kind: JobKind
  readonly terms: JobScope
  /** The games behind the one id, up to the other. */
  readonly from: string | null
  readonly to: string
  readonly node: string
  /** This one counted. */
  readonly tries: number
}

/** What a node counts and reports of a slice that it holds. */
export interface SliceWork {
  readonly slice: Slice
  readonly sums: typeof noProgress
  readonly told: JobFinding[]
}

/**
 * Processes the games of a slice. `goesOn` renews the lease before each step; once it answers false
 * the worker returns, and another node may take the slice.
 */
export type SliceWorker = (
  work: SliceWork,
  games: readonly string[],
  goesOn: () => Promise<boolean>,
) => Promise<void>

export interface SliceFailed {
  readonly no: number
  readonly error: string
}

/** What was found of a game. */
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

export interface NewJob extends Pick<JobRecord, 'id' | 'kind' | 'terms' | 'account' | 'madeAt'> {
  /** With what its file begins, where it writes one. */
  readonly head?: Uint8Array
  /** It is not begun where there are more games; left out: however many. */
  readonly gamesMax?: number
}

/** For operators: each begins with what stands in the audit. */
export interface JobAdminStore {
  /** Null: there are more games than it may go through. */
  start(capability: AuditCapability, job: NewJob): Promise<JobRecord | null>
  /** Newest first. */
  list(
    capability: AuditCapability,
    asked: { readonly before: string | null; readonly limit: number },
  ): Promise<JobRecord[]>
  find(capability: AuditCapability, id: string): Promise<JobRecord | null>
  /** What it tells of games, in their order, and of the slices that failed. */
  told(id: string, most: number): Promise<{ games: JobFinding[]; failed: SliceFailed[] }>
  /** Gives whether it did: not where it had ended. */
  cancel(capability: AuditCapability, id: string, at: number): Promise<boolean>
}

/** For whoever works. */
export interface JobStore extends JobAdminStore {
  /**
   * One whose node is gone, or else a new one; null: there is nothing to do. What was taken three
   * times and never finished has failed, and the job goes on.
   */
  take(node: string, kinds: readonly JobKind[], now: number): Promise<Slice | null>
  gamesIn(slice: Slice): Promise<string[]>
  /** Holds it for longer; gives whether it is still wanted, and still this node's. */
  hold(slice: Slice, sums: JobProgress, now: number): Promise<boolean>
  finish(slice: Slice, sums: JobProgress, told: readonly JobFinding[], now: number): Promise<void>
  /** Somebody is to take it at once; a try that came to nothing says why. */
  giveBack(slice: Slice, error: string | null): Promise<void>
  keepVerdict(verdict: VerdictRecord): Promise<void>
  /** The heads up to which that build has found finished games true. */
  trueHeads(games: readonly string[], build: string): Promise<ReadonlyMap<string, string>>
}

/** Where a part stands in the file of its job. */
export interface FilePartPosition {
  readonly slice: number
  readonly no: number
  readonly bytes: number
}

/** Files that jobs write: parts, each of them compressed by itself. */
export interface JobFiles {
  /** A job that somebody asks for on their own behalf. */
  begin(job: NewJob): Promise<JobRecord>
  /** The last one that was begun for that person. */
  ofPerson(account: string): Promise<JobRecord | null>
  /** What another try has left of a slice goes. */
  clear(slice: Slice): Promise<void>
  /** Gives whether it was: not where the slice is not this node's any more. */
  keep(slice: Slice, no: number, bytes: Uint8Array): Promise<boolean>
  /** In the order of the file. */
  parts(job: string): Promise<FilePartPosition[]>
  /** Null: it is gone. */
  part(job: string, place: FilePartPosition): Promise<Uint8Array | null>
  /** Takes away parts of jobs that ended before, and of all that came to nothing. */
  purge(endedBefore: number, most: number): Promise<number>
}

declare module '../core/context.ts' {
  interface Context {
    /** A job was added: this node starts on it at once, if it runs jobs. */
    wakeJobWorkers(): void
  }
}
