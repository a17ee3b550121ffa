import type { Signer } from '../../engine/luck/exports/signing-writer.ts'
import type { AuditCapability } from '../core/audit-capability.ts'
import type { GameStatus } from '../core/game-schema.ts'
import type { ExportedGame } from '../runtime/port.ts'

declare module '../core/ports.ts' {
  interface Ports {
    readonly exports: ExportStore<ExportedGame>
  }
}

/** A public key of this service. Since `retiredAt` it no longer signs anything. */
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
  /** Null for all statuses. */
  readonly statuses: readonly Extract<GameStatus, 'running' | 'over' | 'cancelled'>[] | null
  /** Range of ids, both ends exclusive. Results are in order of ids. */
  readonly after: string | null
  readonly before: string | null
  readonly limit: number
}

export interface RowLines {
  readonly gameId: string
  readonly bytes: Uint8Array
  readonly rows: number
  /** Version and hash after the last row. */
  readonly to: number
  readonly head: string
}

export interface ExportStore<Game> {
  /** Returns the key that signs. It is published before its first signature. */
  signer(): Promise<Signer>
  keys(): Promise<ExportKeyRecord[]>
  trusted(): Promise<TrustedKeyRecord[]>
  /** Adds a trusted key, or changes the label of an existing one. */
  trust(capability: AuditCapability, key: TrustedKeyRecord): Promise<void>
  distrust(capability: AuditCapability, kid: string): Promise<boolean>
  games(capability: AuditCapability, query: ExportedGames): Promise<Game[]>
  /** Omits unknown ids. Results are in order of creation. */
  these(ids: readonly string[]): Promise<Game[]>
  /** The caller must call `end`. Throws `TooManyListQueries`. */
  reading(): LogReading
}

/** Permission to read whole logs, which only a few readers have at the same time. */
export interface LogReading {
  /**
   * Yields logs in the order of the ids, as export lines. Nothing is prefetched, so a slow reader
   * needs no memory.
   */
  lines(gameIds: readonly string[]): AsyncIterable<RowLines>
  end(): void
}
