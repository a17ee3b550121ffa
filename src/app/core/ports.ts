import type { AuditStore } from './audit-port.ts'
import type { ChangeNotifier } from './notifier.ts'

/**
 * All stores of the service; `src/postgres` implements them. Each feature adds its store in its
 * `port.ts`.
 */
export interface Ports {
  readonly clock: Clock
  readonly audits: AuditStore
  readonly notifier: ChangeNotifier
  readonly seals: Seals
  /** Seals challenges of sign-ins. */
  readonly challenges: Seals
  drift(): number
  /** The state of the database schema. Throws `Unavailable` if the database does not answer. */
  schema(): Promise<SchemaState>
  /** Database settings, as `name = value`, with which a crash could lose acknowledged writes. */
  unsafeDurabilitySettings(): Promise<string[]>
  close(): Promise<void>
}

/** `behind`: migrations are missing; `too-new`: this version cannot work with one that was run. */
export type SchemaState = 'current' | 'behind' | 'too-new'

/** Signs data that leaves the service and may come back, with a key of the service. */
export interface Seals {
  sealed(bytes: Uint8Array): string
  holds(bytes: Uint8Array, seal: string): boolean
}

export interface Clock {
  now(): number
}

/** The database did not answer in time. The statement may have been executed. */
export class Unavailable extends Error {
  constructor(cause: unknown) {
    super('the database is not responding', { cause })
    this.name = 'Unavailable'
  }
}

/** Stored data of a game is damaged; only its operator can repair it. */
export class Unreadable extends Error {
  constructor(message: string, options: ErrorOptions) {
    super(message, options)
    this.name = 'Unreadable'
  }
}

/** An archived file cannot be read, or was changed. */
export class ArchiveUnavailable extends Error {
  constructor(cause: unknown) {
    super('the archive is not responding, or a file was changed', { cause })
    this.name = 'ArchiveUnavailable'
  }
}

/** The queue of list queries is full; no query was sent. */
export class TooManyListQueries extends Error {
  constructor() {
    super('the queue of list queries is full')
    this.name = 'TooManyListQueries'
  }
}
