import type { Caller } from '../../src/app/core/caller.ts'
import { ServiceError } from '../../src/app/core/errors.ts'
import * as games from '../../src/app/games/operations.ts'
import * as play from '../../src/app/games/play-operations.ts'
import {
  createGameInput,
  joinInput,
  listGamesInput,
  moveInput,
  type WaitAnswer,
  waitInput,
} from '../../src/app/games/schema.ts'
import type { RunningService } from '../../src/app/service/create-service.ts'
import * as streams from '../../src/app/streams/operations.ts'
import { type Cluster, ConnectionLost, isCursorLost } from './cluster.ts'
import type { MoveReport, Participant } from './player.ts'

const SECOND_MILLISECONDS = 1_000
const PAUSE_SECONDS_MAX = 8
const TWICE_PERCENT = 20
const LOBBY_PAUSE_MILLISECONDS = 500

type Call<T> = (services: RunningService) => Promise<T>

/** Calls the service, and repeats a failed call as `docs/guides/live.md` tells clients to do. */
export async function retried<T>(cluster: Cluster, call: Call<T>): Promise<T> {
  for (let pause = 1; ; pause = Math.min(2 * pause, PAUSE_SECONDS_MAX))
    try {
      return await cluster.call(call)
    } catch (error) {
      const seconds = secondsToRetry(error, pause)
      if (seconds === null) throw error
      await cluster.scheduler.sleep(seconds * SECOND_MILLISECONDS)
    }
}

/**
 * Returns the seconds until the client may repeat the failed call; null if the client must not
 * repeat the call.
 */
export function secondsToRetry(error: unknown, pause: number): number | null {
  if (error instanceof ConnectionLost) return pause
  if (!(error instanceof ServiceError)) return null
  return error.kind === 'busy' || error.kind === 'limited'
    ? (error.retryAfterSeconds ?? pause)
    : null
}

export const codeOf = (error: unknown): string =>
  error instanceof ServiceError ? error.code : String(error)

export interface ClientTerms {
  readonly ruleset: string
  /** Number of the client's account; each client has a different account. */
  readonly no: number
  /**
   * Kind of the second seat in the game that the client creates; null for a client that joins an
   * open game instead.
   */
  readonly opponent: 'open' | 'bot' | null
  readonly decisionSeconds: number | null
}

/** A simulated player that calls the service's operations in the same way as a REST client. */
export class SimulatedClient implements Participant {
  readonly isSpectator = false
  readonly told: MoveReport[] = []
  rewound = 0
  game: string | null = null
  #seat = 0
  #cursor = '0'
  #keys = 0
  readonly #cluster: Cluster
  readonly #terms: ClientTerms
  readonly #caller: Caller

  constructor(cluster: Cluster, terms: ClientTerms) {
    this.#cluster = cluster
    this.#terms = terms
    const id = `019a0000-0000-7000-8000-${String(terms.no).padStart(12, '0')}`
    this.#caller = {
      account: { id, name: `Player ${terms.no}`, kind: 'human', createdAt: 0 },
      scopes: new Set(['play', 'read']),
      tokenId: id,
      endsAt: null,
      lent: false,
    }
  }

  async run(isClosing: () => boolean): Promise<void> {
    this.game = await (this.#terms.opponent ? this.#create() : this.#join(isClosing))
    while (this.game && !isClosing()) {
      const turn = await this.#wait(this.game)
      if (turn === 'gone' || (turn !== null && turn.reason === 'over')) return
      const decision = turn?.decisions.find((one) => !one.optional && one.suspended === null)
      if (decision) await this.#move(this.game, decision)
    }
  }

  #isRewound(error: unknown): boolean {
    return this.#cluster.hasFailedOver && isOneOf(error, ['history-rewound'])
  }

  #newKey(): string {
    this.#keys += 1
    return `key ${this.#keys}`
  }

  /**
   * A failover can lose a new game before the client learns its id; the client then creates another
   * game.
   */
  async #create(): Promise<string> {
    for (;;)
      try {
        return await this.#createOnce()
      } catch (error) {
        if (!this.#isRewound(error)) throw error
      }
  }

  async #createOnce(): Promise<string> {
    const { ruleset, opponent: kind, decisionSeconds } = this.#terms
    const seats = [{ kind: 'me' }, { kind }]
    const input = createGameInput.parse({ ruleset, seats, decisionSeconds })
    const key = this.#newKey()
    const { id } = await this.#once((services) =>
      services.run(games.createGame, { caller: this.#caller, id: undefined, input, key }),
    )
    const own = [...this.#cluster.database.games.values()].filter(
      ({ host }) => host === this.#caller.account.id,
    )
    if (own.length > 1 && !this.#cluster.hasFailedOver)
      this.#cluster.problem('a game is created twice under one key')
    return id
  }

  /** Joins an open game. If other players have taken the free seats, tries another game. */
  async #join(isClosing: () => boolean): Promise<string | null> {
    const { scheduler, database } = this.#cluster
    const caller = this.#caller
    const input = listGamesInput.parse({ status: 'open', limit: 20 })
    while (!isClosing()) {
      const { items } = await retried(this.#cluster, (services) =>
        services.run(games.listGames, { caller, id: undefined, input }),
      )
      if (items.length === 0) {
        await scheduler.sleep(LOBBY_PAUSE_MILLISECONDS)
        continue
      }
      const { id } = scheduler.chance.pick(items)
      const key = this.#newKey()
      try {
        const joined = await this.#once((services) =>
          services.run(games.joinGame, { caller, id, input: joinInput.parse({}), key }),
        )
        this.#seat = joined.seat!
        return id
      } catch (error) {
        const isTaken = isOneOf(error, ['game-full', 'game-started', 'already-seated'])
        if (!isTaken && !isOneOf(error, ['game-unknown']) && !this.#isRewound(error)) throw error
        const { seats } = database.games.get(id) ?? { seats: [] }
        const hasJoined = seats.some(({ account }) => account === caller.account.id)
        // If a failover occurs between two copies of a request, one copy may be refused although
        // the other has succeeded.
        if (hasJoined && !this.#cluster.hasFailedOver)
          this.#cluster.problem(`a player has joined, but the answer is ${codeOf(error)}`)
      }
    }
    return null
  }

  /**
   * Waits until the game changes. Returns `gone` if a failover has lost the game, and null if the
   * game has not started or its log was rewound.
   */
  async #wait(id: string): Promise<WaitAnswer | 'gone' | null> {
    const caller = this.#caller
    const after = this.#cursor
    const isLost = isCursorLost(this.#cluster.database, id, after)
    const input = waitInput.parse({ after, timeoutSeconds: 20, include: ['decisions'] })
    try {
      const turn = await retried(this.#cluster, (services) =>
        services.run(streams.waitForGame, { caller, id, input }),
      )
      if (isLost) this.#cluster.problem(`a player continues from the lost ${after}`)
      this.#cursor = turn.cursor
      return turn
    } catch (error) {
      if (isOneOf(error, ['game-unknown']) && this.#cluster.hasFailedOver) return 'gone'
      if (!isOneOf(error, ['history-rewound', 'game-not-started'])) throw error
      if (codeOf(error) === 'history-rewound') this.#forget()
      else await this.#cluster.scheduler.sleep(SECOND_MILLISECONDS)
      return null
    }
  }

  #forget(): void {
    this.rewound += 1
    this.#cursor = '0'
  }

  async #move(id: string, decision: WaitAnswer['decisions'][number]): Promise<void> {
    const caller = this.#caller
    const move = this.#cluster.scheduler.chance.pick(decision.examples!)
    const [moveId, decisionId] = [decision.id, decision.id]
    const input = moveInput.parse({ decisionId, move, moveId, after: this.#cursor })
    const report = { game: id, seat: this.#seat, moveId }
    try {
      const answer = await this.#once((services) =>
        services.run(play.submitMove, { caller, id, input }),
      )
      this.told.push({ ...report, answer })
      this.#cursor = answer.cursor
    } catch (error) {
      if (codeOf(error) === 'history-rewound') this.#forget()
      else if (error instanceof ServiceError && error.kind === 'conflict')
        this.told.push({ ...report, answer: null })
      else if (!this.#cluster.hasFailedOver || !isOneOf(error, ['game-unknown', 'not-seated']))
        throw error
    }
  }

  /**
   * Sends a request with an idempotency key, sometimes repeats the request at the same time or
   * later, and checks that the service returns the same answer.
   */
  async #once<T extends { readonly replayed: boolean }>(call: Call<T>): Promise<T> {
    const { scheduler } = this.#cluster
    const isTwice = () => scheduler.chance.below(100) < TWICE_PERCENT
    const send = () => retried(this.#cluster, call)
    const results = await Promise.allSettled(isTwice() ? [send(), send()] : [send()])
    const [first] = results as [PromiseSettledResult<T>]
    if (first.status === 'fulfilled' && isTwice())
      results.push(...(await Promise.allSettled([send()])))
    for (const other of results.slice(1)) this.#requireSame(first, other)
    if (first.status === 'rejected') throw first.reason
    return first.value
  }

  #requireSame<T extends object>(
    one: PromiseSettledResult<T>,
    other: PromiseSettledResult<T>,
  ): void {
    const [first, second] = [one, other].map(textOf)
    if (first !== second && !this.#cluster.hasFailedOver)
      this.#cluster.problem(`two answers under one key: ${first} and ${second}`)
  }
}

const textOf = (result: PromiseSettledResult<object>): string =>
  result.status === 'fulfilled'
    ? JSON.stringify({ ...result.value, replayed: null })
    : codeOf(result.reason)

const isOneOf = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof ServiceError && codes.includes(error.code)
