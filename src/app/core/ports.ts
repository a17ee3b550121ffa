import type { AuditStore } from './audit-port.ts'
import type { ChangeNotifier } from './notifier.ts'

/**
 * What the service needs from storage; `src/postgres` implements all of it. Each feature adds its
 * own store in its `port.ts`.
 */
export interface Ports {
  readonly clock: Clock
  readonly audits: AuditStore
  readonly notifier: ChangeNotifier
  /** Signs saves. */
  readonly seals: Seals
  /** Milliseconds by which this machine's clock is ahead of the database clock. */
  drift(): number
  /** The state of the database schema. Throws `Unavailable` if the database does not answer. */
  schema(): Promise<SchemaState>
  /** Database settings, as `name = value`, with which a crash could lose acknowledged writes. */
  unsafeDurabilitySettings(): Promise<string[]>
  close(): Promise<void>
}

/** `behind`: migrations are missing; `too-new`: this version cannot work with one that was run. */
export type SchemaState = 'current' | 'behind' | 'too-new'

/** Vouches for what leaves the service and comes back, by a key that only its nodes have. */
export interface Seals {
  sealed(bytes: Uint8Array): string
  holds(bytes: Uint8Array, seal: string): boolean
}

/** Milliseconds since 1970. */
export interface Clock {
  now(): number
}

/** The database did not answer, or not in time. What was asked may have happened all the same. */
export class Unavailable extends Error {
  constructor(cause: unknown) {
    super('the database does not answer', { cause })
    this.name = 'Unavailable'
  }
}

/** What is stored of a game cannot be read: only its operator can mend that. */
export class Unreadable extends Error {
  constructor(message: string, options: ErrorOptions) {
    super(message, options)
    this.name = 'Unreadable'
  }
}

/** What lies in the archive cannot be had, or is not what was put there. */
export class ArchiveUnavailable extends Error {
  constructor(cause: unknown) {
    super('the archive does not give what lies there', { cause })
    this.name = 'ArchiveUnavailable'
  }
}

/** As many ask for lists as may wait. Nothing was asked of the database. */
export class TooManyListQueries extends Error {
  constructor() {
    super('too many wait for lists')
    this.name = 'TooManyListQueries'
  }
}
