import type { AccountRecord, AdminAccountStore, TokenRecord } from '../accounts/port.ts'
import type { HiddenStateSessionRecord } from '../core/admin-schema.ts'
import type { AuditCapability } from '../core/audit-capability.ts'
import type { AuditView } from '../core/audit-port.ts'
import type { GameStatus } from '../core/game-schema.ts'
import type { Role } from '../core/schema.ts'
import type { RefusalCounts, RefusalNote } from '../monitoring/refusal-port.ts'
import type { RatingFormula, Voided } from '../ratings/port.ts'

declare module '../core/ports.ts' {
  interface Ports {
    readonly admin: AdminStore
    readonly hiddenStateSessions: HiddenStateSessionStore
  }
}

export interface SearchedGames {
  readonly status: GameStatus | null
  readonly ruleset: string | null
  /** Who sits there or hosts it. */
  readonly account: string | null
  /** Hash of a content pack. */
  readonly pack: string | null
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
export interface TokenFilter extends Paged {
  readonly account: string | null
}
export interface AuditFilter extends Paged {
  readonly game: string | null
  readonly account: string | null
}

/** What only operators may: each begins with what stands in the audit. */
export interface AdminStore extends AdminAccountStore {
  /** Private ones too, newest first. Throws `Crowded`. */
  searchGames(capability: AuditCapability, asked: SearchedGames): Promise<GamesFound>
  /** Newest first. Throws `Crowded`. */
  tokens(
    capability: AuditCapability,
    asked: TokenFilter,
  ): Promise<(TokenRecord & { readonly accountName: string })[]>
  /**
   * A token for anybody, or for an operator who is made with it. Gives whether it was made: not
   * where the token that makes it has ended.
   */
  addToken(
    capability: AuditCapability,
    token: TokenRecord,
    hash: Buffer,
    operator: AccountRecord | null,
  ): Promise<boolean>
  /**
   * Ends anybody's token and all that were made with it. Gives their hashes; null: there is none.
   * Throws `LastOwner`.
   */
  endToken(capability: AuditCapability, id: string, at: number): Promise<Buffer[] | null>
  /**
   * Gives the hashes of its tokens, which may do more or less now; null: there is no such account.
   * Throws `LastOwner`.
   */
  giveRole(
    capability: AuditCapability,
    account: string,
    role: Role | null,
    at: number,
  ): Promise<Buffer[] | null>
  /** What has that hash is withdrawn for good, for the first reason that was told. */
  withdrawPack(capability: AuditCapability, hash: string, told: string, at: number): Promise<void>
  /** Newest first. */
  audits(capability: AuditCapability, asked: AuditFilter): Promise<AuditView[]>
  /** Of one game, the last of them since a time; null: nothing was refused there of late. */
  refusals(
    capability: AuditCapability,
    game: string,
    since: number,
  ): Promise<(RefusalCounts & { readonly notes: readonly RefusalNote[] }) | null>
  /** The game counts for no ratings any more; null: it did not before. */
  voidRating(
    capability: AuditCapability,
    game: string,
    formula: RatingFormula,
  ): Promise<Voided | null>
  openLook(capability: AuditCapability, look: HiddenStateSessionRecord): Promise<void>
  /** Ends those of the account that are open; gives how many. */
  endLooks(capability: AuditCapability, account: string, at: number): Promise<number>
  looks(capability: AuditCapability, asked: AuditFilter): Promise<HiddenStateSessionRecord[]>
}

export interface HiddenStateSessionStore {
  /** The one by which an account may look now. */
  openTo(account: string, game: string, at: number): Promise<HiddenStateSessionRecord | null>
  /** The game was seen at that version. */
  seen(id: string, version: number): Promise<void>
  /** Oldest first. */
  into(game: string, most: number): Promise<HiddenStateSessionRecord[]>
}
