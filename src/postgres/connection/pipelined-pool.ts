import pg from 'pg'
import { Unavailable } from '../../app/core/ports.ts'
import type { ConnectionCounts } from '../../app/monitoring/node-port.ts'
import { type OutageDetector, outageError } from './outage-detector.ts'
import { countLoss, limits, SESSION_OPTIONS } from './pools.ts'

const IDLE_CHECK_MILLISECONDS = 5_000

interface Statement {
  readonly name: string
  readonly text: string
}
export type Value = string | Buffer | null

export interface PipelinedStatement {
  readonly statement: Statement
  readonly values: Value[]
}

export interface StatementResult {
  readonly count: number
  /** The first column of each returned row. The SQL type of this column must be text. */
  readonly texts: readonly (string | null)[]
}

interface Connection {
  readonly client: pg.Client
  uses: number
  isBusy: boolean
  /** Time at which the connection last became busy or idle. */
  since: number
  fail(error: unknown): void
}

/**
 * Connection pool for the statements that must finish before a move is answered. The pool has a
 * single timer, which closes idle connections. `pg.Pool` would set three timers and call four
 * listeners per statement, which takes a fifth of a move's time. The pool does not limit the number
 * of connections, because its callers limit the number of statements.
 */
export class PipelinedPool {
  readonly #url: string
  readonly #traffic: OutageDetector
  readonly #options: string
  readonly #connections = new Set<Connection>()
  readonly #free: Connection[] = []
  readonly #timer: NodeJS.Timeout
  #isOver = false

  constructor(url: string, traffic: OutageDetector, options = SESSION_OPTIONS) {
    this.#url = url
    this.#traffic = traffic
    this.#options = options
    this.#timer = setInterval(() => this.#closeIdle(), IDLE_CHECK_MILLISECONDS).unref()
    traffic.onOutage(() => {
      for (const connection of this.#connections) {
        // Pending work is rejected before the connection is closed, because the driver closes a
        // connection only after all pending responses have arrived.
        if (connection.isBusy) connection.fail(outageError())
        this.#lost(connection)
      }
    })
  }

  run(statement: Statement, values: Value[]): Promise<StatementResult> {
    return this.#onConnection((client) => sent(client, { statement, values }))
  }

  /** Runs all statements as one transaction in a single round trip. */
  runAll(asked: readonly PipelinedStatement[]): Promise<StatementResult[]> {
    return this.#onConnection(async (client) => {
      const begun = client.query('begin')
      const answers = asked.map((one) => sent(client, one))
      const committed = client.query('commit')
      // Only the first error is reported, because later errors only say that the transaction was
      // aborted.
      const all = await Promise.allSettled([begun, ...answers, committed])
      const failed = all.find((one) => one.status === 'rejected')
      if (failed) throw failed.reason
      return Promise.all(answers)
    })
  }

  async end(): Promise<void> {
    this.#isOver = true
    clearInterval(this.#timer)
    await Promise.all([...this.#connections].map((connection) => this.#drop(connection)))
  }

  connections(): ConnectionCounts {
    const idle = this.#free.length
    return { pool: 'pipelined', busy: this.#connections.size - idle, idle, waiting: 0 }
  }

  #onConnection<D>(send: (client: pg.Client) => Promise<D>): Promise<D> {
    if (this.#traffic.isDown) return Promise.reject(outageError())
    this.#traffic.roundTrips += 1
    const connection = this.#free.pop()
    if (connection) return this.#ask(connection, send)
    return this.#open().then((opened) => this.#ask(opened, send))
  }

  #ask<D>(connection: Connection, send: (client: pg.Client) => Promise<D>): Promise<D> {
    connection.uses += 1
    connection.since = performance.now()
    connection.isBusy = true
    return new Promise((resolve, reject) => {
      connection.fail = reject
      send(connection.client).then(
        (done) => {
          this.#rest(connection)
          resolve(done)
        },
        (error: unknown) => {
          // Closes the connection even if only the statement failed, because failed statements are
          // rare.
          void this.#drop(connection)
          reject(countLoss(error, this.#traffic))
        },
      )
    })
  }

  #rest(connection: Connection): void {
    // A connection that failed while a response was being read is no longer in the pool.
    if (!this.#connections.has(connection)) return
    connection.isBusy = false
    connection.since = performance.now()
    const isWorn = connection.uses >= limits.maxUses
    if (isWorn || this.#isOver) void this.#drop(connection)
    else this.#free.push(connection)
  }

  async #open(): Promise<Connection> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'touchline',
      options: this.#options,
      ...limits,
      pipeline: true,
    })
    const connection: Connection = { client, uses: 0, isBusy: false, since: 0, fail: () => {} }
    client.on('error', () => this.#lost(connection))
    client.on('end', () => this.#lost(connection))
    await this.#traffic
      .guard(() => client.connect())
      .catch((error) => {
        throw countLoss(new Unavailable(error), this.#traffic)
      })
    this.#connections.add(connection)
    return connection
  }

  #lost(connection: Connection): void {
    if (!this.#connections.has(connection)) return
    this.#traffic.losses += 1
    void this.#drop(connection)
  }

  #drop(connection: Connection): Promise<void> {
    this.#connections.delete(connection)
    const place = this.#free.indexOf(connection)
    if (place >= 0) this.#free.splice(place, 1)
    return connection.client.end().catch(() => {})
  }

  #closeIdle(): void {
    const before = performance.now() - limits.idleTimeoutMillis
    for (const connection of this.#connections)
      if (!connection.isBusy && connection.since < before) void this.#drop(connection)
  }
}

async function sent(
  client: pg.Client,
  { statement: { name, text }, values }: PipelinedStatement,
): Promise<StatementResult> {
  const config = { name, text, values, rowMode: 'array' as const }
  const { rowCount, rows } = await client.query<[string | null]>(config)
  return { count: rowCount ?? 0, texts: rows.map(([first]) => first) }
}
