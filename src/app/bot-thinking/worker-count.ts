import { availableParallelism } from 'node:os'
import type { ThinkWorkers } from './thinking-pool.ts'
import { ThinkWorkerHandle } from './worker-handle.ts'

/** A core is left to all else, where there is more than one. None at all are none. */
export function startThinkWorkers(wanted: number | undefined): { brains?: ThinkWorkers } {
  const count = wanted ?? Math.max(1, availableParallelism() - 1)
  return count === 0 ? {} : { brains: { count, start: () => new ThinkWorkerHandle() } }
}
