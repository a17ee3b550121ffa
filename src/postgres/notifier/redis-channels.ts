import type { createClient } from '@redis/client'
import type { EventLog } from '../../app/runtime/port.ts'
import { type CommittedRow, PENDING_NOTIFICATIONS_MAX } from './pending-notifications.ts'

type Client = ReturnType<typeof createClient>

const CONNECT_MILLISECONDS = 3_000
/**
 * Interval between pings; after three intervals without a response, the Redis server counts as
 * unavailable.
 */
const PING_MILLISECONDS = 5_000
const RECONNECT_MILLISECONDS_MAX = 1_000
/**
 * Time for which a subscription continues after its last client has left, so that a client that
 * repeats a long poll misses no notification.
 */
const LINGER_MILLISECONDS = 10_000
const GAMES_AT_ONCE = 1_000

/**
 * Prefix of the Redis channels. All databases of a Redis server share the same channels, and other
 * programs may use channels too.
 */
const PREFIX = 'touchline:'
const addressOf = (gameId: string): string => `${PREFIX}${gameId}`

/**
 * Sends notifications about new log rows through Redis or Valkey. Each game has a channel, so that
 * only nodes on which a client follows the game receive its notifications. After subscribing and
 * after an outage, the node reads the current versions of the games, because it may have missed
 * notifications.
 */
export class RedisChannels {
  readonly #client: Client
  readonly #wanted = new Map<string, number>()
  readonly #subscribed = new Set<string>()
  readonly #fresh = new Set<string>()
  #outgoing = new Map<string, number>()
  #sending: Promise<unknown> | null = null
  #isTuning = false
  #ring: (gameId: string, version: number) => void = () => {}
  #versions: EventLog['versions'] = async () => new Map()
  readonly #timer = setInterval(() => this.#letGo(), LINGER_MILLISECONDS).unref()
  readonly #hear = (version: string, address: string) =>
    this.#ring(address.slice(PREFIX.length), Number(version))

  private constructor(client: Client) {
    this.#client = client
    client.on('ready', () => {
      void this.#lookAfter([...this.#subscribed])
      void this.#tune()
      this.#send()
    })
  }

  /**
   * Connects to Redis, and rejects if the Redis server is unavailable. After an outage, the Redis
   * client reconnects automatically.
   */
  static async connect(url: string): Promise<RedisChannels> {
    const { createClient } = await import('@redis/client')
    let isUp = false
    const client: Client = createClient({
      url,
      disableOfflineQueue: true,
      pingInterval: PING_MILLISECONDS,
      socket: {
        connectTimeout: CONNECT_MILLISECONDS,
        socketTimeout: 3 * PING_MILLISECONDS,
        reconnectStrategy: (tries) => isUp && Math.min(50 * 2 ** tries, RECONNECT_MILLISECONDS_MAX),
      },
    })
    // Connection errors are ignored: `isUp` reports outages, and event streams poll the database
    // during an outage.
    client.on('error', () => {})
    await client.connect()
    isUp = true
    return new RedisChannels(client)
  }

  get isUp(): boolean {
    return this.#client.isReady
  }

  onRing(listener: (gameId: string, version: number) => void): void {
    this.#ring = listener
  }

  lookBy(versions: EventLog['versions']): void {
    this.#versions = versions
  }

  rows(stored: readonly CommittedRow[]): void {
    for (const { gameId, lastVersion } of stored)
      if (this.#outgoing.size < PENDING_NOTIFICATIONS_MAX) this.#outgoing.set(gameId, lastVersion)
    this.#send()
  }

  attend(gameId: string): void {
    this.#wanted.set(gameId, (this.#wanted.get(gameId) ?? 0) + 1)
    if (this.#subscribed.has(gameId)) return
    this.#fresh.add(gameId)
    void this.#tune()
  }

  ignore(gameId: string): void {
    const wanted = (this.#wanted.get(gameId) ?? 0) - 1
    if (wanted > 0) this.#wanted.set(gameId, wanted)
    else this.#wanted.delete(gameId)
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    while (this.#sending && this.isUp) await this.#sending
    this.#client.destroy()
  }

  #send(): void {
    if (this.#sending || !this.isUp || this.#outgoing.size === 0) return
    const rings = this.#outgoing
    this.#outgoing = new Map()
    const published = [...rings].map(([gameId, version]) =>
      this.#client.publish(addressOf(gameId), String(version)),
    )
    // A notification that cannot be sent is dropped, because event streams also poll.
    this.#sending = Promise.allSettled(published).then(() => {
      this.#sending = null
      this.#send()
    })
  }

  /** If subscribing fails, the next `ready` event of the Redis client triggers another attempt. */
  async #tune(): Promise<void> {
    if (this.#isTuning) return
    this.#isTuning = true
    try {
      while (this.#fresh.size > 0 && this.isUp) {
        const some = [...this.#fresh].slice(0, GAMES_AT_ONCE)
        await this.#client.subscribe(some.map(addressOf), this.#hear)
        for (const gameId of some) {
          this.#fresh.delete(gameId)
          this.#subscribed.add(gameId)
        }
        void this.#lookAfter(some)
      }
    } catch {
    } finally {
      this.#isTuning = false
    }
  }

  async #lookAfter(gameIds: readonly string[]): Promise<void> {
    for (let first = 0; first < gameIds.length; first += GAMES_AT_ONCE) {
      const some = gameIds.slice(first, first + GAMES_AT_ONCE)
      // If the database cannot be reached, event streams rely on polling.
      const versions = await this.#versions(some).catch(() => new Map<string, number>())
      for (const [gameId, version] of versions) this.#ring(gameId, version)
    }
  }

  #letGo(): void {
    const gone = [...this.#subscribed].filter((gameId) => !this.#wanted.has(gameId))
    for (const gameId of this.#fresh) if (!this.#wanted.has(gameId)) this.#fresh.delete(gameId)
    if (gone.length === 0 || !this.isUp) return
    for (const gameId of gone) this.#subscribed.delete(gameId)
    // An error while unsubscribing is ignored, because the node then only receives some unnecessary
    // notifications.
    this.#client.unsubscribe(gone.map(addressOf), this.#hear).catch(() => {})
  }
}
