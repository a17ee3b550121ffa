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

/** Followed games of one look. */
const LOOKED_AFTER_AT_ONCE = 1_000
/** Games of which is read at once who sits there. */
const RECORDS_AT_ONCE = 32

/** At another server than the record it comes a moment later; one that is lost never does. */
const LOOKS_FOR_FIRST_ROW = 6

type LivePorts = Pick<Ports, 'log' | 'games' | 'clock' | 'notifier'>

interface Terms {
  /** Folded games are kept while they have no more events together than this. */
  readonly eventsMax: number
  /** Whether nothing may happen in a game by itself. */
  isHeld(gameId: string): boolean
}

/** Every running game that this node has folded: a cache, and the queues of those who wait. */
export class LiveGameCache {
  readonly #cache: LRUCache<string, LiveGame>
  /** In use, with a queue or with followers, when their place in the cache went to others. */
  readonly #pinned = new Map<string, LiveGame>()
  readonly #loading = new Map<string, Promise<LiveGame | null>>()
  /** Who sits there may be others by now, unheard: it is read before they are next asked for. */
  readonly #unsure = new Set<string>()
  readonly #shelves: PartitionBatcher
  readonly #advanced = new Set<(live: LiveGame) => void>()
  readonly #ports: LivePorts
  readonly #packs: PackLibrary
  readonly #metrics: Metrics
  readonly #isHeld: Terms['isHeld']
  /** The last epoch for which those who follow were looked after. */
  #rungAt: number

  constructor(
    ports: LivePorts,
    packs: PackLibrary,
    metrics: Metrics,
    { eventsMax, isHeld }: Terms,
  ) {
    this.#ports = ports
    this.#packs = packs
    this.#metrics = metrics
    this.#isHeld = isHeld
    this.#rungAt = ports.log.epoch()
    this.#cache = new LRUCache({
      maxSize: eventsMax,
      // Even the longest game is kept, if by itself.
      sizeCalculation: ({ keptWeight }) => Math.min(keptWeight, eventsMax),
      // A game must not be folded twice at one node.
      dispose: (live, id, reason) => {
        if (reason !== 'evict') return
        if (isInUse(live)) this.#pinned.set(id, live)
        else this.#unsure.delete(id)
      },
    })
    this.#shelves = new PartitionBatcher(ports.log, metrics)
  }

  get size(): number {
    return this.#cache.size + this.#pinned.size
  }

  /** How much waits here for the next statement, and for its turn. */
  waiting(): { rows: number; tails: number; acts: number } {
    let acts = 0
    for (const live of this.all()) acts += live.waiting
    return { ...this.#shelves.waiting(), acts }
  }

  /** Null: there is no such game, or it has not started. */
  async load(gameId: string): Promise<LiveGame | null> {
    const atHand = this.getReady(gameId)
    if (atHand) return atHand
    // Since others have begun to look it may have started.
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

  /** The same for who would not wait; undefined: it has to be folded first, or does not run. */
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

  /** Kept in memory until `release`: its followers wait for its rows. */
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

  /** Another node has stored something: whoever follows the game here wants to see it. */
  notifyVersion(gameId: string, version: number): void {
    const live = this.#cache.peek(gameId) ?? this.#pinned.get(gameId)
    if (live && live.followers > 0) live.notifyVersion(version)
  }

  /** An account has left: its name is not shown any more. */
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

  /** Who sits there, or what they are called, is not what it was. */
  async readAgain(which: (live: LiveGame) => boolean): Promise<void> {
    const those = [...this.all()].filter(which)
    for (let first = 0; first < those.length; first += RECORDS_AT_ONCE)
      await Promise.all(
        those.slice(first, first + RECORDS_AT_ONCE).map((live) => this.#readRecord(live)),
      )
  }

  /** Of any game, unheard: where it is in use now, and else before anybody has it again. */
  async reloadMissed(): Promise<void> {
    for (const { id } of this.all()) this.#unsure.add(id)
    await this.readAgain(isInUse)
  }

  /** Whoever asks for it next has it from its log; where somebody follows it, it is folded anew. */
  drop(gameId: string): void {
    const live = this.peek(gameId)
    if (live && isInUse(live)) live.reload()
    else this.#cache.delete(gameId)
  }

  /** Rings may have been missed: looks after every game that somebody follows here. */
  refreshAll(): void {
    for (const live of this.all())
      if (live.followers > 0 && (live.isStale || !live.isOver)) live.notifyVersion(live.version + 1)
  }

  /** The same where rings are thought to come: asks for all at once, and rings where none did. */
  async checkFollowed(): Promise<void> {
    const followed = [...this.all()].filter(({ followers, isOver }) => followers > 0 && !isOver)
    for (let first = 0; first < followed.length; first += LOOKED_AFTER_AT_ONCE) {
      const some = followed.slice(first, first + LOOKED_AFTER_AT_ONCE)
      const versions = await this.#ports.log.versions(some.map(({ id }) => id))
      for (const live of some) {
        const version = versions.get(live.id) ?? 0
        // Rows that are under way here, or have just rung, are none that were missed.
        if (version <= live.version || live.isBusy) continue
        this.#metrics.missedRings.inc()
        live.notifyVersion(version)
      }
    }
  }

  /** After an outage, after those of which nothing was heard since. */
  refreshStale(): void {
    const epoch = this.#ports.log.epoch()
    if (epoch === this.#rungAt) return
    this.#rungAt = epoch
    this.refreshAll()
  }

  /** Whoever asks for it again has it loaded again. */
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
      this.#shelves.tail(gameId, 0),
    ])
    const rows = found?.startedAt == null ? kept : await this.#begun(found, kept)
    if (!found || rows.length === 0) return null
    // It may have started between the two looks, which closes up its seats.
    const record = found.status === 'open' ? await this.#ports.games.find(gameId) : found
    if (!record) return null
    const played = await this.#packs.contentOf(record).catch((error) => {
      throw asUnreadable(error)
    })
    const store: LiveStore = {
      append: (row) => this.#shelves.append(row),
      tail: async (id, from) => {
        const tail = await this.#shelves.tail(id, from)
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

  /** Beside its record, the first row of a game that began just then was looked for too early. */
  async #begun(record: SecretGameRecord, kept: StoredRow[]): Promise<StoredRow[]> {
    if (hasEnded(record)) return this.#whole(record.id, kept)
    let rows = kept
    for (let looks = 0; rows.length === 0 && looks < LOOKS_FOR_FIRST_ROW; looks += 1) {
      await sleep(looks * looks)
      rows = await this.#shelves.tail(record.id, 0)
    }
    return rows
  }

  /** All rows of a game of which the database may have none any more. */
  async #whole(gameId: string, kept: StoredRow[]): Promise<StoredRow[]> {
    if (kept.length > 0) return kept
    const rows: StoredRow[] = []
    for await (const row of this.#ports.log.rows(gameId)) rows.push(row)
    return rows
  }

  /** Nothing is under way: what lost its place has one again, what has grown weighs more. */
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
    // What is set again is not weighed again.
    this.#cache.delete(live.id)
    this.#cache.set(live.id, live)
  }
}

/** State, table and record beside the events, as so many of them. */
const WEIGHT_OF_A_GAME = 50
const weightOf = ({ version, packWeight }: LiveGame): number =>
  version + WEIGHT_OF_A_GAME + packWeight

const isInUse = ({ isBusy, followers }: LiveGame): boolean => isBusy || followers > 0
