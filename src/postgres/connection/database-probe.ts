import pg from 'pg'
import type { DatabaseClock } from './database-clock.ts'
import type { OutageDetector } from './outage-detector.ts'

const BEAT_MILLISECONDS = 500
/**
 * Time limit of a database probe. Callers wait five seconds for the database, so the limit, the
 * interval and the response time must add up to less than five seconds.
 */
const SILENCE_MILLISECONDS_MAX = 2_500

const timeThere = 'select extract(epoch from clock_timestamp())::float8 * 1000 as time'

/**
 * Detects a database that accepts statements but does not respond. Without the database probe, each
 * caller would wait for a separate timeout. The probe also reads the database clock.
 */
export class DatabaseProbe {
  readonly #url: string
  readonly #traffic: OutageDetector
  readonly #clock: DatabaseClock
  #client: pg.Client | null = null
  #timer: NodeJS.Timeout | undefined
  #closed = false

  constructor(url: string, traffic: OutageDetector, clock: DatabaseClock) {
    this.#url = url
    this.#traffic = traffic
    this.#clock = clock
  }

  async open(): Promise<void> {
    await this.#beat()
    if (this.#closed) return
    this.#timer = setTimeout(() => void this.open(), BEAT_MILLISECONDS)
    this.#timer.unref()
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#hangUp()
  }

  async #beat(): Promise<void> {
    const isHeard = await heard(this.#ask())
    if (this.#closed) return
    if (isHeard) return this.#traffic.markUp()
    void this.#hangUp()
    this.#traffic.markDown()
  }

  /**
   * An error counts as a response from the database. If the database is unreachable, callers get an
   * error at once and do not need the probe.
   */
  async #ask(): Promise<void> {
    const known = this.#client
    const client = known ?? this.#dial()
    try {
      if (client !== known) await client.connect()
      const sent = performance.now()
      const { rows } = await client.query<{ time: number }>(timeThere)
      this.#clock.learn(rows[0]!.time, sent, performance.now())
    } catch {
      // If the failed connection has already been replaced, the new connection must stay open.
      if (this.#client === client) void this.#hangUp()
    }
  }

  #dial(): pg.Client {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'touchline-pulse',
      connectionTimeoutMillis: 2 * SILENCE_MILLISECONDS_MAX,
      keepAlive: true,
    })
    client.on('error', () => {})
    this.#client = client
    return client
  }

  async #hangUp(): Promise<void> {
    const client = this.#client
    this.#client = null
    await client?.end().catch(() => {})
  }
}

function heard(answer: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    // A busy process may read a response late, so the probe counts as failed only after all
    // responses that have arrived are read.
    const late = () => setImmediate(() => resolve(false))
    const timer = setTimeout(late, SILENCE_MILLISECONDS_MAX)
    void answer.finally(() => clearTimeout(timer)).then(() => resolve(true))
  })
}
