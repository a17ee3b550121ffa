import type { Signer } from '../../engine/luck/exports/signing-writer.ts'
import type { AuditCapability } from '../core/audit-capability.ts'
import type { GameStatus } from '../core/game-schema.ts'
import type { ExportedGame } from '../runtime/port.ts'

declare module '../core/ports.ts' {
  interface Ports {
    readonly exports: ExportStore<ExportedGame>
  }
}

/** A public key with which exports were signed; `retiredAt`: since then it signs nothing new. */
export interface ExportKeyRecord {
  readonly kid: string
  readonly publicKey: string
  readonly retiredAt: number | null
}

/** The public key of another service, whose files are believed to be its own. */
export interface TrustedKeyRecord {
  readonly kid: string
  readonly publicKey: string
  /** Whose it is said to be. */
  readonly label: string
  readonly at: number
}

export interface ExportedGames {
  readonly ruleset: string | null
  readonly status: Extract<GameStatus, 'running' | 'over' | 'cancelled'> | null
  /** Bounds of ids, in whose order they come: behind the first, and before the second. */
  readonly after: string | null
  readonly before: string | null
  readonly limit: number
}

/** Some rows of one game, one behind the other, as lines of an export. */
export interface RowLines {
  readonly gameId: string
  readonly bytes: Uint8Array
  readonly rows: number
  /** The version, and the head, after the last of them. */
  readonly to: number
  readonly head: string
}

export interface ExportStore<Game> {
  /** Published before it signs anything. */
  signer(): Promise<Signer>
  /** All there ever were, the newest first. */
  keys(): Promise<ExportKeyRecord[]>
  /** Those of others that are trusted here, the newest first. */
  trusted(): Promise<TrustedKeyRecord[]>
  /** Under its label of now, where it is trusted already. */
  trust(capability: AuditCapability, key: TrustedKeyRecord): Promise<void>
  /** Gives whether it was trusted. */
  distrust(capability: AuditCapability, kid: string): Promise<boolean>
  /** Games that have begun, private ones too. */
  games(capability: AuditCapability, query: ExportedGames): Promise<Game[]>
  /** Those that are there, in the order of their making. */
  these(ids: readonly string[]): Promise<Game[]>
  /** Whoever has one reads until it ends, one game after the other. Throws `Crowded`. */
  reading(): LogReading
}

/** A place among the few that read whole logs at once. */
export interface LogReading {
  /**
   * The logs of games in the order of the ids, as lines of an export. Nothing is read ahead of a
   * slow reader.
   */
  lines(gameIds: readonly string[]): AsyncIterable<RowLines>
  /** Somebody else may have it. */
  end(): void
}
