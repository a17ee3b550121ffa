import type { Fortune, Turning } from '../../../src/bots/fortunes.ts'
import type { Reviewed } from '../../../src/bots/review.ts'
import type { Tagged } from '../../../src/kernel/types.ts'
import type { LogFile } from './log-file.ts'

/** What is known of a game before anything was thought about. */
export interface Opened {
  /** The versions to which a move has led. */
  readonly answered: readonly number[]
  /** Empty where the game does not know what a position is worth; so are the others. */
  readonly fortunes: readonly Fortune[]
  readonly luck: readonly number[]
  readonly turnings: readonly Turning[]
}
export type Review = Reviewed<Tagged>

export type ThinkerAsk =
  | { readonly id: number; readonly log: LogFile }
  | { readonly id: number; readonly version: number; readonly tries: number }
export type ThinkerTold =
  | { readonly id: number; readonly told: Opened | Review | null }
  | { readonly id: number; readonly trouble: string }

/** A thread that thinks about one game: it comes as a part of its own, after the page. */
export class Thinker {
  readonly #thread = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' })
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

  #ask(question: { log: LogFile } | { version: number; tries: number }) {
    this.#last += 1
    const id = this.#last
    return new Promise<Opened | Review | null>((resolve) => {
      this.#asked.set(id, (told) => resolve(told && 'told' in told ? told.told : null))
      this.#thread.postMessage({ id, ...question })
    })
  }
}
