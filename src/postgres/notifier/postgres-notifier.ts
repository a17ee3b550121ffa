import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { ChangeNotifier } from '../../app/core/notifier.ts'
import { limits } from '../connection/pools.ts'
import { CHANNEL, type CommittedRow, PendingNotifications } from './pending-notifications.ts'

const RECONNECT_MILLISECONDS = [50, 100, 250, 500, 1_000]
/** A connection that died silently is found out by asking it something. */
const PROBE_MILLISECONDS = 5_000
/** So long another node may take to hear that somebody new listens: longer than two probes. */
const INTRODUCTION_MILLISECONDS = 15_000

const NAME = 'touchline-doorbell'

const countOthers = `
select count(*)::int as others from pg_stat_activity
where application_name = '${NAME}' and datname = current_database() and pid <> pg_backend_pid()`
/** A ring of one's own has to come back: a pooler may listen for another one, or for nobody. */
const probe = `select pg_notify('${CHANNEL}', $1), counted.* from (${countOthers}) as counted`
/** Makes this listener known to the others, too. */
const introduce = `select pg_notify('${CHANNEL}', 'listener'), probed.* from (${probe}) as probed`

/**
 * LISTEN on a connection of its own, made anew whenever it is lost. Listeners know of each other,
 * so that a node which is alone need not ring: a new one says so, which all hear who listen by
 * then, and each counts them when it comes and at every probe. Who is not sure is not alone.
 */
export class PostgresNotifier implements ChangeNotifier {
  readonly kind: ChangeNotifier['kind'] = 'notify'
  readonly #url: string
  readonly #probeMilliseconds: number
  readonly #rings: ((gameId: string, version: number) => void)[] = []
  readonly #lobbies: ((gameId: string, accounts: readonly string[]) => void)[] = []
  readonly #due: ((gameId: string) => void)[] = []
  readonly #revoked: ((hash: Buffer) => void)[] = []
  readonly #left: ((account: string) => void)[] = []
  readonly #accounts: ((account: string) => void)[] = []
  readonly #seats: ((gameId: string) => void)[] = []
  readonly #webhooks: (() => void)[] = []
  readonly #modes: (() => void)[] = []
  readonly #retries: ((gameId: string) => void)[] = []
  readonly #reconnects: (() => void)[] = []
  readonly #losses: (() => void)[] = []
  readonly #outgoing = new PendingNotifications()
  #client: pg.Client | null = null
  #timer: NodeJS.Timeout | undefined
  #attempts = 0
  #closed = false
  #isAlone = false
  /** The last ring of its own that has come back, of those that it sends under its name. */
  #heard = 0
  #sent = 0
  readonly #name = randomUUID()
  #isDeaf = false
  /** How often another listener has made itself known. */
  #introductions = 0
  #since = 0

  constructor(url: string, probeMilliseconds = PROBE_MILLISECONDS) {
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
  /** All hear everything. */
  subscribe(_gameId: string): void {}
  unsubscribe(_gameId: string): void {}
  onCommit(listener: (gameId: string, version: number) => void): void {
    this.#rings.push(listener)
  }
  onLobbyChange(listener: (gameId: string, accounts: readonly string[]) => void): void {
    this.#lobbies.push(listener)
  }
  onDue(listener: (gameId: string) => void): void {
    this.#due.push(listener)
  }
  onTokenRevoked(listener: (hash: Buffer) => void): void {
    this.#revoked.push(listener)
  }
  onAccountDeleted(listener: (account: string) => void): void {
    this.#left.push(listener)
  }
  onAccountChange(listener: (account: string) => void): void {
    this.#accounts.push(listener)
  }
  onSeatsChange(listener: (gameId: string) => void): void {
    this.#seats.push(listener)
  }
  onWebhooksChange(listener: () => void): void {
    this.#webhooks.push(listener)
  }
  onMaintenanceChange(listener: () => void): void {
    this.#modes.push(listener)
  }
  onRetry(listener: (gameId: string) => void): void {
    this.#retries.push(listener)
  }
  onReconnect(listener: () => void): void {
    this.#reconnects.push(listener)
  }
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
  notifyLobby(gameId: string, accounts: readonly string[]): void {
    this.#outgoing.say(['lobby', gameId, ...accounts].join(' '))
  }
  onLost(listener: () => void): void {
    this.#losses.push(listener)
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
    if (isAgain) for (const listener of this.#reconnects) listener()
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
    for (const listener of this.#losses) listener()
    this.#listenAgain(client)
  }

  /** On another connection. */
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

  /** Who came while the others were counted may be missing among them. */
  async #seesNobody(client: pg.Client, statement: string): Promise<boolean> {
    const introductions = this.#introductions
    this.#sent += 1
    const ring = `echo ${this.#name} ${this.#sent}`
    const { rows } = await client.query<Counted>(statement, [ring])
    // What is sent comes back before the answer to the statement that sends it.
    this.#isDeaf = this.#heard < this.#sent
    const { others } = rows[0]!
    return others === 0 && introductions === this.#introductions
  }

  /** A game has moved on. */
  protected heard(gameId: string, version: number): void {
    for (const listener of this.#rings) listener(gameId, version)
  }

  #hear(payload: string, isOwn: boolean): void {
    const [kind, ...words] = payload.split(' ')
    if (kind === 'listener' && !isOwn) {
      this.#introductions += 1
      this.#isAlone = false
    }
    if (kind === 'echo' && words[0] === this.#name) this.#heard = Number(words[1])
    if (kind === 'rows')
      for (const word of words) {
        const [gameId = '', version = ''] = word.split(':')
        this.heard(gameId, Number(version))
      }
    if (kind === 'lobby') {
      const [gameId = '', ...accounts] = words
      for (const listener of this.#lobbies) listener(gameId, accounts)
    }
    if (kind === 'due' && !isOwn)
      for (const gameId of words) for (const listener of this.#due) listener(gameId)
    if (kind === 'token')
      for (const listener of this.#revoked) listener(Buffer.from(words[0] ?? '', 'hex'))
    if (kind === 'webhooks') for (const listener of this.#webhooks) listener()
    if (kind === 'modes') for (const listener of this.#modes) listener()
    if (kind === 'retry') for (const listener of this.#retries) listener(words[0] ?? '')
    if (kind === 'left') for (const listener of this.#left) listener(words[0] ?? '')
    if (kind === 'account') for (const listener of this.#accounts) listener(words[0] ?? '')
    if (kind === 'seats') for (const listener of this.#seats) listener(words[0] ?? '')
  }
}

interface Counted {
  readonly others: number
}

/** The number of the server process, which stands on whatever it has others hear. */
async function processOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ id: number }>('select pg_backend_pid() as id')
  return rows[0]!.id
}
