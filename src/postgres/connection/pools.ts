import pg from 'pg'
import { QueryFailedError } from 'typeorm'
import { TooManyListQueries, Unavailable } from '../../app/core/ports.ts'
import type { ConnectionCounts } from '../../app/monitoring/node-port.ts'
import type { OutageDetector } from './outage-detector.ts'

/**
 * The client's time limits are longer than the database's, so that the database cancels a slow
 * statement before the client gives up.
 */
export const limits = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 3_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 5_000,
  query_timeout: 4_000,
  idleTimeoutMillis: 30_000,
  maxUses: 7_500,
  keepAlive: true,
}

/**
 * On solid-state disks and in memory, random reads cost only slightly more than sequential reads.
 * With a low `random_page_cost`, plans that were created for a small table remain good when the
 * table grows. JIT compilation never saves time for the service's statements.
 */
export const SESSION_OPTIONS = '-c random_page_cost=1.1 -c jit=off'

const { INT8, TIMESTAMPTZ } = pg.types.builtins
const dateOf = pg.types.getTypeParser(TIMESTAMPTZ) as (value: string) => Date
/**
 * Parsers for database columns. Versions, counts and times in milliseconds are small enough for
 * JavaScript numbers.
 */
const parsers: Readonly<Record<number, (value: string) => unknown>> = {
  [INT8]: Number,
  [TIMESTAMPTZ]: (value) => dateOf(value).getTime(),
}
const types = {
  getTypeParser: ((oid: number, format: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
}

const WAITED_TOO_LONG = 'timeout exceeded when trying to connect'

export interface Size {
  readonly max: number
  /**
   * Maximum number of callers that wait for a database connection; any further caller is refused
   * immediately.
   */
  readonly waitingMax?: number
  readonly options?: string
  readonly milliseconds?: number
}

export class Pool {
  readonly #pool: pg.Pool
  readonly #traffic: OutageDetector
  readonly #waitingMax: number

  constructor(connectionString: string, size: Size, traffic: OutageDetector) {
    const { max, waitingMax = Infinity, options = SESSION_OPTIONS, milliseconds } = size
    this.#traffic = traffic
    this.#waitingMax = waitingMax
    this.#pool = new pg.Pool({
      connectionString,
      max,
      types,
      options,
      application_name: 'touchline',
      ...limits,
      ...(milliseconds && { statement_timeout: milliseconds, query_timeout: milliseconds }),
    })
    // Without error listeners, a lost database connection would crash the process.
    const lost = () => {
      traffic.losses += 1
    }
    this.#pool.on('error', () => {})
    this.#pool.on('connect', (client) => client.on('error', lost))
  }

  /**
   * Runs a statement in one round trip. If `name` is given, each connection prepares the statement
   * only once.
   */
  async query<R>(text: string, values: unknown[] = [], name?: string): Promise<R[]> {
    return (await this.#send(text, values, name)).rows
  }

  async one<R>(text: string, values: unknown[] = [], name?: string): Promise<R | null> {
    const [first] = await this.query<R>(text, values, name)
    return first ?? null
  }

  async change(text: string, values: unknown[], name?: string): Promise<number> {
    return (await this.#send(text, values, name)).rowCount ?? 0
  }

  #send(text: string, values: unknown[], name?: string): Promise<pg.QueryResult> {
    const config = name === undefined ? { text, values } : { text, values, name }
    return this.lend((client) => client.query(config))
  }

  /**
   * Calls `work` with a database connection outside a transaction, and discards the connection
   * after any error.
   */
  protected lend<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    this.#traffic.roundTrips += 1
    return this.#answered(async () => {
      const client = await this.#connect()
      try {
        const result = await work(client)
        client.release()
        return result
      } catch (error) {
        client.release(error as Error)
        throw error
      }
    })
  }

  transaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    return this.#answered(async () => {
      const client = await this.#connect()
      let failed: Error | undefined
      try {
        await client.query('begin')
        const result = await work(client)
        await client.query('commit')
        return result
      } catch (error) {
        // If the rollback succeeds, only the caller's code has failed and the connection can still
        // be used.
        const isSound = await client.query('rollback').then(
          () => true,
          () => false,
        )
        if (!isSound) failed = error as Error
        throw error
      } finally {
        client.release(failed)
      }
    })
  }

  end(): Promise<void> {
    return this.#pool.end()
  }

  connections(pool: string): ConnectionCounts {
    const { totalCount, idleCount: idle, waitingCount: waiting } = this.#pool
    return { pool, busy: totalCount - idle, idle, waiting }
  }

  /** Any error while connecting counts as an outage, because no statement was sent. */
  #connect(): Promise<pg.PoolClient> {
    if (this.#pool.waitingCount >= this.#waitingMax) return Promise.reject(new TooManyListQueries())
    return this.#pool.connect().catch((error: Error) => {
      const isCrowded = this.#waitingMax < Infinity && error.message === WAITED_TOO_LONG
      throw isCrowded ? new TooManyListQueries() : new Unavailable(error)
    })
  }

  async #answered<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await this.#traffic.guard(work)
    } catch (error) {
      throw countLoss(error, this.#traffic)
    }
  }
}

export function countLoss(error: unknown, traffic: OutageDetector): unknown {
  const isKnown = error instanceof Unavailable
  if (!isKnown && !isOutage(error)) return error
  traffic.losses += 1
  return isKnown ? error : new Unavailable(error)
}

/** SQLSTATE classes and codes that indicate a temporary failure. */
const notNow = /^(?:08|53|57|58|40001|40P01|55P03|25006|25P03)/
const networkCodes = /^E(?:CONN|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN|NOTFOUND)/
const driverWords = [
  'Connection terminated',
  WAITED_TOO_LONG,
  'timeout expired',
  'Query read timeout',
  'not queryable',
  'Client was closed',
  'Cannot use a pool after',
]

function isOutage(error: unknown): boolean {
  const cause = error instanceof QueryFailedError ? error.driverError : error
  if (!(cause instanceof Error)) return false
  const { code } = cause as Error & { code?: unknown }
  if (typeof code === 'string') return notNow.test(code) || networkCodes.test(code)
  return driverWords.some((words) => cause.message.includes(words))
}
