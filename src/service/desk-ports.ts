import type { AccountRecord, PeopleStore, TokenRecord } from './account-ports.ts'
import type { AuditShown } from './audit-ports.ts'
import type { Warrant } from './desk/warrant.ts'
import type { Formula, Voided } from './rating-ports.ts'
import type { RefusalCounts, RefusalNote } from './refusal-ports.ts'
import type { Role } from './shapes/common.ts'
import type { LookRecord } from './shapes/desk.ts'
import type { GameStatus } from './shapes/games.ts'

export interface SearchedGames {
  readonly status: GameStatus | null
  readonly ruleset: string | null
  /** Who sits there or hosts it. */
  readonly account: string | null
  /** Hash of a content pack. */
  readonly pack: string | null
  /** Of moves and refusals together at least so many were refused. */
  readonly refusedPerMille: number | null
  readonly forks: boolean
  /** Ids from this one on, and before that one. */
  readonly from: string | null
  readonly before: string | null
  readonly limit: number
}
export interface GamesFound {
  readonly ids: string[]
  /** The last that was looked at, where no more were for now; null: there are no others. */
  readonly reached: string | null
}

interface Paged {
  readonly before: string | null
  readonly limit: number
}
export interface AskedTokens extends Paged {
  readonly account: string | null
}
export interface AskedAudits extends Paged {
  readonly game: string | null
  readonly account: string | null
}

/** What only operators may: each begins with what stands in the audit. */
export interface DeskStore extends PeopleStore {
  /** Private ones too, newest first. Throws `Crowded`. */
  searchGames(warrant: Warrant, asked: SearchedGames): Promise<GamesFound>
  /** Newest first. Throws `Crowded`. */
  tokens(
    warrant: Warrant,
    asked: AskedTokens,
  ): Promise<(TokenRecord & { readonly accountName: string })[]>
  /**
   * A token for anybody, or for an operator who is made with it. Gives whether it was made: not
   * where the token that makes it has ended.
   */
  addToken(
    warrant: Warrant,
    token: TokenRecord,
    hash: Buffer,
    operator: AccountRecord | null,
  ): Promise<boolean>
  /**
   * Ends anybody's token and all that were made with it. Gives their hashes; null: there is none.
   * Throws `LastOwner`.
   */
  endToken(warrant: Warrant, id: string, at: number): Promise<Buffer[] | null>
  /**
   * Gives the hashes of its tokens, which may do more or less now; null: there is no such account.
   * Throws `LastOwner`.
   */
  giveRole(
    warrant: Warrant,
    account: string,
    role: Role | null,
    at: number,
  ): Promise<Buffer[] | null>
  /** What has that hash is withdrawn for good, for the first reason that was told. */
  withdrawPack(warrant: Warrant, hash: string, told: string, at: number): Promise<void>
  /** Newest first. */
  audits(warrant: Warrant, asked: AskedAudits): Promise<AuditShown[]>
  /** Of one game, the last of them since a time; null: nothing was refused there of late. */
  refusals(
    warrant: Warrant,
    game: string,
    since: number,
  ): Promise<(RefusalCounts & { readonly notes: readonly RefusalNote[] }) | null>
  /** Of those of these games in which anything was refused of late. */
  refusalCounts(warrant: Warrant, games: readonly string[]): Promise<RefusalCounts[]>
  /** Those games of a ruleset where the most of what was sent was refused. */
  mostRefused(warrant: Warrant, asked: AskedRefused): Promise<RefusalCounts[]>
  /** The game counts for no ratings any more; null: it did not before. */
  voidRating(warrant: Warrant, game: string, formula: Formula): Promise<Voided | null>
  openLook(warrant: Warrant, look: LookRecord): Promise<void>
  /** Ends those of the account that are open; gives how many. */
  endLooks(warrant: Warrant, account: string, at: number): Promise<number>
  looks(warrant: Warrant, asked: AskedAudits): Promise<LookRecord[]>
}

/** From the highest rate on, and of one rate from the youngest game on. */
export interface AskedRefused {
  readonly ruleset: string
  readonly limit: number
  readonly behind: { readonly perMille: number; readonly game: string }
}

export interface LookStore {
  /** The one by which an account may look now. */
  openTo(account: string, game: string, at: number): Promise<LookRecord | null>
  /** The game was seen at that version. */
  seen(id: string, version: number): Promise<void>
  /** Oldest first. */
  into(game: string, most: number): Promise<LookRecord[]>
}
