import type { Tagged } from '../../../src/engine/kernel/types.ts'
import type { LessonAnswer, LessonSeen } from './lesson-game.ts'
import { WorkerClient } from './worker-client.ts'

export type LessonQuestion =
  | { readonly kind: 'start'; readonly ruleset: string }
  | { readonly kind: 'play' | 'check'; readonly decisionId: string; readonly move: Tagged }
  | { readonly kind: 'next' }

export interface LessonResult {
  readonly answer: LessonAnswer | null
  /** The player's view; null if the view has not changed, or if the game has no lesson. */
  readonly seen: LessonSeen | null
  readonly content?: unknown
  /**
   * Paths of the worker and its chunks, which the page caches for offline use. Only the response to
   * `start` contains the paths of the worker and its chunks.
   */
  readonly parts?: readonly string[]
}

export function startLessonWorker() {
  const worker = new WorkerClient<LessonQuestion, LessonResult>(
    new Worker(new URL('./lesson-worker.ts', import.meta.url), { type: 'module' }),
  )
  return {
    async ask(question: LessonQuestion): Promise<LessonResult> {
      const result = await worker.ask(question)
      if (result === null) throw new Error('the lesson worker failed')
      return result
    },
    close: () => worker.close(),
  }
}
