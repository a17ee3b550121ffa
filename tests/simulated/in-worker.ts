import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import root from 'tap'
import type { Searched } from './simulate.ts'
import type { SimulationRequest } from './worker.ts'

const SHRINKING_RUNS = 100

let worker: Worker | null = null

/**
 * Runs simulations in a worker thread, because a simulation replaces the timers and the random
 * values of its thread. All simulations in a process run one after the other in the same worker
 * thread.
 */
export async function searchInWorker(
  request: Partial<SimulationRequest> & Pick<SimulationRequest, 'floor' | 'seeds'>,
): Promise<Searched> {
  const thread = worker ?? new Worker(new URL('./worker.js', import.meta.url))
  if (!worker) root.teardown(() => thread.terminate())
  worker = thread
  const defaults = {
    ruleset: 'goalscorer',
    failsOver: false,
    firstSeed: 1,
    bug: null,
    shrinkingRuns: SHRINKING_RUNS,
  }
  thread.postMessage({ ...defaults, ...request } satisfies SimulationRequest)
  const [searched] = (await once(thread, 'message')) as [Searched]
  return searched
}
