import { availableParallelism } from 'node:os'
import type { ThinkWorkers } from './thinking-pool.ts'
import { ThinkWorkerHandle } from './worker-handle.ts'

/**
 * Starts the threads for bot searches. By default, one core is left free, but at least one thread
 * is started. If the number of threads is 0, no threads are used.
 */
export function startThinkWorkers(
  wanted: number | undefined,
  games: readonly string[],
): { thinkWorkers?: ThinkWorkers } {
  const count = wanted ?? Math.max(1, availableParallelism() - 1)
  return count === 0 ? {} : { thinkWorkers: { count, start: () => new ThinkWorkerHandle(games) } }
}
