import { EventEmitter } from 'node:events'
import type { ChangeEvents, ChangeNotifier } from '../../src/app/core/notifier.ts'
import { type Ports, Unavailable } from '../../src/app/core/ports.ts'
import { isOutage } from '../../src/app/monitoring/database-errors.ts'
import type { LobbyChange } from '../../src/app/runtime/port.ts'
import { createServices, type RunningService } from '../../src/app/service/create-service.ts'
import type { Ruleset } from '../../src/engine/kernel/ruleset.ts'
import type { SimulatedDatabase } from './database.ts'
import { simulatedGames } from './games.ts'
import { simulatedLog } from './log.ts'
import { otherPorts } from './other-ports.ts'
import type { Owner, Scheduler } from './scheduler.ts'

/** Number of faults of each kind per ten thousand database calls or notifications. */
const FAULTS = { request: 120, answer: 140, slow: 60, lostNotification: 1_500, doubled: 500 }
const SLOW_MILLISECONDS_MAX = 8_000
/** Time after which a node gives up on a database call. */
const PATIENCE_MILLISECONDS = 4_000
/** Time after which a node trusts a new connection for database notifications. */
const INTRODUCTION_MILLISECONDS = 15_000
const RETRY_START_MILLISECONDS = 1_000
const CLOCKS_DIFFER_MILLISECONDS = 50

export type AlterPorts = (ports: Ports) => Ports

/** The parts of the simulated cluster that a simulated node uses. */
export interface Surroundings {
  readonly scheduler: Scheduler
  readonly database: SimulatedDatabase
  readonly nodes: readonly SimulatedNode[]
  readonly registry: Readonly<Record<string, Ruleset>>
  problem(text: string): void
  /** Changes the storage functions of each node, so that a test can add bugs. */
  readonly alter: AlterPorts
  /** Current time of the database clock. */
  readonly clock: number
  /** Remaining time during which the database does not respond. */
  readonly frozenFor: number
}

/** Receives database notifications over a simulated connection that can break. */
class SimulatedNotifier extends EventEmitter<ChangeEvents> implements ChangeNotifier {
  readonly kind = 'notify'
  readonly #node: NodeProcess
  isConnected = true
  #since: number

  constructor(node: NodeProcess, since: number) {
    super()
    this.setMaxListeners(0)
    this.#node = node
    this.#since = since
  }

  get isReliable(): boolean {
    const { now } = this.#node.cluster.scheduler
    return this.isConnected && now - this.#since > INTRODUCTION_MILLISECONDS
  }
  subscribe(): void {}
  unsubscribe(): void {}
  requestTakeover(gameId: string): boolean {
    this.#node.notify(['due', gameId])
    return true
  }

  breakOff(after: number): void {
    if (!this.isConnected) return
    const { scheduler } = this.#node.cluster
    this.isConnected = false
    const reconnect = () => {
      this.isConnected = true
      this.#since = scheduler.now
      this.emit('reconnect')
    }
    const [owner, delay] = [this.#node, after]
    scheduler.schedule(() => void this.emit('lost'), { owner })
    scheduler.schedule(reconnect, { owner, delay })
  }
}

type Notification = { [Kind in keyof ChangeEvents]: [Kind, ...ChangeEvents[Kind]] }[
  | 'due'
  | 'commit'
  | 'lobby']

/** The process of a simulated node, from its start until it is killed. */
export class NodeProcess implements Owner {
  readonly cluster: Surroundings
  readonly name: string
  readonly notifier: SimulatedNotifier
  isDead = false
  epoch = 0
  services: RunningService | null = null
  /** Callbacks that tell waiting clients that the connection was lost. */
  readonly calls = new Set<() => void>()
  readonly #drift: number

  constructor(cluster: Surroundings, name: string, isFirst: boolean) {
    this.cluster = cluster
    this.name = name
    const { now, randomness } = cluster.scheduler
    this.notifier = new SimulatedNotifier(this, isFirst ? now - INTRODUCTION_MILLISECONDS : now)
    this.notifier.on('lost', () => {
      this.epoch += 1
    })
    this.#drift = randomness.below(CLOCKS_DIFFER_MILLISECONDS)
    cluster.scheduler.schedule(() => void this.#start(), { owner: this })
  }

  kill(): void {
    const { scheduler } = this.cluster
    scheduler.note(`${this.name} is killed`)
    this.isDead = true
    for (const lose of this.calls) scheduler.schedule(lose, { owner: null })
  }

  /** Sends a notification to all nodes, as a real database server does. */
  notify(notification: Notification): void {
    const { scheduler, nodes } = this.cluster
    const { faults } = scheduler
    const [kind] = notification
    for (const { process } of nodes) {
      if (process === this && kind === 'due') continue
      if (faults.strike(`a notification to ${process.name} is lost`, FAULTS.lostNotification))
        continue
      const times = faults.strike('a notification arrives twice', FAULTS.doubled) ? 2 : 1
      const hear = () => {
        // The cast is needed because TypeScript does not relate the kind of a notification to its
        // arguments.
        const emit = process.notifier.emit.bind(process.notifier) as (...event: unknown[]) => void
        if (process.notifier.isConnected) emit(...notification)
      }
      for (let time = 0; time < times; time += 1) scheduler.schedule(hear, { owner: process })
    }
  }

  /**
   * Calls the database over a simulated network that loses or delays requests and responses; if
   * `mustLive` is true, the call fails if the node dies before the request arrives.
   */
  ask<T>(what: string, work: () => Promise<T>, mustLive = false): Promise<T> {
    const { scheduler, database } = this.cluster
    const { faults } = scheduler
    const { server } = database
    return new Promise((resolve, reject) => {
      const fail = (delay = 0) => {
        const lose = () => {
          this.epoch += 1
          reject(new Unavailable(new Error(what)))
        }
        scheduler.schedule(lose, { owner: this, delay })
      }
      const answer = (settle: () => void) => {
        const lost = faults.strike(`the answer to ${what} of ${this.name} is lost`, FAULTS.answer)
        if (lost) fail(lost.below(2) * PATIENCE_MILLISECONDS)
        else scheduler.schedule(settle, { owner: this })
      }
      const arrive = () => {
        if (database.server !== server) return fail()
        scheduler.note(`${what} of ${this.name}`)
        void work().then(
          (value) => answer(() => resolve(value)),
          (error) => answer(() => reject(error)),
        )
      }
      const send = () => {
        const lost = faults.strike(`the request ${what} of ${this.name} is lost`, FAULTS.request)
        if (lost) return fail(lost.below(2) * PATIENCE_MILLISECONDS)
        const slow = faults.strike(`the request ${what} of ${this.name} is slow`, FAULTS.slow)
        const delay = Math.max(slow?.below(SLOW_MILLISECONDS_MAX) ?? 0, this.cluster.frozenFor)
        if (delay === 0) return arrive()
        if (delay > PATIENCE_MILLISECONDS) fail(PATIENCE_MILLISECONDS)
        scheduler.schedule(arrive, { owner: mustLive ? this : null, delay })
      }
      scheduler.schedule(send, { owner: mustLive ? this : null })
    })
  }

  async #start(): Promise<void> {
    const { cluster } = this
    const { registry, scheduler, alter } = cluster
    const report = (problem: string, error: unknown) => {
      if (!isOutage(error)) cluster.problem(`${this.name} reports: ${problem}: ${error}`)
    }
    for (;;)
      try {
        this.services = await createServices({ ports: alter(this.#ports()), registry, report })
        scheduler.note(`${this.name} has started`)
        return
      } catch (error) {
        if (!isOutage(error)) throw error
        const wait = (resolve: () => void) =>
          scheduler.schedule(resolve, { owner: this, delay: RETRY_START_MILLISECONDS })
        await new Promise<void>(wait)
      }
  }

  #ports(): Ports {
    const { database, scheduler } = this.cluster
    const { notifier } = this
    const log = simulatedLog(database)
    const games = this.#overNetwork('games', simulatedGames(database), ['create', 'change'])
    const ports = {
      ...otherPorts((name, store) => this.#overNetwork(name, store)),
      clock: { now: () => this.cluster.clock + this.#drift },
      notifier,
      log: {
        ...this.#overNetwork('log', log),
        partitionOf: log.partitionOf,
        statementsAtOnce: log.statementsAtOnce,
        restMilliseconds: log.restMilliseconds,
        epoch: () => this.epoch,
        append: async (rows) => {
          const stored = await this.ask('log.append', () => log.append(rows))
          for (const [place, { gameId, firstVersion, lastVersion }] of rows.entries()) {
            const what = stored[place] === null ? 'cannot store' : 'has stored'
            scheduler.note(`${this.name} ${what} ${firstVersion} to ${lastVersion} of ${gameId}`)
            if (stored[place] !== null) this.notify(['commit', gameId, lastVersion])
          }
          return stored
        },
        rows: async function* (this: NodeProcess, gameId: string, from = 0) {
          yield* await this.ask('log.rows', async () =>
            database.rowsOf(gameId).filter(({ firstVersion }) => firstVersion >= from),
          )
        }.bind(this),
      } satisfies Ports['log'],
      games: {
        ...games,
        create: async (game, change, claim) => {
          await games.create(game, change, claim)
          this.#tellLobby(game.id, change)
        },
        change: async (id, decide) => {
          const decided: LobbyChange[] = []
          await games.change(id, (game) => {
            const change = decide(game)
            decided.push(change)
            return change
          })
          for (const change of decided) this.#tellLobby(id, change)
        },
      } satisfies Partial<Ports['games']>,
    }
    return onlySimulated(ports)
  }

  #tellLobby(id: string, { seats, row }: LobbyChange): void {
    this.notify(['lobby', id, seats.flatMap(({ account }) => account ?? [])])
    if (row) this.notify(['commit', id, row.lastVersion])
  }

  #overNetwork<P extends object>(name: string, store: P, mustLive: readonly string[] = []): P {
    const calls = Object.entries(store).map(([call, work]) => {
      const asked = (...args: unknown[]) =>
        this.ask(`${name}.${call}`, () => work(...args), mustLive.includes(call))
      return [call, typeof work === 'function' ? asked : work]
    })
    // The cast is safe because each replaced function returns a promise of the same type as the
    // original function.
    return Object.fromEntries(calls) as P
  }
}

/** Throws an error if the service uses a storage function that is not simulated. */
function onlySimulated(ports: object): Ports {
  const get = (target: object, name: string | symbol) => {
    if (!(name in target)) throw new Error(`the simulation has no port ${String(name)}`)
    return Reflect.get(target, name)
  }
  // The cast is safe because access to a missing storage function throws an error.
  return new Proxy(ports, { get }) as Ports
}

/** A simulated node. If the node is killed, it is started again. */
export class SimulatedNode {
  readonly #cluster: Surroundings
  readonly name: string
  process: NodeProcess

  constructor(cluster: Surroundings, name: string) {
    this.#cluster = cluster
    this.name = name
    this.process = new NodeProcess(cluster, name, true)
  }

  restart(): void {
    this.process.kill()
    this.process = new NodeProcess(this.#cluster, this.name, false)
  }
}
