import { versionIn } from '../../src/app/runtime/cursor.ts'
import type { RunningService } from '../../src/app/service/create-service.ts'
import type { Ruleset } from '../../src/engine/kernel/ruleset.ts'
import { SimulatedDatabase } from './database.ts'
import { type AlterPorts, SimulatedNode, type Surroundings } from './node.ts'
import type { Scheduler } from './scheduler.ts'
import { type ClientStream, ConnectionLost, type OpenStream, openStream } from './stream.ts'

const NODES = 3
/** Faults per ten thousand steps. */
const FAULTS = { restart: 3, clock: 6, frozen: 2, notifier: 12, failOver: 10 }
/**
 * Number of simulated faults per ten thousand requests from clients, and per ten thousand responses
 * to clients.
 */
const CLIENT_FAULTS = { request: 100, answer: 150 }
const CLOCK_JUMP_MILLISECONDS = 20_000
const CLOCK_SETBACK_MILLISECONDS = 2_000
const FROZEN_MILLISECONDS_MAX = 9_000
const BREAK_MILLISECONDS_MAX = 5_000
const LOST_TRANSACTIONS_MAX = 4

/** Three simulated nodes and their simulated database. A single scheduler runs all tasks. */
export class Cluster implements Surroundings {
  readonly scheduler: Scheduler
  readonly registry: Readonly<Record<string, Ruleset>>
  readonly database: SimulatedDatabase
  readonly nodes: SimulatedNode[] = []
  readonly problems: string[] = []
  #clockOffset = 0
  /** Time of the last failover, according to the database clock. */
  failedOverAt = Number.NEGATIVE_INFINITY
  #frozenUntil = 0
  readonly alter: AlterPorts
  readonly #failsOver: boolean

  constructor(
    scheduler: Scheduler,
    registry: Cluster['registry'],
    { failsOver, alter }: { readonly failsOver: boolean; readonly alter: AlterPorts },
  ) {
    this.scheduler = scheduler
    this.database = new SimulatedDatabase(() => scheduler.now)
    this.registry = registry
    this.alter = alter
    this.#failsOver = failsOver
    for (let no = 1; no <= NODES; no += 1) this.nodes.push(new SimulatedNode(this, `node ${no}`))
  }

  /** Records that the service has broken one of its guarantees. */
  problem(text: string): void {
    this.problems.push(text)
    this.scheduler.note(text)
  }

  get hasFailedOver(): boolean {
    return this.database.failovers > 0
  }

  /** Current time of the database clock. */
  get clock(): number {
    return this.scheduler.now + this.#clockOffset
  }

  get frozenFor(): number {
    return Math.max(0, this.#frozenUntil - this.scheduler.now)
  }

  /**
   * Calls the service on a random node; rejects with `ConnectionLost` if the client gets no answer.
   */
  call<T>(work: (services: RunningService) => Promise<T>): Promise<T> {
    const { scheduler } = this
    const { faults } = scheduler
    const { process } = scheduler.chance.pick(this.nodes)
    return new Promise((resolve, reject) => {
      const lose = () => {
        process.calls.delete(lose)
        reject(new ConnectionLost(process.name))
      }
      process.calls.add(lose)
      const settle = (settled: () => void) => {
        const end = () => {
          process.calls.delete(lose)
          settled()
        }
        const isLost = faults.strike('the response to a client is lost', CLIENT_FAULTS.answer)
        scheduler.schedule(isLost ? lose : end, { owner: null })
      }
      const arrive = () => {
        const isLost = faults.strike('the request of a client is lost', CLIENT_FAULTS.request)
        if (isLost || !process.services) return void scheduler.schedule(lose, { owner: null })
        work(process.services).then(
          (value) => settle(() => resolve(value)),
          (error) => settle(() => reject(error)),
        )
      }
      scheduler.schedule(arrive, { owner: process })
    })
  }

  /** Opens a stream on any node; the stream delivers its batches in order. */
  stream<Batch>(open: OpenStream<Batch>, take: (batch: Batch) => void): ClientStream {
    const { process } = this.scheduler.chance.pick(this.nodes)
    return openStream(this.scheduler, process, open, take)
  }

  /** Causes random faults that do not depend on a call, such as the restart of a node. */
  disturb(): void {
    const { scheduler, nodes } = this
    const { faults } = scheduler
    const restarted = faults.strike('a node restarts', FAULTS.restart)
    if (restarted) restarted.pick(nodes).restart()
    const jump = faults.strike('the clock jumps', FAULTS.clock)
    if (jump)
      this.#clockOffset +=
        jump.below(4) === 0
          ? -jump.below(CLOCK_SETBACK_MILLISECONDS)
          : jump.below(CLOCK_JUMP_MILLISECONDS)
    const frozen = faults.strike('the database freezes', FAULTS.frozen)
    if (frozen) this.#frozenUntil = scheduler.now + frozen.below(FROZEN_MILLISECONDS_MAX)
    const deaf = faults.strike('a node loses its notifications', FAULTS.notifier)
    if (deaf) deaf.pick(nodes).process.notifier.breakOff(deaf.below(BREAK_MILLISECONDS_MAX))
    if (!this.#failsOver) return
    const failure = faults.strike('the database fails over', FAULTS.failOver)
    if (failure) this.#failOver(1 + failure.below(LOST_TRANSACTIONS_MAX))
  }

  #failOver(transactions: number): void {
    const lost = this.database.failOver(transactions)
    this.failedOverAt = this.clock
    const rows = lost.map(
      ({ gameId, firstVersion, lastVersion }) => `${firstVersion} to ${lastVersion} of ${gameId}`,
    )
    this.scheduler.note(`a failover loses ${rows.join(', ') || 'no row'}`)
    for (const { process } of this.nodes) {
      process.epoch += 1
      process.notifier.breakOff(this.scheduler.randomness.below(BREAK_MILLISECONDS_MAX))
    }
  }

  end(): void {
    for (const { process } of this.nodes) process.isDead = true
  }
}

export { ConnectionLost }

/** True if a failover has lost the log row that the client's cursor points to. */
export function isCursorLost(database: SimulatedDatabase, game: string, cursor: string): boolean {
  const version = versionIn(cursor)
  const [, head = ''] = cursor.split('.')
  return (
    version > 0 &&
    !database
      .rowsOf(game)
      .some(
        (row) =>
          row.firstVersion < version && version <= row.lastVersion && row.head.startsWith(head),
      )
  )
}
