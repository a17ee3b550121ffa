import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import pg from 'pg'
import type { ChangeEvents, ChangeNotifier } from '../../app/core/notifier.ts'
import { limits } from '../connection/pools.ts'
import { CHANNEL, type CommittedRow, PendingNotifications } from './pending-notifications.ts'

const RECONNECT_MILLISECONDS = [50, 100, 250, 500, 1_000]
/**
 * Interval between probes. A probe detects a notification connection that was lost without an
 * error.
 */
const PROBE_MILLISECONDS = 5_000
/**
 * Time until all other nodes have learned of a new listener. The time must exceed two probe
 * intervals.
 */
const INTRODUCTION_MILLISECONDS = 15_000

const NAME = 'touchline-doorbell'

const countOthers = `
select count(*)::int as others from pg_stat_activity
where application_name = '${NAME}' and datname = current_database() and pid <> pg_backend_pid()`
/**
 * Each probe checks that the listener receives the probe's notification, because a connection
 * pooler may have moved LISTEN to another client.
 */
const probe = `select pg_notify('${CHANNEL}', $1), counted.* from (${countOthers}) as counted`
const introduce = `select pg_notify('${CHANNEL}', 'listener'), probed.* from (${probe}) as probed`

/**
 * Listens for notifications on a separate connection, and reconnects after errors. A single node
 * need not send notifications. To find out whether other nodes exist, each new listener announces
 * itself, and all listeners count each other at the start and with every probe. If the number of
 * listeners is uncertain, the node assumes that other nodes exist.
 */
export class PostgresNotifier extends EventEmitter<ChangeEvents> implements ChangeNotifier {
  readonly kind: ChangeNotifier['kind'] = 'notify'
  readonly #url: string
  readonly #probeMilliseconds: number
  readonly #outgoing = new PendingNotifications()
  #client: pg.Client | null = null
  #timer: NodeJS.Timeout | undefined
  #attempts = 0
  #closed = false
  #isAlone = false
  /** Number of the last probe whose notification arrived. */
  #heard = 0
  #sent = 0
  readonly #name = randomUUID()
  #isDeaf = false
  #introductions = 0
  #since = 0

  constructor(url: string, probeMilliseconds = PROBE_MILLISECONDS) {
    super()
    // The number of event listeners is not limited, because in tests many nodes share one notifier.
    this.setMaxListeners(0)
    this.#url = url
    this.#probeMilliseconds = probeMilliseconds
  }

  get isOnlyNode(): boolean {
    return this.#isAlone
  }

  get isReliable(): boolean {
    if (this.#client === null || this.#isDeaf) return false
    return this.#isAlone || performance.now() - this.#since > INTRODUCTION_MILLISECONDS
  }
  /** Subscribing has no effect, because NOTIFY reaches every node. */
  subscribe(_gameId: string): void {}
  unsubscribe(_gameId: string): void {}
  notifyCommits(stored: readonly CommittedRow[]): void {
    this.#outgoing.rows(stored)
  }
  requestTakeover(gameId: string): boolean {
    if (!this.#isAlone) this.#outgoing.due(gameId)
    return !this.#isAlone
  }
  notifyWebhooks(): void {
    this.#outgoing.say('webhooks')
  }
  notifyMaintenance(): void {
    this.#outgoing.say('modes')
  }
  notifyRetry(gameId: string): void {
    this.#outgoing.say(`retry ${gameId}`)
  }
  notifyTable(gameId: string): void {
    this.#outgoing.say(`table ${gameId}`)
  }
  notifyLobby(gameId: string, accounts: readonly string[]): void {
    this.#outgoing.say(['lobby', gameId, ...accounts].join(' '))
  }
  notifyRated(gameId: string, accounts: readonly string[]): void {
    this.#outgoing.say(['rated', gameId, ...accounts].join(' '))
  }

  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: NAME,
      connectionTimeoutMillis: limits.connectionTimeoutMillis,
      query_timeout: limits.query_timeout,
      keepAlive: true,
    })
    client.on('error', () => this.#lost(client))
    client.on('end', () => this.#lost(client))
    let isAlone: boolean
    try {
      await client.connect()
      const own = await processOf(client)
      client.on('notification', ({ payload, processId }) =>
        this.#hear(payload ?? '', processId === own),
      )
      await client.query(`listen ${CHANNEL}`)
      isAlone = await this.#seesNobody(client, introduce)
    } catch {
      void client.end().catch(() => {})
      this.#retry()
      return
    }
    if (this.#closed) return client.end()
    const isAgain = this.#attempts > 0
    this.#client = client
    this.#outgoing.through(client)
    this.#isAlone = isAlone && !this.#isDeaf
    this.#since = performance.now()
    this.#attempts = 0
    this.#probe(client)
    if (isAgain) this.emit('reconnect')
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    const client = this.#client
    this.#client = null
    this.#isAlone = false
    await this.#outgoing.settled()
    this.#outgoing.through(null)
    await client?.end().catch(() => {})
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return
    this.emit('lost')
    this.#listenAgain(client)
  }

  #listenAgain(client: pg.Client): void {
    this.#client = null
    this.#outgoing.through(null)
    this.#isAlone = false
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
      this.#seesNobody(client, probe).then(
        (isAlone) => {
          if (this.#client !== client) return
          this.#isAlone = isAlone && !this.#isDeaf
          if (this.#isDeaf) this.#listenAgain(client)
          else this.#probe(client)
        },
        () => this.#lost(client),
      )
    }, this.#probeMilliseconds)
    this.#timer.unref()
  }

  /**
   * Returns false if another listener exists, or if a new listener announced itself while the query
   * ran.
   */
  async #seesNobody(client: pg.Client, statement: string): Promise<boolean> {
    const introductions = this.#introductions
    this.#sent += 1
    const ring = `echo ${this.#name} ${this.#sent}`
    const { rows } = await client.query<Counted>(statement, [ring])
    // PostgreSQL delivers a probe's notification before the result of the probe's statement.
    this.#isDeaf = this.#heard < this.#sent
    const { others } = rows[0]!
    return others === 0 && introductions === this.#introductions
  }

  #hear(payload: string, isOwn: boolean): void {
    const [kind, ...words] = payload.split(' ')
    const [first = '', ...others] = words
    if (kind === 'listener' && !isOwn) {
      this.#introductions += 1
      this.#isAlone = false
    } else if (kind === 'echo' && first === this.#name) this.#heard = Number(others[0])
    else if (kind === 'rows')
      for (const word of words) {
        const [gameId = '', version = ''] = word.split(':')
        this.emit('commit', gameId, Number(version))
      }
    else if (kind === 'lobby' || kind === 'rated') this.emit(kind, first, others)
    else if (kind === 'due' && !isOwn) for (const gameId of words) this.emit('due', gameId)
    else if (kind === 'token') this.emit('token', Buffer.from(first, 'hex'))
    else if (kind === 'webhooks') this.emit('webhooks')
    else if (kind === 'modes') this.emit('maintenance')
    else if (isOfOne(kind)) this.emit(kind, first)
  }
}

const kindsOfOne = ['retry', 'left', 'account', 'seats', 'table'] as const
const isOfOne = (kind = ''): kind is (typeof kindsOfOne)[number] =>
  (kindsOfOne as readonly string[]).includes(kind)

interface Counted {
  readonly others: number
}

/**
 * Process id of the database connection. Each notification contains the process id of its sender.
 */
async function processOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ id: number }>('select pg_backend_pid() as id')
  return rows[0]!.id
}
