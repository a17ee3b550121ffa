import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { TooManyListQueries, Unavailable } from '../core/ports.ts'
import { LIVE_SECONDS_MAX } from '../core/schema.ts'
import type { ListedGame } from '../runtime/port.ts'
import { listedGame } from './present.ts'
import type { LobbyState } from './schema.ts'

declare module '../core/context.ts' {
  interface Context {
    readonly lobbyFeed: LobbyFeed
  }
}

export const LOBBY_GAMES_MAX = 500
/** Delay after a change, so that several changes in quick succession cause a single query. */
const PAUSE_MILLISECONDS = 250
const LOOK_MILLISECONDS = 15_000
const AWAY_MILLISECONDS = 120_000
/** No account has this id, so the games listed for this id are all public. */
const STRANGER = '00000000-0000-0000-0000-000000000000'

export class LobbyFeed {
  readonly #context: Context
  readonly #readers = new Set<() => void>()
  #state: LobbyState | null = null
  #failure: unknown = null
  #due: NodeJS.Timeout | undefined
  #leaving = false
  readonly #timer: NodeJS.Timeout

  constructor(context: Context) {
    this.#context = context
    const { notifier } = context.ports
    for (const kind of ['lobby', 'reconnect'] as const) notifier.on(kind, () => this.#look())
    this.#timer = setInterval(() => this.#look(), LOOK_MILLISECONDS).unref()
  }

  follow(signal: AbortSignal): { readonly batches: AsyncIterable<LobbyState> } {
    return { batches: this.#states(signal) }
  }

  letGo(): void {
    this.#leaving = true
    clearInterval(this.#timer)
    clearTimeout(this.#due)
    for (const wake of this.#readers) wake()
  }

  async *#states(signal: AbortSignal): AsyncGenerator<LobbyState> {
    let wake = () => {}
    const knock = () => wake()
    if (this.#readers.size === 0) {
      this.#state = null
      this.#failure = null
    }
    this.#readers.add(knock)
    signal.addEventListener('abort', knock, { once: true })
    let sent: LobbyState | null = null
    if (this.#state === null) this.#look(0)
    try {
      while (!signal.aborted && !this.#leaving) {
        if (this.#failure) throw this.#failure
        if (this.#state !== sent && this.#state) {
          sent = this.#state
          yield sent
        } else
          await new Promise<void>((resolve) => {
            wake = resolve
          })
      }
    } finally {
      this.#readers.delete(knock)
    }
  }

  #look(pause = PAUSE_MILLISECONDS): void {
    if (this.#readers.size === 0 || this.#leaving) return
    this.#due ??= setTimeout(() => {
      this.#due = undefined
      void this.#read()
    }, pause).unref()
  }

  async #read(): Promise<void> {
    try {
      const state = { games: (await this.#open()).map((game) => listedGame(game, null)) }
      if (JSON.stringify(state) === JSON.stringify(this.#state)) return
      this.#state = state
    } catch (error) {
      if (error instanceof TooManyListQueries) return this.#look()
      this.#failure = error instanceof Unavailable ? serviceError('database-unavailable') : error
    }
    for (const wake of this.#readers) wake()
  }

  /** Returns the open games, except games with short time limits whose host is away. */
  async #open(): Promise<ListedGame[]> {
    const { ports } = this.#context
    const games = await ports.games.list({
      ...{ status: 'open', ruleset: null, mine: null, forks: false, seenBy: STRANGER },
      ...{ before: null, limit: LOBBY_GAMES_MAX },
    })
    const isLive = ({ decisionSeconds }: ListedGame) =>
      decisionSeconds !== null && decisionSeconds < LIVE_SECONDS_MAX
    const live = games.filter(isLive).map(({ id }) => id)
    const now = ports.clock.now()
    const tables = await ports.tables.read(live, now - LOOK_MILLISECONDS)
    return games.filter((game) => {
      if (!isLive(game)) return true
      const seat = game.seats.find(({ account }) => account === game.host)?.seat
      const host = tables.get(game.id)?.seats.find((one) => one.seat === seat)
      const since = host ? (host.since ?? now) : game.createdAt
      return host?.here === true || now - since < AWAY_MILLISECONDS
    })
  }
}
