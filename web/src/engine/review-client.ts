import type { ReviewedMove } from '../../../src/engine/bots/review.ts'
import type { TurningPoint, WinChances } from '../../../src/engine/bots/win-chances.ts'
import type { Tagged } from '../../../src/engine/kernel/types.ts'
import type { LogFile } from './log-file.ts'

/** What is known of a game before anything was thought about. */
export interface Opened {
  /** The versions to which a move has led. */
  readonly answered: readonly number[]
  /** Empty where the game does not know what a position is worth; so are the others. */
  readonly fortunes: readonly WinChances[]
  readonly luck: readonly number[]
  readonly turnings: readonly TurningPoint[]
}
export type Review = ReviewedMove<Tagged>

type Question =
  | { readonly rulesets: readonly string[] }
  | { readonly log: LogFile }
  | { readonly version: number; readonly tries: number }
export type ThinkerAsk = Question & { readonly id: number }
export type ThinkerTold =
  | { readonly id: number; readonly told: Told | null }
  | { readonly id: number; readonly trouble: string }

export type Told = Opened | Review | readonly string[]

/** A thread that thinks about one game: it comes as a part of its own, after the page. */
export class ReviewClient {
  readonly #thread = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' })
  readonly #asked = new Map<number, (told: ThinkerTold | null) => void>()
  readonly #thoughts = new Map<string, Promise<Review | null>>()
  #last = 0

  constructor() {
    this.#thread.addEventListener('message', ({ data }: MessageEvent<ThinkerTold>) => {
      this.#asked.get(data.id)?.(data)
      this.#asked.delete(data.id)
    })
    // It could not be loaded: the page is as it is without it.
    this.#thread.addEventListener('error', () => this.close())
  }

  /** All that it takes to think about these: gives the parts that have come. Null: none has. */
  load = (rulesets: readonly string[]) =>
    this.#ask({ rulesets }) as Promise<readonly string[] | null>

  /** Null: there is nothing to review. */
  open = (log: LogFile) => this.#ask({ log }) as Promise<Opened | null>

  /** Of the move that led to that version; null: none did. Each is thought about once. */
  review = (version: number, tries: number): Promise<Review | null> => {
    const name = `${version} ${tries}`
    const thought =
      this.#thoughts.get(name) ?? (this.#ask({ version, tries }) as Promise<Review | null>)
    this.#thoughts.set(name, thought)
    return thought
  }

  close(): void {
    this.#thread.terminate()
    for (const answer of this.#asked.values()) answer(null)
    this.#asked.clear()
  }

  #ask(question: Question) {
    this.#last += 1
    const id = this.#last
    return new Promise<Told | null>((resolve) => {
      this.#asked.set(id, (told) => resolve(told && 'told' in told ? told.told : null))
      this.#thread.postMessage({ id, ...question })
    })
  }
}
