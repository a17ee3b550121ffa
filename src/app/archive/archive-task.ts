import type { AuditCapability } from '../core/audit-capability.ts'
import type { Context } from '../core/context.ts'

export type Parts = Pick<Context, 'ports' | 'packs'>

export interface ArchiveProgress {
  games: number
  rows: number
  files: number
  bytes: number
  readonly stayed: { readonly game: string; readonly why: string }[]
}

export interface ArchiveListener {
  /**
   * Called before each archive file and each step; if the result is false, the archive run stops.
   */
  goesOn(): boolean | Promise<boolean>
  onStep(archived: ArchiveProgress): void
}

export interface Task extends ArchiveListener {
  readonly context: Parts
  readonly capability: AuditCapability
  readonly done: ArchiveProgress
}
