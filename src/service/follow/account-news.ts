import { type Caller, need } from '../caller.ts'
import type { Context } from '../context.ts'
import { no } from '../errors.ts'
import { Crowded, Unavailable } from '../ports.ts'
import type { AccountBatch, AccountFollowing, FollowAccountInput } from '../services.ts'
import type { GameNews } from '../shapes/account-news.ts'
import { digestOf, newsOf, type OwnGame, ownGame, ownGames } from './own-games.ts'

/** What happens within so short a time is told at once: bots move in bursts. */
const PAUSE_MILLISECONDS = 50
/** A ring can get lost: every so many looks, and at each without a bell, all games are seen. */
const LOOKS_PER_ROUND = 6

/** One who follows an account: what they know of its games, and what has to be looked at again. */
interface Reader {
  readonly caller: Caller
  readonly signal: AbortSignal
  readonly games: Map<string, OwnGame>
  /** Games that have moved on, each to a version; to infinity: it is to be asked how far. */
  readonly moved: Map<string, number>
  /** Rings may have been missed. */
  isDoubtful: boolean
  wake(): void
}

/**
 * Every follower of an account at this node. What happens rings by game or by account, on whichever
 * node; then the game is looked at, and what differs from what was told is news. So a state always
 * comes first, and what falls into one look is one message.
 */
export class AccountNews {
  readonly #context: Context
  /** By the accounts that they follow, and the games of which they know. */
  readonly #readers = new Map<string, Set<Reader>>()
  #leaving = false

  constructor(context: Context) {
    this.#context = context
    const { live, ports } = context
    live.onAdvance(({ id, version }) => this.#move(id, id, version))
    ports.doorbell.onRing((id, version) => this.#move(id, id, version))
    ports.doorbell.onLobby((id, accounts) => {
      for (const key of [id, ...accounts]) this.#move(key, id, Number.POSITIVE_INFINITY)
    })
    ports.doorbell.onReconnect(() => {
      for (const reader of this.#all()) lookAgain(reader)
    })
  }

  async follow(caller: Caller, { after, signal }: FollowAccountInput): Promise<AccountFollowing> {
    need(caller, 'read')
    const reader: Reader = {
      ...{ caller, signal, games: new Map(), moved: new Map(), isDoubtful: false },
      wake() {},
    }
    // Before it is looked, so that nothing falls between.
    this.#add(caller.account.id, reader)
    try {
      const first = await this.#state(reader, after)
      return { batches: this.#tell(reader, first) }
    } catch (error) {
      this.#remove(reader)
      throw error
    }
  }

  letGo(): void {
    this.#leaving = true
    for (const reader of this.#all()) reader.wake()
  }

  async #state(reader: Reader, after: string | undefined): Promise<AccountBatch> {
    const { games, more } = await ownGames(this.#context, reader.caller)
    for (const [id, own] of games) this.#know(reader, id, own)
    const id = digestOf(reader.games)
    if (id === after) return []
    const serverTime = this.#context.ports.clock.now()
    return [{ id, games: [...games.values()].map(({ game }) => game), more, serverTime }]
  }

  async *#tell(reader: Reader, first: AccountBatch): AsyncGenerator<AccountBatch> {
    const { signal } = reader
    const wake = () => reader.wake()
    const again = this.#lookNowAndThen(reader)
    signal.addEventListener('abort', wake, { once: true })
    try {
      if (first.length > 0) yield first
      while (!signal.aborted && !this.#leaving) {
        await this.#woken(reader)
        const news = signal.aborted || this.#leaving ? [] : await this.#news(reader)
        if (news.length > 0) yield news
      }
    } catch (error) {
      if (error instanceof Crowded) throw no('busy')
      throw error instanceof Unavailable ? no('database-unavailable') : error
    } finally {
      clearInterval(again)
      signal.removeEventListener('abort', wake)
      this.#remove(reader)
    }
  }

  #lookNowAndThen(reader: Reader): NodeJS.Timeout {
    const { ports, settings } = this.#context
    let looks = 0
    const look = () => {
      looks += 1
      if (!ports.doorbell.isReliable || looks % LOOKS_PER_ROUND === 0) lookAgain(reader)
    }
    return setInterval(look, settings.lookMilliseconds).unref()
  }

  /** Until something has moved, and a little longer. */
  async #woken(reader: Reader): Promise<void> {
    const isIdle = () => reader.moved.size === 0 && !reader.isDoubtful
    await new Promise<void>((resolve) => {
      reader.wake = resolve
      if (!isIdle() || reader.signal.aborted || this.#leaving) resolve()
    })
    if (!isIdle()) await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS))
  }

  async #news(reader: Reader): Promise<GameNews[]> {
    if (reader.isDoubtful) {
      reader.isDoubtful = false
      const { games } = await ownGames(this.#context, reader.caller)
      for (const id of [...reader.games.keys(), ...games.keys()])
        move(reader, id, Number.POSITIVE_INFINITY)
    }
    const moved = [...reader.moved]
    reader.moved.clear()
    const news: GameNews[] = []
    for (const [id, version] of moved) {
      const own = await ownGame(this.#context, reader.caller, id, version)
      const told = this.#newsOf(reader, id, own)
      if (told) news.push(told)
    }
    return news
  }

  #newsOf(reader: Reader, id: string, now: OwnGame | null): GameNews | null {
    const before = reader.games.get(id) ?? null
    const isOver = now !== null && now.game.status !== 'open' && now.game.status !== 'running'
    if (!before && (!now || isOver)) return null
    const news = newsOf(reader.caller, before, now)
    const game = now?.game ?? { ...before!.game, seat: null, awaits: null }
    if (now && !isOver) this.#know(reader, id, now)
    else this.#forget(reader, id)
    return news.length === 0 ? null : { id: digestOf(reader.games), news, game }
  }

  #know(reader: Reader, id: string, own: OwnGame): void {
    reader.games.set(id, own)
    this.#add(id, reader)
  }

  #forget(reader: Reader, id: string): void {
    reader.games.delete(id)
    this.#take(id, reader)
  }

  /** Of whom it may be news, by their account or by the game. */
  #move(key: string, game: string, version: number): void {
    for (const reader of this.#readers.get(key) ?? []) move(reader, game, version)
  }

  #all(): Set<Reader> {
    return new Set([...this.#readers.values()].flatMap((readers) => [...readers]))
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
    for (const key of [reader.caller.account.id, ...reader.games.keys()]) this.#take(key, reader)
  }
}

function move(reader: Reader, game: string, version: number): void {
  reader.moved.set(game, Math.max(version, reader.moved.get(game) ?? 0))
  reader.wake()
}

function lookAgain(reader: Reader): void {
  reader.isDoubtful = true
  reader.wake()
}
