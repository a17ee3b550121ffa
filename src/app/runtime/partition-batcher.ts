import type { Metrics } from '../core/metrics.ts'
import { type Ports, Unavailable } from '../core/ports.ts'
import { Batcher } from './batcher.ts'
import type { NewRow, ServerEpoch, StoredRow, TailRequest } from './port.ts'

const BATCH_ROWS_MAX = 128
const BATCH_CHARACTERS_MAX = 256 * 1024
/**
 * Maximum number of games whose log rows one query reads. Most reads of a log are short, but if a
 * game is not cached, the complete log must be read.
 */
const TAILS_MAX = 32
const LOOKS_AT_ONCE = 2
/** Maximum number of games that may wait for a database statement at the same time. */
const GAMES_WAITING_MAX = 4_096

interface Partition {
  readonly rows: Batcher<NewRow, ServerEpoch | null>
  readonly tails: Batcher<TailRequest, StoredRow[]>
}

/**
 * Batches log rows and reads separately for each database partition, so that an unreachable
 * partition delays only the games in this partition.
 */
export class PartitionBatcher {
  readonly #log: Ports['log']
  readonly #metrics: Metrics
  readonly #partitions = new Map<string, Partition>()

  constructor(log: Ports['log'], metrics: Metrics) {
    this.#log = log
    this.#metrics = metrics
  }

  append(row: NewRow): Promise<ServerEpoch | null> {
    return this.#partitionOf(row.gameId).rows.add(row)
  }

  tail(gameId: string, from: number): Promise<StoredRow[]> {
    return this.#partitionOf(gameId).tails.add({ gameId, from })
  }

  waiting(): { rows: number; tails: number } {
    const waiting = { rows: 0, tails: 0 }
    for (const { rows, tails } of this.#partitions.values()) {
      waiting.rows += rows.waiting
      waiting.tails += tails.waiting
    }
    return waiting
  }

  #partitionOf(gameId: string): Partition {
    const name = this.#log.partitionOf(gameId)
    const known = this.#partitions.get(name)
    if (known) return known
    const made = { rows: this.#rows(), tails: this.#tails() }
    this.#partitions.set(name, made)
    return made
  }

  #rows(): Partition['rows'] {
    const { registry, batchRows } = this.#metrics
    return new Batcher({
      send: (rows) => {
        const stored = this.#log.append(rows)
        const count = () => registry.later(() => batchRows.observe(rows.length))
        stored.then(count, () => {})
        return stored
      },
      weigh: ({ packed }) => packed.length,
      itemsMax: BATCH_ROWS_MAX,
      weightMax: BATCH_CHARACTERS_MAX,
      inFlightMax: this.#log.statementsAtOnce,
      restMilliseconds: this.#log.restMilliseconds,
      ...common,
    })
  }

  #tails(): Partition['tails'] {
    return new Batcher({
      send: async (requests) => {
        const tails = await this.#log.tails(requests)
        return requests.map(({ gameId }) => tails.get(gameId) ?? [])
      },
      weigh: () => 1,
      itemsMax: TAILS_MAX,
      weightMax: TAILS_MAX,
      inFlightMax: LOOKS_AT_ONCE,
      restMilliseconds: 0,
      ...common,
    })
  }
}

const common = {
  waitingMax: GAMES_WAITING_MAX,
  overloaded: () =>
    new Unavailable(new Error(`${GAMES_WAITING_MAX} games are waiting for a database statement`)),
  isNobodysFault: (error: unknown) => error instanceof Unavailable,
}
