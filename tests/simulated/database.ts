import type {
  HeldSalt,
  IdempotencyRecord,
  SecretGameRecord,
  StoredRow,
} from '../../src/app/runtime/port.ts'

export type Put = <V>(table: Map<string, V>, key: string, value: V) => void

interface Undo {
  readonly table: Map<string, unknown>
  readonly key: string
  readonly before: unknown
}

/**
 * Maximum number of transactions that a failover loses. A failover always loses the latest
 * transactions.
 */
const JOURNAL_MAX = 8
const LAG_MILLISECONDS_MAX = 5_000

interface Transaction {
  readonly at: number
  readonly undos: readonly Undo[]
}

/**
 * Tables of a simulated database server, which all nodes share. A failover undoes the latest
 * transactions, as if a standby that lags behind had taken over.
 */
export class SimulatedDatabase {
  readonly games = new Map<string, SecretGameRecord>()
  readonly rows = new Map<string, readonly StoredRow[]>()
  readonly keys = new Map<string, IdempotencyRecord>()
  readonly salts = new Map<string, readonly HeldSalt[]>()
  /**
   * `appended` counts the log rows that the database has stored, and `refused` counts the log rows
   * that the database has refused because the log had changed.
   */
  appended = 0
  refused = 0
  /** Log rows that failovers have lost. */
  readonly lost: StoredRow[] = []
  readonly lease = { holder: '', heldUntil: 0, scannedUntil: 0 }
  failovers = 0
  readonly #journal: Transaction[] = []
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  get server(): string {
    return `server ${this.failovers}`
  }

  rowsOf(gameId: string): readonly StoredRow[] {
    return this.rows.get(gameId) ?? []
  }

  /**
   * Runs `work` as a database transaction; if `work` throws an error, the database does not change.
   */
  transaction<T>(work: (put: Put) => T): T {
    const undos: Undo[] = []
    const put: Put = (table, key, value) => {
      undos.push({ table: table as Map<string, unknown>, key, before: table.get(key) })
      table.set(key, value)
    }
    try {
      const result = work(put)
      if (undos.length > 0) this.#journal.push({ at: this.#now(), undos })
      if (this.#journal.length > JOURNAL_MAX) this.#journal.shift()
      return result
    } catch (error) {
      this.#undo(undos)
      throw error
    }
  }

  /** After this call, no failover undoes the previous transactions. */
  keep(): void {
    this.#journal.length = 0
  }

  /**
   * Simulates a failover to a database server that lacks the last transactions, and returns the log
   * rows that this server lacks.
   */
  failOver(transactions: number): readonly StoredRow[] {
    const before = new Map(this.rows)
    const since = this.#now() - LAG_MILLISECONDS_MAX
    const those = this.#journal.splice(-transactions).filter(({ at }) => at >= since)
    for (const { undos } of those.reverse()) this.#undo(undos)
    const lost = [...before].flatMap(([id, rows]) => rows.slice(this.rowsOf(id).length))
    this.lost.push(...lost)
    this.failovers += 1
    return lost
  }

  #undo(undos: readonly Undo[]): void {
    for (const { table, key, before } of undos.toReversed())
      if (before === undefined) table.delete(key)
      else table.set(key, before)
  }
}
