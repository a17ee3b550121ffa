import type { Signer } from '../../engine/luck/exports/signing-writer.ts'
import type { AuditCapability } from '../core/audit-capability.ts'
import type { GameStatus } from '../core/game-schema.ts'
import type { ExportedGame } from '../runtime/port.ts'

declare module '../core/ports.ts' {
  interface Ports {
    readonly exports: ExportStore<ExportedGame>
  }
}

/** A public signing key, which no longer signs anything after `retiredAt`. */
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
  readonly statuses: readonly Extract<GameStatus, 'running' | 'over' | 'cancelled'>[] | null
  /** The range of game ids does not include its two ends, and the results are sorted by id. */
  readonly after: string | null
  readonly before: string | null
  readonly limit: number
}

export interface RowLines {
  readonly gameId: string
  readonly bytes: Uint8Array
  readonly rows: number
  readonly to: number
  readonly head: string
}

export interface ExportStore<Game> {
  /** The signing key is published before it is used for the first time. */
  signer(): Promise<Signer>
  keys(): Promise<ExportKeyRecord[]>
  trusted(): Promise<TrustedKeyRecord[]>
  trust(capability: AuditCapability, key: TrustedKeyRecord): Promise<void>
  distrust(capability: AuditCapability, kid: string): Promise<boolean>
  games(capability: AuditCapability, query: ExportedGames): Promise<Game[]>
  these(ids: readonly string[]): Promise<Game[]>
  /** Returns a `LogReading`, on which the caller must call `end`. Throws `TooManyListQueries`. */
  reading(): LogReading
}

/** A reader of complete game logs. Only a few readers of complete logs can be open at a time. */
export interface LogReading {
  /**
   * Yields the logs as export lines, in the order of the given ids. A log is not read before the
   * reader needs it, so a slow reader uses little memory.
   */
  lines(gameIds: readonly string[]): AsyncIterable<RowLines>
  end(): void
}
