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
  /** The version before its first event. */
  readonly firstVersion: number
  readonly lastVersion: number
  /** Of its last commit. */
  readonly at: number
  /** The commits as JSON: the exact bytes that `head` covers. */
  readonly packed: string
  readonly head: string
  /** When somebody has to look at the game again; null: never. */
  readonly wakeAt: number | null
}

/** What a row is known by: versions alone would do for those that took its place, too. */
export interface RowPosition {
  readonly firstVersion: number
  readonly head: string
}

/** A database server from its start to its end; another one may have lost what it had. */
export type ServerEpoch = string

/** A row that is to be stored. */
export interface NewRow extends StoredRow {
  /** The row that it was decided on: it is stored right behind that one, or not at all. */
  readonly before: RowPosition
  /** Who has stored that one, as far as is known: there it need not be looked for again. */
  readonly server: ServerEpoch | null
  /** The game ends with it. */
  readonly over: boolean
  /** Who ends it by calling it off, and why; null: nobody does. */
  readonly cancelled: Cancelled | null
  /** Acts of operators, as the audit has them, that are done with it; null: none is. */
  readonly auditIds: readonly string[] | null
}

/** Who has called a game off while it ran, and why. */
export type Cancelled = Pick<CancelCause, 'by' | 'reason'>

export interface TailRequest {
  readonly gameId: string
  /** Rows from this version on. */
  readonly from: number
}

/** Where a look for games that are due goes on: behind that game, or behind all of that time. */
export interface DueCursor {
  readonly wakeAt: number
  readonly gameId: string | null
}

export interface DueGame {
  readonly gameId: string
  readonly version: number
  readonly wakeAt: number
  /** When its last row was written. */
  readonly at: number
}

/** What one look found. */
export interface DueGames {
  /** In the order of their wishes to be woken. */
  readonly games: readonly DueGame[]
  /** Where to go on; null: nothing lies behind. */
  readonly reached: DueCursor | null
}

export interface EventLog {
  /** Rows of one shelf can go in one statement; a shelf that is lost holds up no other. */
  partitionOf(gameId: string): string
  /** So many statements with rows of a shelf are on their way, with a rest behind several rows. */
  readonly statementsAtOnce: number
  readonly restMilliseconds: number
  /**
   * Stores rows of different games in one statement; gives who stored each. Null: it was lost to
   * another node, or the row before is gone. Durable once it returns, and the doorbell rings later.
   */
  append(rows: readonly NewRow[]): Promise<readonly (ServerEpoch | null)[]>
  /** The rows of each game from a version on, in order, in one statement. */
  tails(asked: readonly TailRequest[]): Promise<ReadonlyMap<string, StoredRow[]>>
  /** The versions that games have come to, as far as they have rows, in one statement. */
  versions(gameIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Rows of one game from a version on, page by page. */
  rows(gameId: string, from?: number): AsyncIterable<StoredRow>
  /** Games whose last row wants to be woken by a time. However many do, a look is a short one. */
  due(behind: DueCursor, until: number): Promise<DueGames>
  /** The time up to which every wake-up was done; kept over restarts. */
  scannedUntil(): Promise<number>
  /** Whether this node is the one that sweeps, for so long: until then no other one is. */
  acquireSchedulerLease(
    holder: string,
    terms: { readonly now: number; readonly milliseconds: number },
  ): Promise<boolean>
  releaseSchedulerLease(holder: string): Promise<void>
  /** Not taken back, unless what is there lies in the future. */
  markScanned(until: number, now: number): Promise<void>
  /**
   * Changes whenever a connection is lost by which the game is stored, or without one any game: the
   * database that answers from then on may be another one, and lack the end of what this one has.
   */
  epoch(gameId?: string): number
}

export interface SeatRecord {
  readonly seat: number
  /** `host`: whoever hosts a fork plays all such seats, and none by an account. */
  readonly kind: 'open' | 'account' | 'bot' | 'host'
  readonly account: string | null
  readonly name: string | null
  readonly joined: boolean
  readonly choices: unknown
  readonly entropy: string | null
  /** The version from which that account sits there; null: from the start. */
  readonly since: number | null
  /** Of a bot; null: as bots usually play. */
  readonly level: Level | null
  /** Of its account in games like this one; where the seat was read. */
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
  /** How well bots play for who is away; null: as they usually do. */
  readonly absenceLevel: Level | null
  /** Whether sensible answers are told: what the house bot would consider. */
  readonly hints: boolean
  /** It counts for ratings once it has ended. */
  readonly rated: boolean
  readonly createdAt: number
  readonly startedAt: number | null
  readonly endedAt: number | null
  /** Since then its log lies in the archive alone; null: in the database. */
  readonly archivedAt: number | null
  readonly seats: readonly SeatRecord[]
  readonly commitment: string
  readonly cancelled: Cancelled | null
  /** What it is a fork of; null: of nothing. */
  readonly origin: OriginRecord | null
  /** Null also where a version of before, which kept nothing of it, loaded the game. */
  readonly saved: SavedGame | null
}

export interface ListedGame extends GameRecord {
  /** That it has come to; 0: it has not started. */
  readonly version: number
  /** Of its last row. */
  readonly head: string | null
}

/** What an invite code leads to. */
export interface InvitedGame extends GameRecord {
  /** Null: the host has left. */
  readonly hostName: string | null
}

/** With what must never be shown while the game runs. */
export interface SecretGameRecord extends GameRecord {
  readonly seed: string
  /** What the game goes on from; null where it begins anew. */
  readonly save: LoadRequest | null
}

/** A game that goes out. */
export interface ExportedGame extends Omit<SecretGameRecord, 'seed'> {
  /** Null: it is nothing to be told yet. */
  readonly seed: string | null
  /** Of the rules that decided its first and its last commit; null: its log is gone. */
  readonly rules: readonly [first: number, last: number] | null
}

/** The first answer to a request with an idempotency key, stored with what it did. */
export interface IdempotencyRecord {
  readonly account: string
  readonly key: string
  /** Of the operation and its input. */
  readonly requestHash: string
  readonly answer: unknown
  readonly createdAt: number
}

/** Somebody has just used that idempotency key: nothing was changed. */
export class IdempotencyKeyTaken extends Error {
  constructor() {
    super('the idempotency key is taken')
    this.name = 'IdempotencyKeyTaken'
  }
}

/** Another has had a hand in a wish for an opponent: no game was made. */
export class MatchClaimLost extends Error {
  constructor() {
    super('a wish for an opponent is gone')
    this.name = 'MatchClaimLost'
  }
}

/** Without it nobody can tell who a seat's commitment in the log means. */
export interface HolderSalt {
  readonly seat: number
  readonly salt: string
}

/** With who held the seat first. */
export interface HeldSalt extends HolderSalt {
  readonly account: string | null
}

/** What a change of a game that has not started comes to. */
export interface LobbyChange {
  readonly seats: readonly SeatRecord[]
  readonly status: 'open' | 'running' | 'cancelled' | 'over'
  readonly startedAt: number | null
  readonly host: string | null
  /** The first row, where the game starts with this change. */
  readonly row: StoredRow | null
  /** What hides the holders of seats to which that row commits. */
  readonly salts: readonly HolderSalt[]
  readonly key: IdempotencyRecord | null
  /** Of an act that is done with this, or not at all. */
  readonly capability?: AuditCapability
}

export type Beside = Pick<LobbyChange, 'key' | 'capability'>

export interface ListedGames {
  readonly status: GameStatus | null
  readonly ruleset: string | null
  /** Only games of this account. */
  readonly mine: string | null
  /** Forks, too. */
  readonly forks: boolean
  /** Private games are listed to those who sit in them or host them. */
  readonly seenBy: string
  /** Keyset: games made before this one. */
  readonly before: string | null
  readonly limit: number
}

export interface GameStore {
  /** Also of wishes for an opponent that are held by a claim. Throws `ClaimLost`. */
  create(game: SecretGameRecord, change: LobbyChange, claim?: MatchClaim): Promise<void>
  /** A game that begins in the middle of another's log: with all its rows, or not at all. */
  fork(game: SecretGameRecord, rows: readonly StoredRow[], beside: Beside): Promise<void>
  /** One that has ended elsewhere, whole. */
  bring(
    capability: AuditCapability,
    game: SecretGameRecord,
    rows: readonly StoredRow[],
  ): Promise<void>
  find(id: string): Promise<SecretGameRecord | null>
  /**
   * Changes a game under its lock. `decide` gets the game as it is now and may throw: then nothing
   * changes. It is called once, or not at all where there is no such game.
   */
  change(id: string, decide: (game: SecretGameRecord) => LobbyChange): Promise<void>
  /** Closes the books of a game whose log has ended, where its last row was stored without that. */
  close(ended: Pick<NewRow, 'gameId' | 'at' | 'cancelled'>): Promise<void>
  /** Locks away some of the seeds that are stored as before there were keys; gives how many. */
  lockSeeds(most: number): Promise<number>
  /** Those that are still there. */
  salts(id: string): Promise<HeldSalt[]>
  /** Newest first. Throws `Crowded`. */
  list(query: ListedGames): Promise<ListedGame[]>
  /** Those with these ids, newest first. Throws `Crowded`. */
  listed(ids: readonly string[]): Promise<ListedGame[]>
  invited(code: string): Promise<InvitedGame | null>
  countHosted(account: string): Promise<number>
  /** Of those the ones in which a bot plays at one of these levels. */
  countThinking(account: string, levels: readonly Level[]): Promise<number>
  /** Games that are not over in which the account sits or which it hosts. */
  unfinishedOf(account: string): Promise<string[]>
  /** Ids of games that have a log, in their order, behind one of them. */
  begun(after: string | null, most: number): Promise<string[]>
  countBegun(): Promise<number>
  /** The heads of their last rows, as far as they have any. */
  heads(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
  findKey(account: string, key: string): Promise<IdempotencyRecord | null>
  /**
   * Whatever is done under one key is done one after the other, at all nodes; who dies over it
   * leaves it to whoever comes next. Throws `Crowded` where it takes too long.
   */
  inTurn<T>(account: string, key: string, work: () => Promise<T>): Promise<T>
  /** Of what was done elsewhere; one that is taken stays as it is. */
  keepKey(record: IdempotencyRecord): Promise<void>
  /** Takes away keys that were used before that time, the oldest first; gives how many it took. */
  purgeKeys(before: number, most: number): Promise<number>
}

/** Whoever makes a game of wishes: until then no other node takes them in hand. */
export interface MatchClaim {
  readonly id: string
  /** How many wishes it holds. */
  readonly wishes: number
}

/** What an account is worth, and by how many games that is known. */
export interface RatingSummaryRow {
  readonly rating: number
  readonly games: number
}
