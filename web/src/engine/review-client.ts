import type { ReviewedMove } from '../../../src/engine/bots/review.ts'
import type { TurningPoint, WinChances } from '../../../src/engine/bots/win-chances.ts'
import type { Tagged } from '../../../src/engine/kernel/types.ts'
import type { LogFile } from './log-file.ts'
import { WorkerClient } from './worker-client.ts'

export interface Opened {
  readonly answered: readonly number[]
  readonly fortunes: readonly WinChances[]
  readonly luck: readonly number[]
  readonly turnings: readonly TurningPoint[]
}
export type Review = ReviewedMove<Tagged>

export type ReviewQuestion =
  | { readonly rulesets: readonly string[] }
  | { readonly log: LogFile }
  | { readonly version: number; readonly tries: number }

export type Result = Opened | Review | readonly string[]

export class ReviewClient {
  readonly #worker = new WorkerClient<ReviewQuestion, Result>(
    new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' }),
  )
  readonly #thoughts = new Map<string, Promise<Review | null>>()

  /**
   * Loads the code chunks for the analysis and returns their paths, or null if no chunk was loaded.
   */
  load = (rulesets: readonly string[]) =>
    this.#worker.ask({ rulesets }) as Promise<readonly string[] | null>

  /** Returns the review of the moves, or null if the game has no moves to review. */
  open = (log: LogFile) => this.#worker.ask({ log }) as Promise<Opened | null>

  /**
   * Returns the cached review of the move that led to this game version, or null if no move led to
   * this version.
   */
  review = (version: number, tries: number): Promise<Review | null> => {
    const name = `${version} ${tries}`
    const thought =
      this.#thoughts.get(name) ?? (this.#worker.ask({ version, tries }) as Promise<Review | null>)
    this.#thoughts.set(name, thought)
    return thought
  }

  close(): void {
    this.#worker.close()
  }
}
