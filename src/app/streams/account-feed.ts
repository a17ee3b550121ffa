import { type Caller, requireScope } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { TooManyListQueries, Unavailable } from '../core/ports.ts'
import {
  type AccountGame,
  accountGame,
  accountGames,
  digestOf,
  updateFor,
} from './account-games.ts'
import type { AccountState, GameUpdate } from './schema.ts'

declare module '../core/context.ts' {
  interface Context {
    readonly accountFeed: AccountFeed
  }
}

/** Pause after each change, so that several quick moves by bots cause a single message. */
const PAUSE_MILLISECONDS = 50
/**
 * Every sixth round checks all accounts, including accounts without a notification, because a
 * notification may have been lost.
 */
const ROUNDS_PER_LOOK = 6

interface Account {
  readonly caller: Caller
  readonly readers: Set<Reader>
  readonly moved: Map<string, number>
  isDoubtful: boolean
  isLooking: boolean
  checks: number
}

interface Reader {
  readonly account: Account
  readonly signal: AbortSignal
  readonly games: Map<string, AccountGame>
  readonly found: Map<string, AccountGame | null>
  /**
   * Number of the last check that began before the reader received its first state. The results of
   * this check and of earlier checks may be older than the reader's first state.
   */
  hadLooks: number
  failure: unknown
  wake(): void
}

/**
 * Notifications mark games and accounts as changed. Each changed game is read only once for all
 * readers, and each reader receives only the changes. A reader always receives the complete state
 * first, and then one message per check.
 */
export class AccountFeed {
  readonly #context: Context
  readonly #accounts = new Map<string, Account>()
  /** Maps each account id and each game id to its readers. */
  readonly #readers = new Map<string, Set<Reader>>()
  #round: NodeJS.Timeout | undefined
  #rounds = 0
  #leaving = false

  constructor(context: Context) {
    this.#context = context
    const { live, ports } = context
    live.onAdvance(({ id, version }) => this.#move(id, id, version))
    ports.notifier.on('commit', (id, version) => this.#move(id, id, version))
    ports.notifier.on('lobby', (id, accounts) => {
      for (const key of [id, ...accounts]) this.#move(key, id, Number.POSITIVE_INFINITY)
    })
    ports.notifier.on('rated', (id, accounts) => void this.#rated(id, accounts))
    ports.notifier.on('reconnect', () => void this.#lookAtAll())
    this.#lookNowAndThen()
  }

  async follow(caller: Caller, { after, signal }: FollowAccountInput): Promise<AccountFollowing> {
    requireScope(caller, 'read')
    const reader: Reader = {
      account: this.#accountOf(caller),
      signal,
      games: new Map(),
      found: new Map(),
      hadLooks: Number.POSITIVE_INFINITY,
      failure: null,
      wake() {},
    }
    // The reader is registered before the first state is read, so that the reader does not miss
    // changes during the read.
    this.#add(caller.account.id, reader)
    reader.account.readers.add(reader)
    try {
      const first = await this.#state(reader, after)
      // The reader is removed on abort, because a client that disconnects early never reads the
      // batches.
      signal.addEventListener('abort', () => this.#remove(reader), { once: true })
      if (signal.aborted) this.#remove(reader)
      return { batches: this.#tell(reader, first) }
    } catch (error) {
      this.#remove(reader)
      throw error
    }
  }

  letGo(): void {
    this.#leaving = true
    clearTimeout(this.#round)
    for (const { readers } of this.#accounts.values()) for (const reader of readers) reader.wake()
  }

  async #state(reader: Reader, after: string | undefined): Promise<AccountBatch> {
    const { games, more } = await accountGames(this.#context, reader.account.caller)
    reader.hadLooks = reader.account.checks
    for (const [id, own] of games) this.#know(reader, id, own)
    const id = digestOf(reader.games)
    if (id === after) return []
    const serverTime = this.#context.ports.clock.now()
    return [{ id, games: [...games.values()].map(({ game }) => game), more, serverTime }]
  }

  async *#tell(reader: Reader, first: AccountBatch): AsyncGenerator<AccountBatch> {
    const { signal } = reader
    const wake = () => reader.wake()
    signal.addEventListener('abort', wake, { once: true })
    try {
      if (first.length > 0) yield first
      while (!signal.aborted && !this.#leaving) {
        await this.#woken(reader)
        if (reader.failure) throw reader.failure
        const news = signal.aborted || this.#leaving ? [] : this.#news(reader)
        if (news.length > 0) yield news
      }
    } catch (error) {
      if (error instanceof TooManyListQueries) throw serviceError('busy')
      throw error instanceof Unavailable ? serviceError('database-unavailable') : error
    } finally {
      signal.removeEventListener('abort', wake)
      this.#remove(reader)
    }
  }

  #woken(reader: Reader): Promise<void> {
    return new Promise((resolve) => {
      reader.wake = resolve
      const isIdle = reader.found.size === 0 && !reader.failure
      if (!isIdle || reader.signal.aborted || this.#leaving) resolve()
    })
  }

  #news(reader: Reader): GameUpdate[] {
    const found = [...reader.found]
    reader.found.clear()
    return found.flatMap(([id, own]) => this.#newsOf(reader, id, own) ?? [])
  }

  #newsOf(reader: Reader, id: string, now: AccountGame | null): GameUpdate | null {
    const before = reader.games.get(id) ?? null
    const isOver = now !== null && now.game.status !== 'open' && now.game.status !== 'running'
    if (!before && (!now || (isOver && !now.isRated))) return null
    const isKnown = before !== null || !now?.isRated
    const news = isKnown ? updateFor(reader.account.caller, before, now) : ['rated' as const]
    const game = now?.game ?? { ...before!.game, seat: null, awaits: null }
    if (now && !isOver) this.#know(reader, id, now)
    else this.#forget(reader, id)
    return news.length === 0 ? null : { id: digestOf(reader.games), news, game }
  }

  /**
   * Readers are notified of a rating separately, because a game is rated only after it has ended,
   * and readers forget a game when it ends.
   */
  async #rated(game: string, accounts: readonly string[]): Promise<void> {
    for (const account of accounts.flatMap((id) => this.#accounts.get(id) ?? [])) {
      const own = await accountGame(this.#context, account.caller, game, 0).catch(() => null)
      for (const reader of own ? account.readers : []) {
        reader.found.set(game, { ...own!, isRated: true })
        reader.wake()
      }
    }
  }

  #lookNowAndThen(): void {
    const { ports, settings } = this.#context
    this.#round = setTimeout(async () => {
      this.#rounds += 1
      if (!ports.notifier.isReliable || this.#rounds % ROUNDS_PER_LOOK === 0)
        await this.#lookAtAll()
      if (!this.#leaving) this.#lookNowAndThen()
    }, settings.followerCheckMilliseconds).unref()
  }

  async #lookAtAll(): Promise<void> {
    for (const account of [...this.#accounts.values()]) {
      account.isDoubtful = true
      await this.#look(account)
    }
  }

  async #look(account: Account): Promise<void> {
    if (account.isLooking) return
    account.isLooking = true
    const { moved, readers } = account
    try {
      while (readers.size > 0 && (moved.size > 0 || account.isDoubtful)) {
        if (moved.size > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS))
        account.checks += 1
        const check = account.checks
        const found = await this.#found(account)
        for (const reader of readers) hand(reader, check, found)
      }
    } catch (failure) {
      for (const reader of readers) {
        reader.failure = failure
        reader.wake()
      }
    } finally {
      account.isLooking = false
    }
  }

  async #found(account: Account): Promise<Map<string, AccountGame | null>> {
    const { caller, moved, readers } = account
    if (account.isDoubtful) {
      account.isDoubtful = false
      const { games } = await accountGames(this.#context, caller)
      const known = [...readers].flatMap((reader) => [...reader.games.keys()])
      for (const id of [...known, ...games.keys()]) moved.set(id, Number.POSITIVE_INFINITY)
    }
    const changed = [...moved]
    moved.clear()
    const found = new Map<string, AccountGame | null>()
    for (const [id, version] of changed) {
      const own = await accountGame(this.#context, caller, id, version)
      if (own !== undefined) found.set(id, own)
    }
    return found
  }

  #know(reader: Reader, id: string, own: AccountGame): void {
    reader.games.set(id, own)
    if (!this.#readers.has(id)) this.#context.ports.notifier.subscribe(id)
    this.#add(id, reader)
  }

  #forget(reader: Reader, id: string): void {
    reader.games.delete(id)
    this.#ignore(id, reader)
  }

  #ignore(id: string, reader: Reader): void {
    this.#take(id, reader)
    if (!this.#readers.has(id)) this.#context.ports.notifier.unsubscribe(id)
  }

  #move(key: string, game: string, version: number): void {
    for (const { account } of this.#readers.get(key) ?? []) {
      move(account, game, version)
      void this.#look(account)
    }
  }

  #accountOf(caller: Caller): Account {
    const known = this.#accounts.get(caller.account.id)
    if (known) return known
    const account: Account = {
      caller,
      readers: new Set(),
      moved: new Map(),
      isDoubtful: false,
      isLooking: false,
      checks: 0,
    }
    this.#accounts.set(caller.account.id, account)
    return account
  }

  #add(key: string, reader: Reader): void {
    const readers = this.#readers.get(key)
    if (readers) readers.add(reader)
    else this.#readers.set(key, new Set([reader]))
  }

  #take(key: string, reader: Reader): void {
    const readers = this.#readers.get(key)
    readers?.delete(reader)
    if (readers?.size === 0) this.#readers.delete(key)
  }

  #remove(reader: Reader): void {
    const { account, games } = reader
    if (!account.readers.delete(reader)) return
    const { id } = account.caller.account
    this.#take(id, reader)
    for (const game of games.keys()) this.#ignore(game, reader)
    if (account.readers.size === 0) this.#accounts.delete(id)
  }
}

function move({ moved }: Account, game: string, version: number): void {
  moved.set(game, Math.max(version, moved.get(game) ?? 0))
}

/**
 * A reader that was added while a check was running may have newer results than the check, so the
 * game is marked for another check.
 */
function hand(reader: Reader, check: number, found: ReadonlyMap<string, AccountGame | null>): void {
  const isNewer = check > reader.hadLooks
  for (const [id, own] of found) {
    if (isNewer) reader.found.set(id, own)
    else move(reader.account, id, Number.POSITIVE_INFINITY)
  }
  if (isNewer) reader.wake()
}

export interface FollowAccountInput {
  readonly after?: string | undefined
  readonly signal: AbortSignal
}
/**
 * The first batch contains the complete state, unless the `after` cursor is current. Later batches
 * contain only changes.
 */
export interface AccountFollowing {
  readonly batches: AsyncIterable<AccountBatch>
}
export type AccountBatch = readonly (AccountState | GameUpdate)[]
