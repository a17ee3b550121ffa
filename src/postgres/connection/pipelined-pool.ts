import pg from 'pg'
import { Unavailable } from '../../app/core/ports.ts'
import type { ConnectionCounts } from '../../app/monitoring/node-port.ts'
import { type OutageDetector, outageError } from './outage-detector.ts'
import { countLoss, limits, SESSION_OPTIONS } from './pools.ts'

const WATCH_MILLISECONDS = 500

interface Statement {
  /** Prepared under it, once a connection. */
  readonly name: string
  readonly text: string
}
/** As they go over the wire. */
export type Value = string | Buffer | null

/** One statement of several. */
export interface PipelinedStatement {
  readonly statement: Statement
  readonly values: Value[]
}

export interface StatementResult {
  /** Rows that were written or read. */
  readonly count: number
  /** The first column of each row that came back, which has to be a text. */
  readonly texts: readonly (string | null)[]
}

/**
 * What the driver is handed instead of a query of its own, which asks with every statement for the
 * names and types of the columns and reads rows into objects.
 */
class Run implements pg.Submittable {
  readonly name: string
  readonly text: string
  readonly #values: Value[]
  readonly #isPrepared: boolean
  readonly #resolve: (done: StatementResult) => void
  readonly #reject: (error: unknown) => void
  readonly #texts: (string | null)[] = []
  #count = 0

  constructor(
    { name, text }: Statement,
    values: Value[],
    isPrepared: boolean,
    resolve: (done: StatementResult) => void,
    reject: (error: unknown) => void,
  ) {
    this.name = name
    this.text = text
    this.#values = values
    this.#isPrepared = isPrepared
    this.#resolve = resolve
    this.#reject = reject
  }

  submit(connection: pg.Connection): void {
    const { name, text } = this
    connection.stream.cork()
    if (!this.#isPrepared) connection.parse({ name, text, types: [] }, true)
    connection.bind({ statement: name, values: this.#values }, true)
    connection.execute(null, true)
    connection.sync()
    connection.stream.uncork()
  }
  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.#texts.push(fields[0] ?? null)
  }
  /** `INSERT 0 1`, `SELECT 1`. */
  handleCommandComplete({ text }: { text: string }): void {
    // By far the most are this one, and numbers are slow to read.
    this.#count = text === 'INSERT 0 1' ? 1 : Number(text.slice(text.lastIndexOf(' ')))
  }
  handleReadyForQuery(): void {
    this.#resolve({ count: this.#count, texts: this.#texts })
  }
  handleError(error: unknown): void {
    this.#reject(error)
  }
}

/** Several statements that go over as one, and are one transaction. */
class Pipe implements pg.Submittable {
  readonly name = ''
  readonly text = ''
  readonly #asked: readonly PipelinedStatement[]
  readonly #prepared: ReadonlySet<string>
  readonly #resolve: (done: StatementResult[]) => void
  readonly #reject: (error: unknown) => void
  readonly #done: StatementResult[] = []
  #texts: (string | null)[] = []

  constructor(
    asked: readonly PipelinedStatement[],
    prepared: ReadonlySet<string>,
    resolve: (done: StatementResult[]) => void,
    reject: (error: unknown) => void,
  ) {
    this.#asked = asked
    this.#prepared = prepared
    this.#resolve = resolve
    this.#reject = reject
  }

  submit(connection: pg.Connection): void {
    const parsed = new Set<string>()
    connection.stream.cork()
    for (const { statement, values } of this.#asked) {
      const { name, text } = statement
      if (!this.#prepared.has(name) && !parsed.has(name))
        connection.parse({ name, text, types: [] }, true)
      parsed.add(name)
      connection.bind({ statement: name, values }, true)
      connection.execute(null, true)
    }
    connection.sync()
    connection.stream.uncork()
  }
  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.#texts.push(fields[0] ?? null)
  }
  handleCommandComplete({ text }: { text: string }): void {
    const count = Number(text.slice(text.lastIndexOf(' ')))
    this.#done.push({ count, texts: this.#texts })
    this.#texts = []
  }
  handleReadyForQuery(): void {
    this.#resolve(this.#done)
  }
  handleError(error: unknown): void {
    this.#reject(error)
  }
}

interface Lane {
  readonly client: pg.Client
  readonly prepared: Set<string>
  uses: number
  isBusy: boolean
  /** Since when it works or rests. */
  since: number
}

/** Of what is prepared on a connection, and whom it tells. */
type Make<D> = (
  prepared: ReadonlySet<string>,
  resolve: (done: D) => void,
  reject: (error: unknown) => void,
) => pg.Submittable

/**
 * Connections of the one statement that every move waits for. A pool sets three timers and tells
 * four listeners for each of its statements, a fifth of the lone player's waiting time; here one
 * timer looks after all of them. As many are open as run at once: who calls keeps them few.
 */
export class PipelinedPool {
  readonly #url: string
  readonly #traffic: OutageDetector
  readonly #options: string
  readonly #lanes = new Set<Lane>()
  /** Of these, those that rest. */
  readonly #free: Lane[] = []
  readonly #watch: NodeJS.Timeout
  #isOver = false

  constructor(url: string, traffic: OutageDetector, options = SESSION_OPTIONS) {
    this.#url = url
    this.#traffic = traffic
    this.#options = options
    this.#watch = setInterval(() => this.#look(performance.now()), WATCH_MILLISECONDS).unref()
    traffic.onOutage(() => this.#look(Infinity))
  }

  /** One round trip. */
  run(statement: Statement, values: Value[]): Promise<StatementResult> {
    return this.#onLane<StatementResult>([statement.name], (prepared, ...told) => {
      return new Run(statement, values, prepared.has(statement.name), ...told)
    })
  }

  /** One round trip, too: all of the statements or none. */
  runAll(asked: readonly PipelinedStatement[]): Promise<StatementResult[]> {
    const names = asked.map(({ statement }) => statement.name)
    return this.#onLane<StatementResult[]>(
      names,
      (prepared, ...told) => new Pipe(asked, prepared, ...told),
    )
  }

  async end(): Promise<void> {
    this.#isOver = true
    clearInterval(this.#watch)
    await Promise.all([...this.#lanes].map((lane) => this.#drop(lane)))
  }

  connections(): ConnectionCounts {
    const idle = this.#free.length
    return { pool: 'lanes', busy: this.#lanes.size - idle, idle, waiting: 0 }
  }

  #onLane<D>(names: readonly string[], make: Make<D>): Promise<D> {
    if (this.#traffic.isDown) return Promise.reject(outageError())
    this.#traffic.roundTrips += 1
    const lane = this.#free.pop()
    if (lane) return this.#ask(lane, names, make)
    return this.#open().then((opened) => this.#ask(opened, names, make))
  }

  #ask<D>(lane: Lane, names: readonly string[], make: Make<D>): Promise<D> {
    const { client, prepared } = lane
    lane.uses += 1
    lane.since = performance.now()
    lane.isBusy = true
    return new Promise((resolve, reject) => {
      const answered = (done: D) => {
        for (const name of names) prepared.add(name)
        this.#rest(lane)
        resolve(done)
      }
      const failed = (error: unknown) => {
        // Even where only the statement was at fault: it happens too rarely to tell.
        void this.#drop(lane)
        reject(countLoss(error, this.#traffic))
      }
      client.query(make(prepared, answered, failed))
    })
  }

  #rest(lane: Lane): void {
    // It may have been lost or given up while its answer was read.
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
      // The watch sees to it.
      query_timeout: 0,
    })
    const lane: Lane = { client, prepared: new Set(), uses: 0, isBusy: false, since: 0 }
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

  /** Not by us. */
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

  /** A connection that hangs is cut, which fails what waits for it; one that rests is closed. */
  #look(now: number): void {
    for (const lane of this.#lanes) {
      const rested = now - lane.since
      if (lane.isBusy && rested > limits.query_timeout) this.#lost(lane)
      else if (!lane.isBusy && rested > limits.idleTimeoutMillis) void this.#drop(lane)
    }
  }
}
