import type { ReviewedMove } from '../../../src/engine/bots/review.ts'
import type { TurningPoint, WinChances } from '../../../src/engine/bots/win-chances.ts'
import type { Tagged } from '../../../src/engine/kernel/types.ts'
import type { LogFile } from './log-file.ts'

/** Results that the worker returns before it analyses a move. */
export interface Opened {
  readonly answered: readonly number[]
  readonly fortunes: readonly WinChances[]
  readonly luck: readonly number[]
  readonly turnings: readonly TurningPoint[]
}
export type Review = ReviewedMove<Tagged>

type Question =
  | { readonly rulesets: readonly string[] }
  | { readonly log: LogFile }
  | { readonly version: number; readonly tries: number }
export type WorkerRequest = Question & { readonly id: number }
export type WorkerResponse =
  | { readonly id: number; readonly result: Result | null }
  | { readonly id: number; readonly trouble: string }

export type Result = Opened | Review | readonly string[]

/** A client of the worker that analyses one game. */
export class ReviewClient {
  readonly #thread = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' })
  readonly #pending = new Map<number, (result: WorkerResponse | null) => void>()
  readonly #thoughts = new Map<string, Promise<Review | null>>()
  #last = 0

  constructor() {
    this.#thread.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => {
      this.#pending.get(data.id)?.(data)
      this.#pending.delete(data.id)
    })
    // If the worker's chunk cannot be loaded, the page works without the analysis.
    this.#thread.addEventListener('error', () => this.close())
  }

  /**
   * Loads the chunks that the analysis needs and returns their paths. Returns null if no chunk was
   * loaded.
   */
  load = (rulesets: readonly string[]) =>
    this.#ask({ rulesets }) as Promise<readonly string[] | null>

  /** Opens a game. Returns null if the game has no moves to review. */
  open = (log: LogFile) => this.#ask({ log }) as Promise<Opened | null>

  /**
   * Returns the cached review of the move that led to this version, or null if no move led to this
   * version.
   */
  review = (version: number, tries: number): Promise<Review | null> => {
    const name = `${version} ${tries}`
    const thought =
      this.#thoughts.get(name) ?? (this.#ask({ version, tries }) as Promise<Review | null>)
    this.#thoughts.set(name, thought)
    return thought
  }

  close(): void {
    this.#thread.terminate()
    for (const answer of this.#pending.values()) answer(null)
    this.#pending.clear()
  }

  #ask(question: Question) {
    this.#last += 1
    const id = this.#last
    return new Promise<Result | null>((resolve) => {
      this.#pending.set(id, (result) =>
        resolve(result && 'result' in result ? result.result : null),
      )
      this.#thread.postMessage({ id, ...question })
    })
  }
}
