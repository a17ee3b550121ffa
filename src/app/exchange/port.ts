import type { Signer } from '../../engine/luck/exports/signing-writer.ts'
import type { AuditCapability } from '../core/audit-capability.ts'
import type { GameStatus } from '../core/game-schema.ts'
import type { ExportedGame } from '../runtime/port.ts'

declare module '../core/ports.ts' {
  interface Ports {
    readonly exports: ExportStore<ExportedGame>
  }
}

/** A public key of this service. `retiredAt`: no longer used since then. */
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
  /** Null for all. */
  readonly statuses: readonly Extract<GameStatus, 'running' | 'over' | 'cancelled'>[] | null
  /** Ids after the first and before the second, in order. */
  readonly after: string | null
  readonly before: string | null
  readonly limit: number
}

export interface RowLines {
  readonly gameId: string
  readonly bytes: Uint8Array
  readonly rows: number
  /** Version and head after the last row. */
  readonly to: number
  readonly head: string
}

export interface ExportStore<Game> {
  /** The key is published before it signs anything. */
  signer(): Promise<Signer>
  keys(): Promise<ExportKeyRecord[]>
  trusted(): Promise<TrustedKeyRecord[]>
  /** Replaces the label of a key that is already trusted. */
  trust(capability: AuditCapability, key: TrustedKeyRecord): Promise<void>
  distrust(capability: AuditCapability, kid: string): Promise<boolean>
  games(capability: AuditCapability, query: ExportedGames): Promise<Game[]>
  /** Existing games only, in order of creation. */
  these(ids: readonly string[]): Promise<Game[]>
  /** The caller must `end` it. Throws `TooManyListQueries`. */
  reading(): LogReading
}

/** A slot among the few readers of whole logs. */
export interface LogReading {
  /** Logs in the order of the ids, as export lines. Nothing is prefetched for a slow reader. */
  lines(gameIds: readonly string[]): AsyncIterable<RowLines>
  end(): void
}
