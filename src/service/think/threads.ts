import { availableParallelism } from 'node:os'
import type { Brains } from './pool.ts'
import { ThinkingThread } from './thinking-thread.ts'

/** A core is left to all else, where there is more than one. None at all are none. */
export function thinkingThreads(wanted: number | undefined): { brains?: Brains } {
  const count = wanted ?? Math.max(1, availableParallelism() - 1)
  return count === 0 ? {} : { brains: { count, start: () => new ThinkingThread() } }
}
