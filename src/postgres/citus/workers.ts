import type { ConnectionCounts } from '../../app/monitoring/node-port.ts'
import { OutageDetector } from '../connection/outage-detector.ts'
import { PipelinedPool } from '../connection/pipelined-pool.ts'
import { BY_KEYS } from '../connection/pools.ts'
import { ExportPool } from '../log/log-export.ts'

interface Worker {
  readonly lanes: PipelinedPool
  readonly exports: ExportPool
  readonly traffic: OutageDetector
  /** Epochs of two workers are never the same, for rows move from one to the other. */
  readonly firstEpoch: number
}

const LOSSES_MAX = 2 ** 32

/**
 * Of a plan that is kept, Citus 13.2 makes one more for the shard each time and finds none of them
 * again: a session would grow by 20 kB with every look at the log. Planned anew it costs the same.
 */
const PLANNED_ANEW = `${BY_KEYS} -c plan_cache_mode=force_custom_plan`

/** Connections to the workers of Citus, made at first use: what fails at one fails there alone. */
export class Workers {
  /** Of the coordinator: at the workers all but the place is the same. */
  readonly #url: string
  readonly #workers = new Map<string, Worker>()

  constructor(url: string) {
    this.#url = url
  }

  pipelinesTo(shelf: string): PipelinedPool {
    return this.#at(shelf).lanes
  }

  exportPoolAt(shelf: string): ExportPool {
    return this.#at(shelf).exports
  }

  /** Without a shelf: of all of them together. */
  epoch(shelf?: string): number {
    if (shelf !== undefined) {
      const { firstEpoch, traffic } = this.#at(shelf)
      return firstEpoch + traffic.losses
    }
    let losses = 0
    for (const { traffic } of this.#workers.values()) losses += traffic.losses
    return losses
  }

  connections(): ConnectionCounts[] {
    return [...this.#workers].map(([shelf, { lanes }]) => ({
      ...lanes.connections(),
      pool: `lanes ${shelf}`,
    }))
  }

  async end(): Promise<void> {
    const workers = [...this.#workers.values()]
    await Promise.all(workers.flatMap(({ lanes, exports }) => [lanes.end(), exports.end()]))
  }

  #at(shelf: string): Worker {
    const known = this.#workers.get(shelf)
    if (known) return known
    const url = new URL(this.#url)
    url.host = shelf
    const traffic = new OutageDetector()
    const firstEpoch = (1 + this.#workers.size) * LOSSES_MAX
    const lanes = new PipelinedPool(url.href, traffic, PLANNED_ANEW)
    const exports = new ExportPool(url.href, traffic)
    const worker = { lanes, exports, traffic, firstEpoch }
    this.#workers.set(shelf, worker)
    return worker
  }
}
