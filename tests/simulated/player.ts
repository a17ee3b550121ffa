import { ServiceError } from '../../src/app/core/errors.ts'
import { Unavailable } from '../../src/app/core/ports.ts'
import { cursorAt, requireCursor } from '../../src/app/runtime/cursor.ts'
import { expireOverdue } from '../../src/app/runtime/expire-overdue.ts'
import type { Command } from '../../src/app/runtime/live-game.ts'
import type { Game } from '../../src/engine/kernel/game.ts'
import type { OpenDecision } from '../../src/engine/kernel/open-decisions.ts'
import { handOver, submit } from '../../src/engine/kernel/perform.ts'
import { Refusal } from '../../src/engine/kernel/refusal.ts'
import type { Ruleset } from '../../src/engine/kernel/ruleset.ts'
import { suggestMove } from '../../src/engine/kernel/turn.ts'
import type { Tagged } from '../../src/engine/kernel/types.ts'
import { branch } from '../../src/engine/kernel/world.ts'
import { type Cluster, ConnectionLost, isCursorLost } from './cluster.ts'

const PAUSE_MILLISECONDS_MAX = 100
const TWICE_PERCENT = 20
/** If a request fails with one of these error codes, the player repeats the request. */
const PASSING = ['busy', 'database-unavailable', 'history-rewound']

export interface Answer {
  readonly version: number
  readonly head: string
  readonly cursor: string
}

/** The answer that a client received for a move. */
export interface MoveReport {
  readonly game: string
  readonly seat: number
  readonly moveId: string
  /** The service's answer to the move; null if the service refused the move. */
  readonly answer: Pick<Answer, 'version' | 'head'> | null
}

/** A simulated client, which continues until the simulation ends. */
export interface Participant {
  /** True for clients that only watch the moves of other clients. */
  readonly isSpectator: boolean
  readonly told: readonly MoveReport[]
  /** Number of times the service told the client that a failover had lost moves. */
  readonly rewound: number
  run(isClosing: () => boolean): Promise<void>
}

interface Seat {
  readonly game: string
  readonly seat: number
  readonly rules: Ruleset
}

/**
 * A simulated player that accesses the running games of the nodes directly, without the operations
 * of the service. The simulated player reads the game, moves, and repeats each request with the
 * same idempotency key until a result arrives.
 */
export class SimulatedPlayer implements Participant {
  readonly isSpectator = false
  readonly told: MoveReport[] = []
  rewound = 0
  #cursor = '0'
  readonly #cluster: Cluster
  readonly #at: Seat

  constructor(cluster: Cluster, at: Seat) {
    this.#cluster = cluster
    this.#at = at
  }

  async run(isClosing: () => boolean): Promise<void> {
    const { scheduler } = this.#cluster
    const { seat, rules } = this.#at
    for (let number = 0; !isClosing(); number += 1) {
      const game = await this.#look()
      if (game?.over) return
      const own = game?.open.filter((one) => one.seat === seat && !one.suspendedBy) ?? []
      const decision = own.length > 0 ? scheduler.chance.pick(own) : null
      const move = game && decision && suggestMove(rules, game, decision, scheduler.chance)
      if (move) await this.#send(`${seat}-${number}`, decision, move)
      else await scheduler.sleep(scheduler.chance.below(PAUSE_MILLISECONDS_MAX))
    }
  }

  #call<T>(command: Command<T>): Promise<T> {
    const { game } = this.#at
    return this.#cluster.call(async ({ context }) => {
      const live = await context.live.load(game)
      if (!live) throw new Error(`${game} does not run`)
      return live.run(command)
    })
  }

  async #look(): Promise<Game | null> {
    const cursor = this.#cursor
    const isLost = isCursorLost(this.#cluster.database, this.#at.game, cursor)
    const look: Command<Game> = ({ live, game }) => {
      requireCursor(live, game.version, cursor)
      return () => branch(game)
    }
    try {
      const game = await this.#call(look)
      if (isLost) this.#cluster.problem(`seat ${this.#at.seat} continues from the lost ${cursor}`)
      return game
    } catch (error) {
      if (!isPassing(error)) throw error
      if (error instanceof ServiceError && error.code === 'history-rewound') {
        this.rewound += 1
        this.#cursor = '0'
      }
      return null
    }
  }

  async #send(moveId: string, decision: OpenDecision, move: Tagged): Promise<void> {
    const { seat } = this.#at
    const { chance } = this.#cluster.scheduler
    const send = () => this.#call(moveOf(seat, decision.id, move, moveId))
    let requests = chance.below(100) < TWICE_PERCENT ? [send(), send()] : [send()]
    for (;;) {
      const results = await Promise.allSettled(requests)
      const answers = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      const errors = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
      this.#judge(moveId, answers, errors)
      const [answer] = answers
      const isRefused = errors.some(isRefusal)
      if (answer) this.#take(moveId, answer)
      else if (isRefused) this.told.push({ ...this.#at, moveId, answer: null })
      if (answer || isRefused) return
      requests = [send()]
    }
  }

  #take(moveId: string, answer: Answer): void {
    this.told.push({ ...this.#at, moveId, answer })
    if (answer.version < Number.parseInt(this.#cursor, 10)) return
    this.#cursor = answer.cursor
  }

  #judge(moveId: string, answers: readonly Answer[], errors: readonly unknown[]): void {
    for (const error of errors)
      if (!(error instanceof Refusal || isPassing(error)))
        this.#cluster.problem(`${moveId}: ${error}`)
    const different = new Set(answers.map(({ version, head }) => `${version} ${head}`))
    if (this.#cluster.database.lost.length === 0 && different.size > 1)
      this.#cluster.problem(`${moveId} got two answers`)
    if (this.#cluster.database.lost.length === 0 && answers.length > 0 && errors.some(isRefusal))
      this.#cluster.problem(`${moveId} was accepted and refused`)
  }
}

const isRefusal = (error: unknown): boolean => error instanceof Refusal

const isPassing = (error: unknown): boolean =>
  error instanceof ConnectionLost ||
  error instanceof Unavailable ||
  (error instanceof ServiceError && PASSING.includes(error.code))

const moveOf =
  (seat: number, decisionId: string, move: Tagged, moveId: string): Command<Answer> =>
  (command) => {
    const { live, game, now, append, resultOfKey } = command
    const answered = (version: number) => () => ({
      version,
      head: live.headOf(version),
      cursor: cursorAt(live, version),
    })
    const first = resultOfKey(seat, moveId)
    if (first) return answered(first.gameThen().version)
    expireOverdue(command)
    if (game.hands[seat] === 'bot' && !game.over)
      append(handOver(live.rules, game, seat, 'player', live.luck, now))
    append(submit(live.rules, game, { seat, decisionId, move, moveId }, live.luck, now))
    live.resetBots()
    return answered(game.version)
  }
