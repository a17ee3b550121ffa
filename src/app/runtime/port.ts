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

export interface StoredRow {
  readonly gameId: string
  readonly firstVersion: number
  readonly lastVersion: number
  readonly at: number
  /** The commits as JSON; the `head` hash covers the exact bytes of the JSON. */
  readonly packed: string
  readonly head: string
  readonly wakeAt: number | null
}

/**
 * A version alone does not identify a log row, because once the log has lost rows, a different row
 * may get the same version.
 */
export interface RowPosition {
  readonly firstVersion: number
  readonly head: string
}

/**
 * Identifies one run of a database server. After a restart or failover, the id changes, because the
 * database may have lost data.
 */
export type ServerEpoch = string

export interface NewRow extends StoredRow {
  /**
   * Position of the row that must directly precede the new row in the log; otherwise the new row is
   * not stored.
   */
  readonly before: RowPosition
  readonly server: ServerEpoch | null
  readonly over: boolean
  readonly cancelled: Cancelled | null
  readonly auditIds: readonly string[] | null
}

export type Cancelled = Pick<CancelCause, 'by' | 'reason'>

export interface TailRequest {
  readonly gameId: string
  readonly from: number
}

/**
 * Position in a search for due games: after the game `gameId` at the time `wakeAt`, or after all
 * games at that time if `gameId` is null.
 */
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
  /**
   * Games in the same database partition can share a statement. An unreachable partition does not
   * delay games in other partitions.
   */
  partitionOf(gameId: string): string
  readonly statementsAtOnce: number
  readonly restMilliseconds: number
  /**
   * Stores log rows of different games in one statement. Returns, for each row, the database server
   * that stored it; null if another node stored its row first or if the previous row is missing.
   * When the promise resolves, the rows are durable, but other nodes may not have been notified
   * yet.
   */
  append(rows: readonly NewRow[]): Promise<readonly (ServerEpoch | null)[]>
  tails(requests: readonly TailRequest[]): Promise<ReadonlyMap<string, StoredRow[]>>
  versions(gameIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  rows(gameId: string, from?: number): AsyncIterable<StoredRow>
  due(behind: DueCursor, until: number): Promise<DueGames>
  scannedUntil(): Promise<number>
  /** Acquires or renews the scheduler's lease. Returns false if another node holds the lease. */
  acquireSchedulerLease(
    holder: string,
    terms: { readonly now: number; readonly milliseconds: number },
  ): Promise<boolean>
  releaseSchedulerLease(holder: string): Promise<void>
  /**
   * Stores the time up to which due games were processed. The stored time never moves back, unless
   * a node with a wrong clock has stored a time later than `now`.
   */
  markScanned(until: number, now: number): Promise<void>
  /**
   * Returns a number that changes when the service loses a connection to a database with rows of
   * the game. If `gameId` is omitted, the number changes when the service loses any database
   * connection. After a lost connection, the database may have lost the end of a log.
   */
  epoch(gameId?: string): number
}

export interface SeatRecord {
  readonly seat: number
  /** `host`: a seat without an account, played by the host of a fork. */
  readonly kind: 'open' | 'account' | 'bot' | 'host'
  readonly account: string | null
  readonly name: string | null
  readonly joined: boolean
  readonly choices: unknown
  readonly entropy: string | null
  readonly since: number | null
  readonly level: Level | null
  readonly rating?: RatingSummaryRow | null
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
  readonly package: GamePin | null
  readonly options: unknown
  readonly decisionSeconds: number | null
  readonly absence: Absence
  readonly absenceLevel: Level | null
  readonly hints: boolean
  readonly rated: boolean
  readonly undo: boolean
  readonly bank: { readonly seconds: number; readonly increment: number } | null
  readonly holidays: boolean
  readonly createdAt: number
  readonly startedAt: number | null
  readonly endedAt: number | null
  /** Time at which the log was moved to the archive; null if the log is in the database. */
  readonly archivedAt: number | null
  readonly seats: readonly SeatRecord[]
  readonly commitment: string
  readonly cancelled: Cancelled | null
  readonly origin: OriginRecord | null
  readonly rematchOf: string | null
  /**
   * The deal that is played in a game of a sealed season, as `SEASON/NUMBER`. The service derives
   * every random draw of the game from the name of the deal.
   */
  readonly lot: string | null
  /**
   * Time at which the games of a sealed season become public. Until the reveal, only the player can
   * see the game, and after the game has ended, not even the player.
   */
  readonly sealedUntil: number | null
  /**
   * Null if the game did not start from a saved game, or if an older version of the service started
   * the game.
   */
  readonly saved: SavedGame | null
}

export interface ListedGame extends GameRecord {
  readonly version: number
  readonly head: string | null
}

export interface InvitedGame extends GameRecord {
  readonly hostName: string | null
}

export interface SecretGameRecord extends GameRecord {
  readonly seed: string
  readonly save: LoadRequest | null
  readonly removed: readonly string[]
}

export interface ExportedGame extends Omit<SecretGameRecord, 'seed'> {
  readonly seed: string | null
  /** Ruleset versions of the game's first and last commits; null if the log was deleted. */
  readonly rules: readonly [first: number, last: number] | null
}

export interface IdempotencyRecord {
  readonly account: string
  readonly key: string
  readonly requestHash: string
  readonly answer: unknown
  readonly createdAt: number
}

/** Thrown by `create` if another player has already created the rematch. */
export class RematchExists extends Error {
  override readonly name = 'RematchExists'
}

/**
 * Thrown, before anything is changed, if another request has just used the same idempotency key.
 */
export class IdempotencyKeyTaken extends Error {
  constructor() {
    super('the idempotency key was already used')
    this.name = 'IdempotencyKeyTaken'
  }
}

/**
 * Thrown, before a game is created, if another node has claimed one of the matchmaking requests.
 */
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

/** `account` is the account that had the seat when the game started. */
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
  readonly removed?: readonly string[]
  readonly key: IdempotencyRecord | null
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
  /**
   * Creates a game, and assigns it to the claimed matchmaking requests in the same transaction.
   * Throws `MatchClaimLost`.
   */
  create(game: SecretGameRecord, change: LobbyChange, claim?: MatchClaim): Promise<void>
  /** Stores a forked game with all rows of its log, or stores nothing if any row fails. */
  fork(game: SecretGameRecord, rows: readonly StoredRow[], beside: Beside): Promise<void>
  bring(
    capability: AuditCapability,
    game: SecretGameRecord,
    rows: readonly StoredRow[],
  ): Promise<void>
  find(id: string): Promise<SecretGameRecord | null>
  /** Returns null if the game has no rematch or its rematch was cancelled. */
  rematchOf(id: string): Promise<string | null>
  /**
   * Changes a game, which is locked while `decide` runs. If the game exists, `decide` is called
   * exactly once. If `decide` throws, nothing is changed.
   */
  change(id: string, decide: (game: SecretGameRecord) => LobbyChange): Promise<void>
  /** Records the end of a game for which only the final log row was stored. */
  close(ended: Pick<NewRow, 'gameId' | 'at' | 'cancelled'>): Promise<void>
  /**
   * Encrypts up to `most` game seeds that older versions stored as plain text, and returns the
   * number of encrypted seeds.
   */
  lockSeeds(most: number): Promise<number>
  salts(id: string): Promise<HeldSalt[]>
  packagesInUse(): Promise<PackageInUse[]>
  /**
   * Returns the newest games first. Throws `TooManyListQueries` if the queue of list queries is
   * full.
   */
  list(query: ListedGames): Promise<ListedGame[]>
  /**
   * Returns the newest games first. Throws `TooManyListQueries` if the queue of list queries is
   * full.
   */
  listed(ids: readonly string[]): Promise<ListedGame[]>
  invited(code: string): Promise<InvitedGame | null>
  countHosted(account: string): Promise<number>
  countThinking(account: string, levels: readonly Level[]): Promise<number>
  unfinishedOf(account: string): Promise<string[]>
  openBefore(before: string, most: number): Promise<string[]>
  begun(after: string | null, most: number): Promise<string[]>
  countBegun(after?: string | null): Promise<number>
  heads(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
  findKey(account: string, key: string): Promise<IdempotencyRecord | null>
  /**
   * For each key, runs only one call of `work` at a time, even across nodes. If a node dies, the
   * keys that it uses are released. Throws `TooManyListQueries` if the call has waited for a long
   * time.
   */
  inTurn<T>(account: string, key: string, work: () => Promise<T>): Promise<T>
  keepKey(record: IdempotencyRecord): Promise<void>
  purgeKeys(before: number, most: number): Promise<number>
}

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
