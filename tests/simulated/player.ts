import { ServiceError } from '../../src/app/core/errors.ts'
import { cursorAt, requireCursor } from '../../src/app/runtime/cursor.ts'
import { expireOverdue } from '../../src/app/runtime/expire-overdue.ts'
import type { Command } from '../../src/app/runtime/live-game.ts'
import type { Game } from '../../src/engine/kernel/game.ts'
import type { OpenDecision } from '../../src/engine/kernel/open-decisions.ts'
import { submit } from '../../src/engine/kernel/perform.ts'
import { Refusal } from '../../src/engine/kernel/refusal.ts'
import { suggestMove } from '../../src/engine/kernel/turn.ts'
import type { Tagged } from '../../src/engine/kernel/types.ts'
import { branch } from '../../src/engine/kernel/world.ts'
import type { SimulatedDatabase } from './database.ts'
import type { Scheduler } from './scheduler.ts'

const MOVES = 24
const TRIES_MAX = 40
/** Error codes after which a client repeats the request. */
const PASSING = ['busy', 'database-unavailable', 'history-rewound']

interface Answer {
  readonly version: number
  readonly head: string
  readonly cursor: string
}
export interface MoveReport {
  readonly moveId: string
  /** The service's answer; null if the service refused the move. */
  readonly answer: Answer | null
}

/**
 * A seat that observes, moves, and repeats each request with the same idempotency key until the
 * request has a result.
 */
export class SimulatedPlayer {
  readonly told: MoveReport[] = []
  readonly problems: string[] = []
  rewound = 0
  isDone = false
  #cursor = '0'
  /** Hash of the log row at the cursor. */
  #head: string | null = null
  readonly #seat: number
  readonly #database: SimulatedDatabase
  readonly #scheduler: Scheduler

  constructor(seat: number, database: SimulatedDatabase, scheduler: Scheduler) {
    this.#seat = seat
    this.#database = database
    this.#scheduler = scheduler
  }

  async play(): Promise<void> {
    for (let number = 0; number < MOVES; number += 1) {
      const game = await this.#look()
      if (game?.over) break
      const own = game?.open.filter((one) => one.seat === this.#seat && !one.suspendedBy) ?? []
      if (!game || own.length === 0) {
        await new Promise<void>((resolve) => this.#scheduler.later(resolve))
        continue
      }
      const { chance } = this.#scheduler
      const decision = chance.pick(own)
      const { rules } = this.#node().live
      const move = suggestMove(rules, game, decision, chance)
      if (move) await this.#send(`${this.#seat}-${number}`, decision, move)
    }
    this.isDone = true
  }

  #node() {
    return this.#scheduler.chance.pick(this.#database.nodes)
  }

  async #look(): Promise<Game | null> {
    const cursor = this.#cursor
    const head = this.#head
    const isLost = head !== null && !this.#database.rows.some((row) => row.head === head)
    const look: Command<Game> = ({ live, game }) => {
      requireCursor(live, game.version, cursor)
      return () => branch(game)
    }
    try {
      const game = await this.#node().live.run(look)
      if (isLost) this.problems.push(`seat ${this.#seat} continues from the lost cursor ${cursor}`)
      return game
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      if (error.code === 'history-rewound') {
        this.rewound += 1
        this.#cursor = '0'
        this.#head = null
      }
      return null
    }
  }

  async #send(moveId: string, decision: OpenDecision, move: Tagged): Promise<void> {
    const send = () => this.#node().live.run(moveOf(this.#seat, decision.id, move, moveId))
    let requests = this.#scheduler.strikes(25) ? [send(), send()] : [send()]
    for (let tries = 0; tries < TRIES_MAX; tries += 1) {
      const results = await Promise.allSettled(requests)
      const answers = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      const errors = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
      this.#judge(moveId, answers, errors)
      const [answer] = answers
      const isRefused = errors.some((error) => error instanceof Refusal)
      if (answer) this.#take(moveId, answer)
      else if (isRefused) this.told.push({ moveId, answer: null })
      if (answer || isRefused) return
      requests = [send()]
    }
  }

  #take(moveId: string, answer: Answer): void {
    this.told.push({ moveId, answer })
    if (answer.version < Number.parseInt(this.#cursor, 10)) return
    this.#cursor = answer.cursor
    this.#head = answer.head
  }

  #judge(moveId: string, answers: readonly Answer[], errors: readonly unknown[]): void {
    for (const error of errors) {
      if (error instanceof Refusal) continue
      if (error instanceof ServiceError && PASSING.includes(error.code)) continue
      this.problems.push(`${moveId}: ${error}`)
    }
    const different = new Set(answers.map(({ version, head }) => `${version} ${head}`))
    if (this.#database.lost.length === 0 && different.size > 1)
      this.problems.push(`${moveId} got two answers`)
  }
}

const moveOf =
  (seat: number, decisionId: string, move: Tagged, moveId: string): Command<Answer> =>
  (turn) => {
    const { live, game, now, append, resultOfKey } = turn
    const answered = (version: number) => () => ({
      version,
      head: live.headOf(version),
      cursor: cursorAt(live, version),
    })
    const first = resultOfKey(seat, moveId)
    if (first) return answered(first.gameThen().version)
    expireOverdue(turn)
    append(submit(live.rules, game, { seat, decisionId, move, moveId }, live.luck, now))
    return answered(game.version)
  }
