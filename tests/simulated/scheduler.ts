import { type Chance, seededChance } from '../../src/engine/kernel/chance.ts'
import { type AllowedFaults, Faults } from './faults.ts'

const START = Date.UTC(2026, 0, 1)
/** Upper limit of the simulated time between two tasks. */
const PACE_MILLISECONDS = 3

/**
 * A process of a simulated node. When a process is killed, the scheduler discards the tasks of the
 * process.
 */
export interface Owner {
  readonly isDead: boolean
}

interface TaskTerms {
  readonly delay?: number
  /**
   * Process to which the task belongs; null for tasks of the database and of clients, which are
   * never killed.
   */
  readonly owner?: Owner | null
  /** Milliseconds after which the scheduler runs the task again; null for a task that runs once. */
  readonly period?: number | null
}

/** A scheduled task, which the simulated `setTimeout` returns as its timer object. */
export class Task {
  readonly run: () => void
  readonly owner: Owner | null
  readonly period: number | null
  at: number
  isCancelled = false

  constructor(run: () => void, at: number, owner: Owner | null, period: number | null) {
    this.run = run
    this.at = at
    this.owner = owner
    this.period = period
  }

  ref(): this {
    return this
  }
  unref(): this {
    return this
  }
}

// The real `setImmediate`, which is saved before a simulation replaces the global functions.
const realImmediate = setImmediate
const turnOfEventLoop = () => new Promise<void>((resolve) => realImmediate(resolve))

/**
 * Runs the tasks of the simulated nodes, clients and database one by one. Tasks are storage calls,
 * answers, notifications and timers. The seed determines which of the ready tasks runs next.
 */
export class Scheduler {
  readonly faults: Faults
  /** Random source for the choices of the simulated clients. */
  readonly chance: Chance
  /** Random source for ids, seeds and other random values of the simulated nodes. */
  readonly randomness: Chance
  /** Recorded events of the simulation; null if the events are not recorded. */
  readonly trace: string[] | null
  now = START
  /** Owner of the running task; tasks that the running task schedules get the same owner. */
  owner: Owner | null = null
  readonly #order: Chance
  readonly #ready: Task[] = []
  #waiting: Task[] = []
  #nextAt = Number.POSITIVE_INFINITY

  constructor(seed: number, allowed: AllowedFaults = null, isTraced = false) {
    this.faults = new Faults(seed, allowed)
    this.#order = seededChance(seed ^ 0x51)
    this.chance = seededChance(seed ^ 0xa2)
    this.randomness = seededChance(seed ^ 0xf3)
    this.trace = isTraced ? [] : null
  }

  note(what: string): void {
    this.trace?.push(`${this.now - START} ${what}`)
  }

  schedule(run: () => void, { delay = 0, owner = this.owner, period = null }: TaskTerms = {}) {
    const task = new Task(run, this.now + Math.max(0, delay), owner, period)
    this.#add(task)
    return task
  }

  /** Lets a simulated client wait, and returns a promise that never rejects. */
  sleep(delay: number): Promise<void> {
    return new Promise((resolve) => this.schedule(resolve, { delay, owner: null }))
  }

  /**
   * Runs one task and the promise callbacks that the task triggers; returns false if no task is
   * left.
   */
  async step(): Promise<boolean> {
    const task = this.#take()
    if (!task) return false
    this.owner = task.owner
    task.run()
    if (task.period !== null) {
      task.at = this.now + task.period
      this.#add(task)
    }
    await turnOfEventLoop()
    this.owner = null
    return true
  }

  /** Runs tasks until the condition is true or the given simulated time has passed. */
  async runUntil(isDone: () => boolean, milliseconds: number): Promise<boolean> {
    const end = this.now + milliseconds
    while (!isDone() && this.now < end && (await this.step()));
    return isDone()
  }

  #add(task: Task): void {
    if (task.at <= this.now) this.#ready.push(task)
    else {
      this.#waiting.push(task)
      this.#nextAt = Math.min(this.#nextAt, task.at)
    }
  }

  #take(): Task | null {
    this.now += this.#order.below(PACE_MILLISECONDS)
    for (;;) {
      if (this.#ready.length === 0) {
        if (this.#waiting.length === 0) return null
        this.now = Math.max(this.now, this.#nextAt)
      }
      if (this.#nextAt <= this.now) this.#wake()
      const count = this.#ready.length
      if (count === 0) continue
      const place = this.#order.below(count)
      const task = this.#ready[place]!
      this.#ready[place] = this.#ready[count - 1]!
      this.#ready.pop()
      if (!task.isCancelled && !task.owner?.isDead) return task
    }
  }

  #wake(): void {
    const still: Task[] = []
    let nextAt = Number.POSITIVE_INFINITY
    for (const task of this.#waiting) {
      if (task.isCancelled || task.owner?.isDead) continue
      if (task.at <= this.now) this.#ready.push(task)
      else {
        still.push(task)
        nextAt = Math.min(nextAt, task.at)
      }
    }
    this.#waiting = still
    this.#nextAt = nextAt
  }
}
