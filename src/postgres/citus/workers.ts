import type { ConnectionCounts } from '../../app/monitoring/node-port.ts'
import { OutageDetector } from '../connection/outage-detector.ts'
import { PipelinedPool } from '../connection/pipelined-pool.ts'
import { SESSION_OPTIONS } from '../connection/pools.ts'
import { ExportPool } from '../log/log-export.ts'

interface Worker {
  readonly pipelined: PipelinedPool
  readonly exports: ExportPool
  readonly traffic: OutageDetector
  /**
   * The first epoch differs between Citus workers, so that a game's epoch changes when its rows are
   * moved to another worker.
   */
  readonly firstEpoch: number
}

const LOSSES_MAX = 2 ** 32

/**
 * Disables cached plans. With cached plans, Citus 13.2 would add a shard plan on each execution and
 * never reuse it, so each read of the log would cost the session another 20 kB of memory.
 */
const PLANNED_ANEW = `${SESSION_OPTIONS} -c plan_cache_mode=force_custom_plan`

/**
 * Connections to the Citus workers. Each connection is opened when it is first used, so an
 * unavailable worker does not affect the other workers.
 */
export class Workers {
  /**
   * URL of the Citus coordinator. The URL of a worker differs from the URL of the coordinator only
   * in host and port.
   */
  readonly #url: string
  readonly #workers = new Map<string, Worker>()

  constructor(url: string) {
    this.#url = url
  }

  pipelinesTo(partition: string): PipelinedPool {
    return this.#at(partition).pipelined
  }

  exportPoolAt(partition: string): ExportPool {
    return this.#at(partition).exports
  }

  /**
   * Returns the epoch of the worker `partition`, or the total number of connection losses of all
   * workers if `partition` is undefined.
   */
  epoch(partition?: string): number {
    if (partition !== undefined) {
      const { firstEpoch, traffic } = this.#at(partition)
      return firstEpoch + traffic.losses
    }
    let losses = 0
    for (const { traffic } of this.#workers.values()) losses += traffic.losses
    return losses
  }

  connections(): ConnectionCounts[] {
    return [...this.#workers].map(([partition, { pipelined }]) => ({
      ...pipelined.connections(),
      pool: `pipelined ${partition}`,
    }))
  }

  async end(): Promise<void> {
    const workers = [...this.#workers.values()]
    await Promise.all(workers.flatMap(({ pipelined, exports }) => [pipelined.end(), exports.end()]))
  }

  #at(partition: string): Worker {
    const known = this.#workers.get(partition)
    if (known) return known
    const url = new URL(this.#url)
    url.host = partition
    const traffic = new OutageDetector()
    const firstEpoch = (1 + this.#workers.size) * LOSSES_MAX
    const pipelined = new PipelinedPool(url.href, traffic, PLANNED_ANEW)
    const exports = new ExportPool(url.href, traffic)
    const worker = { pipelined, exports, traffic, firstEpoch }
    this.#workers.set(partition, worker)
    return worker
  }
}
