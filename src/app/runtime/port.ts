import type { Level } from '../../engine/bots/levels.ts'
import type { CancelCause } from '../../engine/kernel/kernel-causes.ts'
import type { LoadRequest } from '../../engine/kernel/ruleset.ts'
import type { GamePin } from '../../engine/luck/log.ts'
import type { AuditCapability } from '../core/audit-capability.ts'
import type { Absence, GameStatus } from '../core/game-schema.ts'
import type { PackageInUse } from '../packs/game-pin.ts'
import type { OriginRecord } from './fork-origin.ts'
import type { SavedGame } from './save-schema.ts'

declare module '../core/ports.ts' {
  interface Ports {
    readonly log: EventLog
    readonly games: GameStore
  }
}

/** One or more commits of one game, stored together. */
export interface StoredRow {
  readonly gameId: string
  readonly firstVersion: number
  readonly lastVersion: number
  readonly at: number
  /** The commits as JSON: the exact bytes that `head` covers. */
  readonly packed: string
  readonly head: string
  readonly wakeAt: number | null
}

/** Identifies a row. A version alone would also match a row that replaced it. */
export interface RowPosition {
  readonly firstVersion: number
  readonly head: string
}

/** One run of a database server. Another run may have lost data. */
export type ServerEpoch = string

export interface NewRow extends StoredRow {
  /** The row it was decided on. It is stored directly after that row or not at all. */
  readonly before: RowPosition
  readonly server: ServerEpoch | null
  readonly over: boolean
  /** Set if it cancels the game. */
  readonly cancelled: Cancelled | null
  /** Audit entries that are concluded with the row. */
  readonly auditIds: readonly string[] | null
}

export type Cancelled = Pick<CancelCause, 'by' | 'reason'>

export interface TailRequest {
  readonly gameId: string
  readonly from: number
}

/** Cursor of a search for due games: after a game, or after all games of a time. */
export interface DueCursor {
  readonly wakeAt: number
  readonly gameId: string | null
}

export interface DueGame {
  readonly gameId: string
  readonly version: number
  readonly wakeAt: number
  readonly at: number
}

export interface DueGames {
  readonly games: readonly DueGame[]
  readonly reached: DueCursor | null
}

export interface EventLog {
  /** Rows of one partition share a statement; a lost partition delays no other. */
  partitionOf(gameId: string): string
  /** Parallel statements per partition, and the pause after a batch. */
  readonly statementsAtOnce: number
  readonly restMilliseconds: number
  /**
   * Stores rows of different games in one statement and returns the server of each. Null: another
   * node won, or the previous row is missing. Durable on return; notifications follow later.
   */
  append(rows: readonly NewRow[]): Promise<readonly (ServerEpoch | null)[]>
  tails(requests: readonly TailRequest[]): Promise<ReadonlyMap<string, StoredRow[]>>
  /** Last versions of games that have rows, in one statement. */
  versions(gameIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  rows(gameId: string, from?: number): AsyncIterable<StoredRow>
  /** Games whose wake-up time has passed. The size of a page is limited. */
  due(behind: DueCursor, until: number): Promise<DueGames>
  scannedUntil(): Promise<number>
  /** Acquires or renews the lease; false if another node holds it. */
  acquireSchedulerLease(
    holder: string,
    terms: { readonly now: number; readonly milliseconds: number },
  ): Promise<boolean>
  releaseSchedulerLease(holder: string): Promise<void>
  /** Never moves backwards, unless the stored time lies in the future. */
  markScanned(until: number, now: number): Promise<void>
  /**
   * Changes whenever a connection that may have stored the game is lost (without `gameId`: any).
   * The database may then have lost the end of the log.
   */
  epoch(gameId?: string): number
}

export interface SeatRecord {
  readonly seat: number
  /** `host`: the host of a fork plays all such seats; they have no account. */
  readonly kind: 'open' | 'account' | 'bot' | 'host'
  readonly account: string | null
  readonly name: string | null
  readonly joined: boolean
  readonly choices: unknown
  readonly entropy: string | null
  readonly since: number | null
  /** Null: default level. */
  readonly level: Level | null
  /** Rating of its account in comparable games, if it was loaded. */
  readonly rating?: RatingSummaryRow | null
  /** End of the latest holiday of its account. */
  readonly holidayUntil?: number | null
}

export interface GameRecord {
  readonly id: string
  readonly ruleset: string
  readonly status: GameStatus
  readonly visibility: 'public' | 'private'
  readonly inviteCode: string
  readonly host: string | null
  readonly packHash: string
  /** Null for games of the house. */
  readonly package: GamePin | null
  readonly options: unknown
  readonly decisionSeconds: number | null
  readonly absence: Absence
  readonly absenceLevel: Level | null
  /** True if sensible answers may be shown. */
  readonly hints: boolean
  readonly rated: boolean
  readonly undo: boolean
  readonly bank: { readonly seconds: number; readonly increment: number } | null
  readonly holidays: boolean
  readonly createdAt: number
  readonly startedAt: number | null
  readonly endedAt: number | null
  /** Since then the log is only in the archive. */
  readonly archivedAt: number | null
  readonly seats: readonly SeatRecord[]
  readonly commitment: string
  readonly cancelled: Cancelled | null
  readonly origin: OriginRecord | null
  /** The ended game of which this game is a rematch. */
  readonly rematchOf: string | null
  /** The deal of a sealed season, as `SEASON/NUMBER`; its name is part of every draw. */
  readonly lot: string | null
  /** Reveal of its season. Until then only its player sees the game, and not its end. */
  readonly sealedUntil: number | null
  /** Null also for games that an older version loaded from a save. */
  readonly saved: SavedGame | null
}

export interface ListedGame extends GameRecord {
  readonly version: number
  readonly head: string | null
}

export interface InvitedGame extends GameRecord {
  readonly hostName: string | null
}

/** Includes secrets that must not be shown while the game runs. */
export interface SecretGameRecord extends GameRecord {
  readonly seed: string
  readonly save: LoadRequest | null
  /** Accounts that the host has removed before the start. */
  readonly removed: readonly string[]
}

export interface ExportedGame extends Omit<SecretGameRecord, 'seed'> {
  readonly seed: string | null
  /** Rules versions of the first and the last commit; null if the log was deleted. */
  readonly rules: readonly [first: number, last: number] | null
}

/** The first answer for an idempotency key, stored with its change. */
export interface IdempotencyRecord {
  readonly account: string
  readonly key: string
  readonly requestHash: string
  readonly answer: unknown
  readonly createdAt: number
}

/** Thrown by `create`: another player has just created the rematch. */
export class RematchExists extends Error {
  override readonly name = 'RematchExists'
}

/** Nothing was changed, because another request has just used the key. */
export class IdempotencyKeyTaken extends Error {
  constructor() {
    super('the idempotency key was already used')
    this.name = 'IdempotencyKeyTaken'
  }
}

/** No game was created, because another node claimed a match request. */
export class MatchClaimLost extends Error {
  constructor() {
    super('a match request was claimed by another node')
    this.name = 'MatchClaimLost'
  }
}

export interface HolderSalt {
  readonly seat: number
  readonly salt: string
}

/** With the first holder of the seat. */
export interface HeldSalt extends HolderSalt {
  readonly account: string | null
}

export interface LobbyChange {
  readonly seats: readonly SeatRecord[]
  readonly status: 'open' | 'running' | 'cancelled' | 'over'
  readonly startedAt: number | null
  readonly host: string | null
  readonly row: StoredRow | null
  readonly salts: readonly HolderSalt[]
  /** Undefined: as before. */
  readonly removed?: readonly string[]
  readonly key: IdempotencyRecord | null
  /** Concluded in the same transaction. */
  readonly capability?: AuditCapability
}

export type Beside = Pick<LobbyChange, 'key' | 'capability'>

export interface ListedGames {
  readonly status: GameStatus | null
  readonly ruleset: string | null
  readonly mine: string | null
  readonly forks: boolean
  readonly seenBy: string
  readonly before: string | null
  readonly limit: number
}

export interface GameStore {
  /** Also deletes the claimed match requests. Throws `MatchClaimLost`. */
  create(game: SecretGameRecord, change: LobbyChange, claim?: MatchClaim): Promise<void>
  /** Stores a game whose log starts with another log, with all its rows or not at all. */
  fork(game: SecretGameRecord, rows: readonly StoredRow[], beside: Beside): Promise<void>
  bring(
    capability: AuditCapability,
    game: SecretGameRecord,
    rows: readonly StoredRow[],
  ): Promise<void>
  find(id: string): Promise<SecretGameRecord | null>
  /** Rematch of an ended game, unless it was cancelled. */
  rematchOf(id: string): Promise<string | null>
  /**
   * Changes a game under its lock. `decide` may throw, and then nothing changes. It runs once, or
   * never if the game does not exist.
   */
  change(id: string, decide: (game: SecretGameRecord) => LobbyChange): Promise<void>
  /** Records the end of a game whose final row was stored without it. */
  close(ended: Pick<NewRow, 'gameId' | 'at' | 'cancelled'>): Promise<void>
  /** Encrypts some seeds that older versions stored in plain text; returns how many. */
  lockSeeds(most: number): Promise<number>
  salts(id: string): Promise<HeldSalt[]>
  /** The packages of games that have not ended. */
  packagesInUse(): Promise<PackageInUse[]>
  /** Newest first. Throws `TooManyListQueries`. */
  list(query: ListedGames): Promise<ListedGame[]>
  /** Newest first. Throws `TooManyListQueries`. */
  listed(ids: readonly string[]): Promise<ListedGame[]>
  invited(code: string): Promise<InvitedGame | null>
  countHosted(account: string): Promise<number>
  countThinking(account: string, levels: readonly Level[]): Promise<number>
  unfinishedOf(account: string): Promise<string[]>
  /** Ids of games with a log after this one, in order. */
  begun(after: string | null, most: number): Promise<string[]>
  countBegun(after?: string | null): Promise<number>
  heads(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
  findKey(account: string, key: string): Promise<IdempotencyRecord | null>
  /**
   * Serializes work under one key on all nodes; a lost node releases it. Throws
   * `TooManyListQueries` after a long wait.
   */
  inTurn<T>(account: string, key: string, work: () => Promise<T>): Promise<T>
  /** Stores a key after its change; an existing one is kept. */
  keepKey(record: IdempotencyRecord): Promise<void>
  purgeKeys(before: number, most: number): Promise<number>
}

/** Reserves match requests for one node while it creates their game. */
export interface MatchClaim {
  readonly id: string
  readonly wishes: number
}

export interface RatingSummaryRow {
  readonly rating: number
  readonly mean: number
  readonly deviation: number
  readonly games: number
}
