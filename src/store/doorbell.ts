import pg from 'pg'
import type { Doorbell } from '../service/ports.ts'
import { CHANNEL } from './event-log.ts'
import { limits } from './pools.ts'

const RECONNECT_MILLISECONDS = [50, 100, 250, 500, 1_000]
/** A connection that died silently is found out by asking it something. */
const PROBE_MILLISECONDS = 5_000

/** LISTEN on a connection of its own, made anew whenever it is lost. */
export class PostgresDoorbell implements Doorbell {
  readonly #url: string
  readonly #rings: ((gameId: string, version: number) => void)[] = []
  readonly #revoked: ((hash: Buffer) => void)[] = []
  readonly #left: ((account: string) => void)[] = []
  readonly #reconnects: (() => void)[] = []
  #client: pg.Client | null = null
  #timer: NodeJS.Timeout | undefined
  #attempts = 0
  #closed = false

  constructor(url: string) {
    this.#url = url
  }

  get connected(): boolean {
    return this.#client !== null
  }
  onRing(listener: (gameId: string, version: number) => void): void {
    this.#rings.push(listener)
  }
  onRevoked(listener: (hash: Buffer) => void): void {
    this.#revoked.push(listener)
  }
  onLeft(listener: (account: string) => void): void {
    this.#left.push(listener)
  }
  onReconnect(listener: () => void): void {
    this.#reconnects.push(listener)
  }

  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'touchline-doorbell',
      connectionTimeoutMillis: limits.connectionTimeoutMillis,
      query_timeout: limits.query_timeout,
      keepAlive: true,
    })
    client.on('error', () => this.#lost(client))
    client.on('end', () => this.#lost(client))
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } catch {
      void client.end().catch(() => {})
      this.#retry()
      return
    }
    if (this.#closed) return client.end()
    const isAgain = this.#attempts > 0
    this.#client = client
    this.#attempts = 0
    this.#probe(client)
    if (isAgain) for (const listener of this.#reconnects) listener()
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    const client = this.#client
    this.#client = null
    await client?.end().catch(() => {})
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return
    this.#client = null
    clearTimeout(this.#timer)
    void client.end().catch(() => {})
    this.#retry()
  }

  #retry(): void {
    if (this.#closed) return
    const last = RECONNECT_MILLISECONDS.length - 1
    const wait = RECONNECT_MILLISECONDS[Math.min(this.#attempts, last)]!
    this.#attempts += 1
    this.#timer = setTimeout(() => void this.open(), wait)
    this.#timer.unref()
  }

  #probe(client: pg.Client): void {
    this.#timer = setTimeout(() => {
      client.query('select 1').then(
        () => this.#client === client && this.#probe(client),
        () => this.#lost(client),
      )
    }, PROBE_MILLISECONDS)
    this.#timer.unref()
  }

  #hear(payload: string): void {
    const [kind, ...words] = payload.split(' ')
    if (kind === 'rows')
      for (const word of words) {
        const [gameId = '', version = ''] = word.split(':')
        for (const listener of this.#rings) listener(gameId, Number(version))
      }
    if (kind === 'token')
      for (const listener of this.#revoked) listener(Buffer.from(words[0] ?? '', 'hex'))
    if (kind === 'left') for (const listener of this.#left) listener(words[0] ?? '')
  }
}
