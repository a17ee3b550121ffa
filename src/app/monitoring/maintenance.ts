import { type ServiceError, serviceError } from '../core/errors.ts'
import type { OperationEffect } from '../core/operation.ts'
import type { Ports } from '../core/ports.ts'
import type { MaintenanceState, ModeRecord } from './maintenance-port.ts'
import type { Notice, Status } from './schema.ts'

declare module '../core/context.ts' {
  interface Context {
    readonly maintenance: Maintenance
  }
}

const LOOK_MILLISECONDS = 3_000
/** Value of the `Retry-After` header if the service mode has no announced end. */
const RETRY_SECONDS = 30
const RETRY_SECONDS_MAX = 3_600

type Report = (problem: string, error: unknown) => void

const usual: ModeRecord = { mode: 'normal', clocks: 'run', notice: null, until: null, since: 0 }

export class Maintenance {
  readonly #ports: Pick<Ports, 'maintenance' | 'clock' | 'notifier'>
  readonly #report: Report
  readonly #listeners = new Set<() => void>()
  #said: MaintenanceState = { mode: usual, notices: [], aside: [] }
  #aside: ReadonlySet<string> = new Set()
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | null = null
  #isSilenced = false

  constructor(ports: Pick<Ports, 'maintenance' | 'clock' | 'notifier'>, report: Report) {
    this.#ports = ports
    this.#report = report
    ports.notifier.on('maintenance', () => void this.refresh())
    ports.notifier.on('reconnect', () => void this.refresh())
  }

  get record(): ModeRecord {
    return this.#said.mode
  }
  get isReadOnly(): boolean {
    return this.record.mode === 'read-only'
  }
  get aside(): MaintenanceState['aside'] {
    return this.#said.aside
  }
  get notices(): readonly Notice[] {
    return this.#said.notices
  }

  isFrozen(gameId: string): boolean {
    return this.isReadOnly || this.#aside.has(gameId)
  }

  isQuarantined(gameId: string): boolean {
    return this.#aside.has(gameId)
  }

  refusal(effect: OperationEffect, gameId?: string): ServiceError | null {
    if (effect === 'reads') return null
    if (this.isReadOnly) return this.#no('read-only')
    if (effect === 'starts' && this.record.mode === 'drain') return this.#no('no-new-games')
    return gameId !== undefined && this.#aside.has(gameId) ? serviceError('game-set-aside') : null
  }

  requireAllowed(effect: OperationEffect): void {
    const refusal = this.refusal(effect)
    if (refusal) throw refusal
  }

  status(): Status {
    const { mode, clocks, notice, until } = this.record
    const now = this.#ports.clock.now()
    const notices = this.notices.filter((one) => one.from <= now && now < (one.until ?? Infinity))
    return { mode, clocks, notice, until, notices: [...notices] }
  }

  /**
   * Adds a listener that is called periodically and whenever the service mode may have changed.
   * Returns a function that removes the listener.
   */
  onLook(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async start(): Promise<void> {
    await this.refresh()
    this.#timer = setInterval(() => void this.refresh(), LOOK_MILLISECONDS).unref()
  }

  /**
   * Reads the current service mode. If the query fails, the node keeps the old mode and `refresh`
   * does not reject.
   */
  async refresh(): Promise<void> {
    // A query that is already running may have begun before the mode changed, so the mode is
    // queried again.
    await this.#looking
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null
    })
    await this.#looking
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#looking
  }

  async #look(): Promise<void> {
    try {
      this.#said = await this.#ports.maintenance.state(this.#ports.clock.now())
      this.#aside = new Set(this.#said.aside.map(({ game }) => game))
      this.#isSilenced = false
    } catch (error) {
      if (!this.#isSilenced) this.#report('the service mode cannot be read', error)
      this.#isSilenced = true
    }
    for (const listener of this.#listeners) listener()
  }

  #no(code: 'read-only' | 'no-new-games'): ServiceError {
    const { until } = this.record
    return serviceError(code, { facts: { until }, retryAfterSeconds: this.#retrySeconds(until) })
  }

  #retrySeconds(until: number | null): number {
    const left = until === null ? 0 : Math.ceil((until - this.#ports.clock.now()) / 1_000)
    return left > 0 ? Math.min(left, RETRY_SECONDS_MAX) : RETRY_SECONDS
  }
}
