import type { AuditCapability } from '../core/audit-capability.ts'
import type { Context } from '../core/context.ts'

export type Parts = Pick<Context, 'ports' | 'packs'>

/** What has come of it by now. */
export interface ArchiveProgress {
  games: number
  rows: number
  files: number
  bytes: number
  /** They are not true in the file, or not the same as here. */
  readonly stayed: { readonly game: string; readonly why: string }[]
}

/** Whoever waits for it. */
export interface ArchiveListener {
  /** Asked before each file and each step. */
  goesOn(): boolean | Promise<boolean>
  /** Told after each step. */
  onStep(archived: ArchiveProgress): void
}

export interface Task extends ArchiveListener {
  readonly context: Parts
  readonly capability: AuditCapability
  readonly done: ArchiveProgress
}
