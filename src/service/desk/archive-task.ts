import type { Context } from '../context.ts'
import type { Warrant } from './warrant.ts'

export type Parts = Pick<Context, 'ports' | 'packs'>

/** What has come of it by now. */
export interface Archived {
  games: number
  rows: number
  files: number
  bytes: number
  /** Parts of the log that went as a whole. */
  readonly parts: string[]
  /** They are not true in the file, or not the same as here. */
  readonly stayed: { readonly game: string; readonly why: string }[]
}

/** Whoever waits for it. */
export interface Watcher {
  /** Asked before each file and each step. */
  goesOn(): boolean | Promise<boolean>
  /** Told after each step. */
  onStep(archived: Archived): void
}

export interface Task extends Watcher {
  readonly context: Parts
  readonly warrant: Warrant
  readonly done: Archived
}
