import type { Tagged } from '../../../src/engine/kernel/types.ts'
import type { LessonAnswer, LessonSeen } from './lesson-game.ts'

type Tried = { readonly decisionId: string; readonly move: Tagged }
type Question =
  | { readonly kind: 'start'; readonly ruleset: string }
  | ({ readonly kind: 'play' | 'check' } & Tried)
  | { readonly kind: 'next' }
export type LessonRequest = Question & { readonly id: number }

export interface LessonResult {
  readonly answer: LessonAnswer | null
  /** Null if nothing has changed; after `start`, if the game has no lesson. */
  readonly seen: LessonSeen | null
  readonly content?: unknown
}
export type LessonResponse =
  | { readonly id: number; readonly result: LessonResult }
  | { readonly id: number; readonly trouble: string }

/** Client of the worker that plays one lesson. */
export class LessonClient {
  readonly #thread = new Worker(new URL('./lesson-worker.ts', import.meta.url), { type: 'module' })
  readonly #pending = new Map<number, (response: LessonResponse) => void>()
  #last = 0

  constructor() {
    this.#thread.addEventListener('message', ({ data }: MessageEvent<LessonResponse>) => {
      this.#pending.get(data.id)?.(data)
      this.#pending.delete(data.id)
    })
    this.#thread.addEventListener('error', ({ message }) => {
      for (const [id, answer] of this.#pending) answer({ id, trouble: message })
      this.#pending.clear()
    })
  }

  ask(question: Question): Promise<LessonResult> {
    this.#last += 1
    const id = this.#last
    return new Promise((resolve, reject) => {
      this.#pending.set(id, (response) =>
        'result' in response ? resolve(response.result) : reject(new Error(response.trouble)),
      )
      this.#thread.postMessage({ id, ...question })
    })
  }

  close(): void {
    this.#thread.terminate()
  }
}
