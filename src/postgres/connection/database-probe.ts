import pg from 'pg'
import type { DatabaseClock } from './database-clock.ts'
import type { OutageDetector } from './outage-detector.ts'

const BEAT_MILLISECONDS = 500
/** With a beat before it, and the answer behind it, within the five seconds that callers wait. */
const SILENCE_MILLISECONDS_MAX = 2_500

const timeThere = 'select extract(epoch from clock_timestamp())::float8 * 1000 as time'

/**
 * Whether the database answers at all, asked on a connection of its own. One that stands still lets
 * everybody connect and ask, and answers nobody: each would wait for limits of its own, and those
 * behind for theirs. Here it is found out once for all. What time it is, is asked on the way.
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

  /** Resolves when it was asked once. */
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

  /** A no is an answer, too: what cannot be reached says so to everybody by itself. */
  async #ask(): Promise<void> {
    const known = this.#client
    const client = known ?? this.#dial()
    try {
      if (client !== known) await client.connect()
      const sent = performance.now()
      const { rows } = await client.query<{ time: number }>(timeThere)
      this.#clock.learn(rows[0]!.time, sent, performance.now())
    } catch {
      // One that was given up fails late, when another asks: cut off by us, that one would seem to
      // have been told no.
      if (this.#client === client) void this.#hangUp()
    }
  }

  #dial(): pg.Client {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'touchline-pulse',
      // Longer than anybody waits for it: it only clears away what was given up.
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

/** Whether anything came back in time, be it an error. */
function heard(answer: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    // What came while this process was busy is read before it is missed.
    const late = () => setImmediate(() => resolve(false))
    const timer = setTimeout(late, SILENCE_MILLISECONDS_MAX)
    void answer.finally(() => clearTimeout(timer)).then(() => resolve(true))
  })
}
