import type { Level } from '../../engine/bots/levels.ts'
import type { CancelCause } from '../../engine/kernel/kernel-causes.ts'
import type { LoadRequest } from '../../engine/kernel/ruleset.ts'
import type { AuditCapability } from '../core/audit-capability.ts'
import type { Absence, GameStatus } from '../core/game-schema.ts'
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
  /** Version before its first event. */
  readonly firstVersion: number
  readonly lastVersion: number
  /** Time of its last commit. */
  readonly at: number
  /** The commits as JSON: the exact bytes that `head` covers. */
  readonly packed: string
  readonly head: string
  /** Next scheduled wake-up; null if none. */
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
  /** Server that stored the previous row, which then need not be checked again. */
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
  /** Rows from this version on. */
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
  /** Time of its last row. */
  readonly at: number
}

/** One page of due games. */
export interface DueGames {
  readonly games: readonly DueGame[]
  /** Cursor of the next page; null at the end. */
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
  /** The rows of each game from a version on, in order, in one statement. */
  tails(asked: readonly TailRequest[]): Promise<ReadonlyMap<string, StoredRow[]>>
  /** Last versions of games that have rows, in one statement. */
  versions(gameIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Rows of one game from a version on, page by page. */
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
  /** Version from which the account holds the seat; null: from the start. */
  readonly since: number | null
  /** Null: default level. */
  readonly level: Level | null
  /** Rating of its account in comparable games, if it was loaded. */
  readonly worth?: RatingSummaryRow | null
}

export interface GameRecord {
  readonly id: string
  readonly ruleset: string
  readonly status: GameStatus
  readonly visibility: 'public' | 'private'
  readonly inviteCode: string
  readonly host: string | null
  readonly packHash: string
  readonly options: unknown
  readonly decisionSeconds: number | null
  readonly absence: Absence
  /** Level of substitute bots; null: default level. */
  readonly absenceLevel: Level | null
  /** True if sensible answers may be shown. */
  readonly hints: boolean
  readonly rated: boolean
  readonly createdAt: number
  readonly startedAt: number | null
  readonly endedAt: number | null
  /** Since then the log is only in the archive. */
  readonly archivedAt: number | null
  readonly seats: readonly SeatRecord[]
  readonly commitment: string
  readonly cancelled: Cancelled | null
  /** Source of a fork; null for other games. */
  readonly origin: OriginRecord | null
  /** Null also for games that an older version loaded from a save. */
  readonly saved: SavedGame | null
}

export interface ListedGame extends GameRecord {
  /** 0 before the start. */
  readonly version: number
  /** Head of the last row. */
  readonly head: string | null
}

export interface InvitedGame extends GameRecord {
  /** Null if the host's account was deleted. */
  readonly hostName: string | null
}

/** Includes secrets that must not be shown while the game runs. */
export interface SecretGameRecord extends GameRecord {
  readonly seed: string
  /** The save it continues; null for others. */
  readonly save: LoadRequest | null
}

export interface ExportedGame extends Omit<SecretGameRecord, 'seed'> {
  /** Null while it is secret. */
  readonly seed: string | null
  /** Rules versions of the first and the last commit; null if the log was deleted. */
  readonly rules: readonly [first: number, last: number] | null
}

/** The first answer for an idempotency key, stored with its change. */
export interface IdempotencyRecord {
  readonly account: string
  readonly key: string
  /** Hash of the operation and its input. */
  readonly requestHash: string
  readonly answer: unknown
  readonly createdAt: number
}

/** Nothing was changed, because another request has just used the key. */
export class IdempotencyKeyTaken extends Error {
  constructor() {
    super('the idempotency key is taken')
    this.name = 'IdempotencyKeyTaken'
  }
}

/** No game was created, because another node claimed a match request. */
export class MatchClaimLost extends Error {
  constructor() {
    super('a wish for an opponent is gone')
    this.name = 'MatchClaimLost'
  }
}

/** Needed to link a seat's commitment in the log to an account. */
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
  /** The first row, if the change starts the game. */
  readonly row: StoredRow | null
  /** Salts of the commitments in that row. */
  readonly salts: readonly HolderSalt[]
  readonly key: IdempotencyRecord | null
  /** Concluded in the same transaction. */
  readonly capability?: AuditCapability
}

export type Beside = Pick<LobbyChange, 'key' | 'capability'>

export interface ListedGames {
  readonly status: GameStatus | null
  readonly ruleset: string | null
  /** Only games of this account. */
  readonly mine: string | null
  /** Include forks. */
  readonly forks: boolean
  readonly seenBy: string
  /** Cursor: games created before this one. */
  readonly before: string | null
  readonly limit: number
}

export interface GameStore {
  /** Also deletes the claimed match requests. Throws `MatchClaimLost`. */
  create(game: SecretGameRecord, change: LobbyChange, claim?: MatchClaim): Promise<void>
  /** Stores a game whose log starts with another log, with all its rows or not at all. */
  fork(game: SecretGameRecord, rows: readonly StoredRow[], beside: Beside): Promise<void>
  /** Stores a complete finished game of another service. */
  bring(
    capability: AuditCapability,
    game: SecretGameRecord,
    rows: readonly StoredRow[],
  ): Promise<void>
  find(id: string): Promise<SecretGameRecord | null>
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
  /** Newest first. Throws `TooManyListQueries`. */
  list(query: ListedGames): Promise<ListedGame[]>
  /** Newest first. Throws `TooManyListQueries`. */
  listed(ids: readonly string[]): Promise<ListedGame[]>
  invited(code: string): Promise<InvitedGame | null>
  countHosted(account: string): Promise<number>
  countThinking(account: string, levels: readonly Level[]): Promise<number>
  /** Unfinished games in which the account plays or which it hosts. */
  unfinishedOf(account: string): Promise<string[]>
  /** Ids of games with a log after this one, in order. */
  begun(after: string | null, most: number): Promise<string[]>
  countBegun(): Promise<number>
  /** Heads of the last rows of games that have rows. */
  heads(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
  findKey(account: string, key: string): Promise<IdempotencyRecord | null>
  /**
   * Serializes work under one key on all nodes; a lost node releases it. Throws
   * `TooManyListQueries` after a long wait.
   */
  inTurn<T>(account: string, key: string, work: () => Promise<T>): Promise<T>
  /** Stores a key after its change; an existing one is kept. */
  keepKey(record: IdempotencyRecord): Promise<void>
  /** Deletes keys used before this time, oldest first; returns how many. */
  purgeKeys(before: number, most: number): Promise<number>
}

/** Reserves match requests for one node while it creates their game. */
export interface MatchClaim {
  readonly id: string
  /** Number of claimed match requests. */
  readonly wishes: number
}

/** Rating of an account and the number of rated games behind it. */
export interface RatingSummaryRow {
  readonly rating: number
  readonly games: number
}
