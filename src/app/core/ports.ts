import type { AuditStore } from './audit-port.ts'
import type { ChangeNotifier } from './notifier.ts'

/**
 * All stores of the service, which are implemented in `src/postgres`. Each feature adds its store
 * by declaration merging in its `port.ts`.
 */
export interface Ports {
  readonly clock: Clock
  readonly audits: AuditStore
  readonly notifier: ChangeNotifier
  readonly seals: Seals
  readonly challenges: Seals
  drift(): number
  schema(): Promise<SchemaState>
  /**
   * Returns the database settings that could cause a crash to lose acknowledged writes, as `name =
   * value`.
   */
  unsafeDurabilitySettings(): Promise<string[]>
  close(): Promise<void>
}

/**
 * `behind`: migrations are missing. `too-new`: a newer version has run a migration that is
 * incompatible with the running version.
 */
export type SchemaState = 'current' | 'behind' | 'too-new'

export interface Seals {
  sealed(bytes: Uint8Array): string
  holds(bytes: Uint8Array, seal: string): boolean
}

export interface Clock {
  now(): number
}

/**
 * Thrown if the database did not answer in time. The database may nevertheless have executed the
 * statement.
 */
export class Unavailable extends Error {
  constructor(cause: unknown) {
    super('the database is not responding', { cause })
    this.name = 'Unavailable'
  }
}

/** Thrown if the stored data of a game is damaged, which only an operator can repair. */
export class Unreadable extends Error {
  constructor(message: string, options: ErrorOptions) {
    super(message, options)
    this.name = 'Unreadable'
  }
}

/** Thrown if an archive file cannot be read or has been changed. */
export class ArchiveUnavailable extends Error {
  constructor(cause: unknown) {
    super('the archive is not responding, or a file was changed', { cause })
    this.name = 'ArchiveUnavailable'
  }
}

/** Thrown before any query is sent if the queue of list queries is full. */
export class TooManyListQueries extends Error {
  constructor() {
    super('the queue of list queries is full')
    this.name = 'TooManyListQueries'
  }
}
