import type { Signer } from '../../engine/luck/exports/signing-writer.ts'
import type { AuditCapability } from '../core/audit-capability.ts'
import type { GameStatus } from '../core/game-schema.ts'
import type { ExportedGame } from '../runtime/port.ts'

declare module '../core/ports.ts' {
  interface Ports {
    readonly exports: ExportStore<ExportedGame>
  }
}

/** A public key of this service. After `retiredAt`, the key no longer signs anything. */
export interface ExportKeyRecord {
  readonly kid: string
  readonly publicKey: string
  readonly retiredAt: number | null
}

export interface TrustedKeyRecord {
  readonly kid: string
  readonly publicKey: string
  readonly label: string
  readonly at: number
}

export interface ExportedGames {
  readonly ruleset: string | null
  /** Null selects all statuses. */
  readonly statuses: readonly Extract<GameStatus, 'running' | 'over' | 'cancelled'>[] | null
  /** Range of ids. Both ends are exclusive. The results are sorted by id. */
  readonly after: string | null
  readonly before: string | null
  readonly limit: number
}

export interface RowLines {
  readonly gameId: string
  readonly bytes: Uint8Array
  readonly rows: number
  /** Version and hash of the last row. */
  readonly to: number
  readonly head: string
}

export interface ExportStore<Game> {
  /** Returns the key that signs. The key is published before its first signature. */
  signer(): Promise<Signer>
  keys(): Promise<ExportKeyRecord[]>
  trusted(): Promise<TrustedKeyRecord[]>
  /** Adds a trusted key, or changes the label of an existing one. */
  trust(capability: AuditCapability, key: TrustedKeyRecord): Promise<void>
  distrust(capability: AuditCapability, kid: string): Promise<boolean>
  games(capability: AuditCapability, query: ExportedGames): Promise<Game[]>
  /** Returns the games in order of creation, and omits unknown ids. */
  these(ids: readonly string[]): Promise<Game[]>
  /** The caller must call `end`. Throws `TooManyListQueries`. */
  reading(): LogReading
}

/** Permission to read complete logs. Only a few readers have this permission at the same time. */
export interface LogReading {
  /**
   * Yields the logs as export lines, in the order of the given ids. No log is read in advance, so a
   * slow reader needs no memory.
   */
  lines(gameIds: readonly string[]): AsyncIterable<RowLines>
  end(): void
}
