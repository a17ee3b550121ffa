import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Metrics } from '../core/metrics.ts'
import type { Ports } from '../core/ports.ts'
import type { PackLibrary } from '../packs/packs.ts'
import { hasEnded } from './game-end.ts'
import { LiveGame, type LiveListeners } from './live-game.ts'
import type { LiveStore } from './live-store.ts'
import { PartitionBatcher } from './partition-batcher.ts'
import type { SecretGameRecord, StoredRow } from './port.ts'
import { asUnreadable, readable } from './unreadable-log.ts'

declare module '../core/context.ts' {
  interface Context {
    readonly live: LiveGameCache
  }
}

const LOOKED_AFTER_AT_ONCE = 1_000
const RECORDS_AT_ONCE = 32

/**
 * Number of attempts to read the first log row of a game. If the game's record and log are on
 * different servers, the first log row may become visible later than the record.
 */
const LOOKS_FOR_FIRST_ROW = 6

type LivePorts = Pick<Ports, 'log' | 'games' | 'clock' | 'notifier'>

interface CacheOptions {
  readonly eventsMax: number
  /** True if deadlines and bots are suspended in the game. */
  isHeld(gameId: string): boolean
}

export class LiveGameCache {
  readonly #cache: LRUCache<string, LiveGame>
  readonly #pinned = new Map<string, LiveGame>()
  readonly #loading = new Map<string, Promise<LiveGame | null>>()
  /**
   * Ids of cached games for which a notification may have been missed; their records must be read
   * again before the next use.
   */
  readonly #unsure = new Set<string>()
  readonly #batcher: PartitionBatcher
  readonly #advanced = new Set<(live: LiveGame) => void>()
  readonly #ports: LivePorts
  readonly #packs: PackLibrary
  readonly #metrics: Metrics
  readonly #isHeld: CacheOptions['isHeld']
  #rungAt: number

  constructor(
    ports: LivePorts,
    packs: PackLibrary,
    metrics: Metrics,
    { eventsMax, isHeld }: CacheOptions,
  ) {
    this.#ports = ports
    this.#packs = packs
    this.#metrics = metrics
    this.#isHeld = isHeld
    this.#rungAt = ports.log.epoch()
    this.#cache = new LRUCache({
      maxSize: eventsMax,
      // If a game is larger than the whole cache, the size of the cache is used, because the cache
      // would refuse a larger size.
      sizeCalculation: ({ keptWeight }) => Math.min(keptWeight, eventsMax),
      // Evicted games that are still in use stay in memory, so that no game is loaded twice.
      dispose: (live, id, reason) => {
        if (reason !== 'evict') return
        if (isInUse(live)) this.#pinned.set(id, live)
        else this.#unsure.delete(id)
      },
    })
    this.#batcher = new PartitionBatcher(ports.log, metrics)
  }

  get size(): number {
    return this.#cache.size + this.#pinned.size
  }

  waiting(): { rows: number; tails: number; commands: number } {
    let commands = 0
    for (const live of this.all()) commands += live.waiting
    return { ...this.#batcher.waiting(), commands }
  }

  /** Returns null if the game does not exist or has not started. */
  async load(gameId: string): Promise<LiveGame | null> {
    const atHand = this.getReady(gameId)
    if (atHand) return atHand
    const others = await this.#loading.get(gameId)
    if (others) return others
    const loading = this.#loading.get(gameId) ?? this.#fetched(gameId)
    this.#loading.set(gameId, loading)
    try {
      return await loading
    } finally {
      if (this.#loading.get(gameId) === loading) this.#loading.delete(gameId)
    }
  }

  /** Synchronous variant of `load`. Returns undefined if the game is not cached. */
  getReady(gameId: string): LiveGame | undefined {
    const cached = this.#unsure.has(gameId) ? undefined : this.peek(gameId)
    if (cached) this.#metrics.folds.fromCache += 1
    return cached
  }

  peek(gameId: string): LiveGame | undefined {
    return this.#cache.get(gameId) ?? this.#pinned.get(gameId)
  }

  *all(): Generator<LiveGame> {
    yield* this.#pinned.values()
    yield* this.#cache.values()
  }

  retain(live: LiveGame): void {
    live.followers += 1
    if (live.followers === 1) this.#ports.notifier.subscribe(live.id)
    if (!this.#cache.has(live.id) && !live.trouble) this.#pinned.set(live.id, live)
  }

  release(live: LiveGame): void {
    live.followers -= 1
    if (live.followers === 0) this.#ports.notifier.unsubscribe(live.id)
    this.#settle(live)
  }

  onAdvance(listener: (live: LiveGame) => void): void {
    this.#advanced.add(listener)
  }

  notifyVersion(gameId: string, version: number): void {
    const live = this.#cache.peek(gameId) ?? this.#pinned.get(gameId)
    if (live && live.followers > 0) live.notifyVersion(version)
  }

  forget(account: string): void {
    for (const live of this.all()) {
      const { record } = live
      if (!record.seats.some((seat) => seat.account === account)) continue
      const seats = record.seats.map((seat) =>
        seat.account === account ? { ...seat, name: null } : seat,
      )
      live.updateRecord({ ...record, seats })
    }
  }

  async readAgain(which: (live: LiveGame) => boolean): Promise<void> {
    const those = [...this.all()].filter(which)
    for (let first = 0; first < those.length; first += RECORDS_AT_ONCE)
      await Promise.all(
        those.slice(first, first + RECORDS_AT_ONCE).map((live) => this.#readRecord(live)),
      )
  }

  /**
   * After notifications were missed, reloads the records of games that are in use. The records of
   * games that are not in use are reloaded before their next use.
   */
  async reloadMissed(): Promise<void> {
    for (const { id } of this.all()) this.#unsure.add(id)
    await this.readAgain(isInUse)
  }

  /**
   * Drops the cached state of a game, so that the next access reads the log. If the game is in use,
   * the log is read immediately.
   */
  drop(gameId: string): void {
    const live = this.peek(gameId)
    if (live && isInUse(live)) live.reload()
    else this.#cache.delete(gameId)
  }

  refreshAll(): void {
    for (const live of this.all())
      if (live.followers > 0 && (live.isStale || !live.isOver)) live.notifyVersion(live.version + 1)
  }

  /**
   * Reads the versions of all games with open event streams, because notifications can get lost.
   */
  async checkFollowed(): Promise<void> {
    const followed = [...this.all()].filter(({ followers, isOver }) => followers > 0 && !isOver)
    for (let first = 0; first < followed.length; first += LOOKED_AFTER_AT_ONCE) {
      const some = followed.slice(first, first + LOOKED_AFTER_AT_ONCE)
      const versions = await this.#ports.log.versions(some.map(({ id }) => id))
      for (const live of some) {
        const version = versions.get(live.id) ?? 0
        if (version <= live.version || live.isBusy) continue
        this.#metrics.missedRings.inc()
        live.notifyVersion(version)
      }
    }
  }

  refreshStale(): void {
    const epoch = this.#ports.log.epoch()
    if (epoch === this.#rungAt) return
    this.#rungAt = epoch
    this.refreshAll()
  }

  #letGo(live: LiveGame): void {
    if (this.#cache.peek(live.id) === live) this.#cache.delete(live.id)
    if (this.#pinned.get(live.id) === live) this.#pinned.delete(live.id)
    this.#tell(live)
  }

  #tell(live: LiveGame): void {
    for (const listener of this.#advanced) listener(live)
  }

  async #fetched(gameId: string): Promise<LiveGame | null> {
    const unsure = this.#unsure.has(gameId) ? this.peek(gameId) : undefined
    if (!unsure) return this.#load(gameId)
    this.#metrics.folds.fromCache += 1
    await this.#readRecord(unsure)
    return unsure
  }

  async #readRecord(live: LiveGame): Promise<void> {
    const record = await this.#ports.games.find(live.id)
    if (record) {
      live.updateRecord(record)
      this.#tell(live)
    }
    this.#unsure.delete(live.id)
  }

  async #load(gameId: string): Promise<LiveGame | null> {
    this.#unsure.delete(gameId)
    this.#metrics.folds.fromLog += 1
    const epoch = this.#ports.log.epoch(gameId)
    const [found, kept] = await Promise.all([
      this.#ports.games.find(gameId),
      this.#batcher.tail(gameId, 0),
    ])
    const rows = found?.startedAt == null ? kept : await this.#begun(found, kept)
    if (!found || rows.length === 0) return null
    // The game's record is read again if the game may have started since the first read, because
    // the start renumbers the seats.
    const record = found.status === 'open' ? await this.#ports.games.find(gameId) : found
    if (!record) return null
    const played = await this.#packs.contentOf(record).catch((error) => {
      throw asUnreadable(error)
    })
    const store: LiveStore = {
      append: (row) => this.#batcher.append(row),
      tail: async (id, from) => {
        const tail = await this.#batcher.tail(id, from)
        return from === 0 ? this.#whole(id, tail) : tail
      },
      record: (id) => this.#ports.games.find(id),
      epoch: () => this.#ports.log.epoch(gameId),
      now: () => this.#ports.clock.now(),
      isHeld: () => this.#isHeld(gameId),
    }
    const listeners: LiveListeners = {
      onAdvance: (live) => this.#tell(live),
      onStored: (commits) => {
        const timeOuts = commits.filter(({ cause }) => cause.kind === 'time-out').length
        if (timeOuts > 0) this.#metrics.timeOuts.inc(timeOuts)
      },
      onIdle: (live) => this.#settle(live),
      onLostRace: () => this.#metrics.lostRaces.inc(),
      onRewound: () => this.#metrics.rewoundGames.inc(),
      onTrouble: (live) => this.#letGo(live),
    }
    const live = readable(() => new LiveGame(record, played, { rows, epoch }, store, listeners))
    this.#keep(live)
    return live
  }

  /**
   * Reads the first log row of a newly started game several times, because the row may not be
   * visible yet.
   */
  async #begun(record: SecretGameRecord, kept: StoredRow[]): Promise<StoredRow[]> {
    if (hasEnded(record)) return this.#whole(record.id, kept)
    let rows = kept
    for (let tries = 0; rows.length === 0 && tries < LOOKS_FOR_FIRST_ROW; tries += 1) {
      await sleep(tries * tries)
      rows = await this.#batcher.tail(record.id, 0)
    }
    return rows
  }

  async #whole(gameId: string, kept: StoredRow[]): Promise<StoredRow[]> {
    if (kept.length > 0) return kept
    const rows: StoredRow[] = []
    for await (const row of this.#ports.log.rows(gameId)) rows.push(row)
    return rows
  }

  #settle(live: LiveGame): void {
    if (live.trouble) return
    if (this.#pinned.has(live.id)) {
      if (isInUse(live)) return
      this.#pinned.delete(live.id)
    } else {
      const kept = this.#cache.peek(live.id)
      if (kept && (kept !== live || weightOf(live) < 2 * live.keptWeight)) return
    }
    this.#keep(live)
  }

  #keep(live: LiveGame): void {
    live.keptWeight = weightOf(live)
    // The old entry is deleted from the cache first, because the cache does not update the weight
    // of a replaced value.
    this.#cache.delete(live.id)
    this.#cache.set(live.id, live)
  }
}

/** Memory for a game's state, table and record, expressed as a number of events. */
const WEIGHT_OF_A_GAME = 50
const weightOf = ({ version, packWeight }: LiveGame): number =>
  version + WEIGHT_OF_A_GAME + packWeight

const isInUse = ({ isBusy, followers }: LiveGame): boolean => isBusy || followers > 0
