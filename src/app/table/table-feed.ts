import type { Viewer } from '../../engine/kernel/types.ts'
import { type OptionalCaller, requireReadAccess } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { Unavailable } from '../core/ports.ts'
import { viewerOf } from '../games/observe-game.ts'
import { findGameRecord } from '../runtime/game-access.ts'
import { WATCHERS } from './port.ts'
import type { TableState } from './schema.ts'

declare module '../core/context.ts' {
  interface Context {
    readonly tables: TableFeed
  }
}

/**
 * Time without a report after which a node counts as dead. Each node reports every five seconds.
 */
const ALIVE_MILLISECONDS = 20_000
/**
 * All games are also checked periodically, because a node may crash and a notification may be lost.
 */
const LOOK_MILLISECONDS = 15_000

interface Present {
  readonly game: string
  readonly seat: number
  count: number
  stored: number
  leftAt: number
  hasFailed: boolean
  timer: NodeJS.Timeout | undefined
}

interface Watched {
  readonly readers: Set<() => void>
  state: TableState | null
  failure: unknown
}

/** Sends the presence and reactions of players, which are not part of the game log. */
export class TableFeed {
  readonly #context: Context
  readonly #present = new Map<string, Present>()
  readonly #watched = new Map<string, Watched>()
  readonly #stale = new Set<string>()
  readonly #timer: NodeJS.Timeout
  #isReading = false
  #leaving = false

  constructor(context: Context) {
    this.#context = context
    const { notifier } = context.ports
    notifier.on('table', (game) => this.#look([game]))
    notifier.on('reconnect', () => this.#look(this.#watched.keys()))
    const lookAtAll = () => this.#look(this.#watched.keys())
    this.#timer = setInterval(lookAtAll, LOOK_MILLISECONDS).unref()
  }

  /** Marks the player as present until the returned function is called. */
  enter(game: string, seat: Viewer): () => void {
    return typeof seat === 'number' ? this.#enter(game, seat) : () => {}
  }

  async state(game: string): Promise<TableState> {
    const { ports } = this.#context
    const found = await ports.tables.read([game], ports.clock.now() - ALIVE_MILLISECONDS)
    return found.get(game)!
  }

  async follow(who: OptionalCaller, game: string, signal: AbortSignal) {
    requireReadAccess(who)
    const record = await findGameRecord(this.#context, who, game)
    const viewer = viewerOf(who, record)
    const leave = this.#enter(game, typeof viewer === 'number' ? viewer : WATCHERS)
    signal.addEventListener('abort', leave, { once: true })
    if (signal.aborted) leave()
    return { batches: this.#states(who, game, signal) }
  }

  letGo(): void {
    this.#leaving = true
    clearInterval(this.#timer)
    for (const { readers } of this.#watched.values()) for (const wake of readers) wake()
    for (const one of this.#present.values()) clearTimeout(one.timer)
  }

  async *#states(who: OptionalCaller, game: string, signal: AbortSignal) {
    let wake = () => {}
    const knock = () => wake()
    const watched = this.#watched.get(game) ?? { readers: new Set(), state: null, failure: null }
    this.#watched.set(game, watched)
    watched.readers.add(knock)
    signal.addEventListener('abort', knock, { once: true })
    let sent: TableState | null = null
    this.#look([game])
    try {
      while (!signal.aborted && !this.#leaving) {
        if (watched.failure) throw watched.failure
        if (watched.state !== sent && watched.state) {
          await findGameRecord(this.#context, who, game)
          sent = watched.state
          yield sent
        } else
          await new Promise<void>((resolve) => {
            wake = resolve
          })
      }
    } finally {
      watched.readers.delete(knock)
      if (watched.readers.size === 0) this.#watched.delete(game)
    }
  }

  #enter(game: string, seat: number): () => void {
    const key = `${game} ${seat}`
    const one = this.#present.get(key) ?? {
      ...{ game, seat, count: 0, stored: 0, leftAt: 0, hasFailed: false, timer: undefined },
    }
    this.#present.set(key, one)
    one.count += 1
    this.#settle(key, one)
    let isHere = true
    return () => {
      if (!isHere) return
      isHere = false
      one.count -= 1
      one.leftAt = this.#context.ports.clock.now()
      this.#settle(key, one)
    }
  }

  /**
   * A player whose connection ends may only be reloading the page, so the player's absence is
   * stored after a delay.
   */
  #settle(key: string, one: Present): void {
    const here = hereOf(one)
    if (here === one.stored) {
      clearTimeout(one.timer)
      one.timer = undefined
      if (here === 0) this.#present.delete(key)
      return
    }
    if (this.#leaving) return
    const isArrival = here > one.stored && !one.hasFailed
    const wait = isArrival ? 0 : this.#context.settings.presenceMilliseconds
    one.timer ??= setTimeout(() => void this.#store(key, one), wait).unref()
  }

  async #store(key: string, one: Present): Promise<void> {
    const { ports, node, report } = this.#context
    const { game, seat } = one
    const here = hereOf(one)
    const at = here === 0 ? one.leftAt : ports.clock.now()
    try {
      await ports.tables.setPresence({ game, seat, node, here, at })
      one.stored = here
      one.hasFailed = false
    } catch (error) {
      one.hasFailed = true
      if (!(error instanceof Unavailable))
        report('the presence of a player cannot be stored', error)
    }
    one.timer = undefined
    this.#settle(key, one)
  }

  #look(games: Iterable<string>): void {
    for (const game of games) if (this.#watched.has(game)) this.#stale.add(game)
    if (!this.#isReading) void this.#read()
  }

  async #read(): Promise<void> {
    this.#isReading = true
    while (this.#stale.size > 0) {
      const games = [...this.#stale]
      this.#stale.clear()
      const { ports } = this.#context
      const since = ports.clock.now() - ALIVE_MILLISECONDS
      const found = await ports.tables.read(games, since).catch((error: unknown) => error)
      for (const game of games) this.#show(game, found)
    }
    this.#isReading = false
  }

  #show(game: string, found: unknown): void {
    const watched = this.#watched.get(game)
    if (!watched) return
    if (found instanceof Map) {
      const state: TableState = found.get(game)
      if (JSON.stringify(state) === JSON.stringify(watched.state)) return
      watched.state = state
    } else
      watched.failure = found instanceof Unavailable ? serviceError('database-unavailable') : found
    for (const wake of watched.readers) wake()
  }
}

const hereOf = ({ seat, count }: Present): number =>
  seat === WATCHERS ? count : Math.min(count, 1)
