import pg from 'pg'
import { Unavailable } from '../../app/core/ports.ts'
import type { ConnectionCounts } from '../../app/monitoring/node-port.ts'
import { type OutageDetector, outageError } from './outage-detector.ts'
import { countLoss, limits, SESSION_OPTIONS } from './pools.ts'

const IDLE_CHECK_MILLISECONDS = 5_000

interface Statement {
  /** Each connection prepares the statement once under this name. */
  readonly name: string
  readonly text: string
}
/** Values in PostgreSQL's text format. */
export type Value = string | Buffer | null

export interface PipelinedStatement {
  readonly statement: Statement
  readonly values: Value[]
}

export interface StatementResult {
  /** Number of rows that were written or read. */
  readonly count: number
  /** The first column of each returned row, which must be a text. */
  readonly texts: readonly (string | null)[]
}

interface Lane {
  readonly client: pg.Client
  uses: number
  isBusy: boolean
  /** Time at which the connection last became busy or idle. */
  since: number
  /** Rejects the work that waits for an answer. */
  fail(error: unknown): void
}

/**
 * Connections for the statement that every move waits for. `pg.Pool` sets three timers and calls
 * four listeners per statement, which takes a fifth of a move's time. Here a single timer closes
 * idle connections. The number of connections is not limited here: callers limit the statements.
 */
export class PipelinedPool {
  readonly #url: string
  readonly #traffic: OutageDetector
  readonly #options: string
  readonly #lanes = new Set<Lane>()
  readonly #free: Lane[] = []
  readonly #timer: NodeJS.Timeout
  #isOver = false

  constructor(url: string, traffic: OutageDetector, options = SESSION_OPTIONS) {
    this.#url = url
    this.#traffic = traffic
    this.#options = options
    this.#timer = setInterval(() => this.#closeIdle(), IDLE_CHECK_MILLISECONDS).unref()
    traffic.onOutage(() => {
      for (const lane of this.#lanes) {
        // The driver would wait for pending answers, or their time-out, before it closes a
        // connection.
        if (lane.isBusy) lane.fail(outageError())
        this.#lost(lane)
      }
    })
  }

  /** Runs a statement in one round trip. */
  run(statement: Statement, values: Value[]): Promise<StatementResult> {
    return this.#onLane((client) => sent(client, { statement, values }))
  }

  /** Runs all statements as a transaction in one round trip. */
  runAll(asked: readonly PipelinedStatement[]): Promise<StatementResult[]> {
    return this.#onLane(async (client) => {
      const begun = client.query('begin')
      const answers = asked.map((one) => sent(client, one))
      const committed = client.query('commit')
      // The first failure is the cause. Later ones only report that the transaction is aborted.
      const all = await Promise.allSettled([begun, ...answers, committed])
      const failed = all.find((one) => one.status === 'rejected')
      if (failed) throw failed.reason
      return Promise.all(answers)
    })
  }

  async end(): Promise<void> {
    this.#isOver = true
    clearInterval(this.#timer)
    await Promise.all([...this.#lanes].map((lane) => this.#drop(lane)))
  }

  connections(): ConnectionCounts {
    const idle = this.#free.length
    return { pool: 'lanes', busy: this.#lanes.size - idle, idle, waiting: 0 }
  }

  #onLane<D>(send: (client: pg.Client) => Promise<D>): Promise<D> {
    if (this.#traffic.isDown) return Promise.reject(outageError())
    this.#traffic.roundTrips += 1
    const lane = this.#free.pop()
    if (lane) return this.#ask(lane, send)
    return this.#open().then((opened) => this.#ask(opened, send))
  }

  #ask<D>(lane: Lane, send: (client: pg.Client) => Promise<D>): Promise<D> {
    lane.uses += 1
    lane.since = performance.now()
    lane.isBusy = true
    return new Promise((resolve, reject) => {
      lane.fail = reject
      send(lane.client).then(
        (done) => {
          this.#rest(lane)
          resolve(done)
        },
        (error: unknown) => {
          // Drops the connection even if only the statement failed, because that is too rare to
          // distinguish.
          void this.#drop(lane)
          reject(countLoss(error, this.#traffic))
        },
      )
    })
  }

  #rest(lane: Lane): void {
    // The connection may have been lost while its answer was read.
    if (!this.#lanes.has(lane)) return
    lane.isBusy = false
    lane.since = performance.now()
    const isWorn = lane.uses >= limits.maxUses
    if (isWorn || this.#isOver) void this.#drop(lane)
    else this.#free.push(lane)
  }

  async #open(): Promise<Lane> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'touchline',
      options: this.#options,
      ...limits,
      pipeline: true,
    })
    const lane: Lane = { client, uses: 0, isBusy: false, since: 0, fail: () => {} }
    client.on('error', () => this.#lost(lane))
    client.on('end', () => this.#lost(lane))
    await this.#traffic
      .guard(() => client.connect())
      .catch((error) => {
        throw countLoss(new Unavailable(error), this.#traffic)
      })
    this.#lanes.add(lane)
    return lane
  }

  #lost(lane: Lane): void {
    if (!this.#lanes.has(lane)) return
    this.#traffic.losses += 1
    void this.#drop(lane)
  }

  #drop(lane: Lane): Promise<void> {
    this.#lanes.delete(lane)
    const place = this.#free.indexOf(lane)
    if (place >= 0) this.#free.splice(place, 1)
    return lane.client.end().catch(() => {})
  }

  #closeIdle(): void {
    const before = performance.now() - limits.idleTimeoutMillis
    for (const lane of this.#lanes) if (!lane.isBusy && lane.since < before) void this.#drop(lane)
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
