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
  readonly account: string | null
  readonly pack: string | null
  readonly forks: boolean
  /** The range of audit entry ids includes `from` and excludes `before`. */
  readonly from: string | null
  readonly before: string | null
  readonly limit: number
}
export interface GamesFound {
  readonly ids: string[]
  readonly reached: string | null
}

interface Paged {
  readonly before: string | null
  readonly limit: number
}
export interface TokenFilter extends Paged {
  readonly account: string | null
}
export interface SessionFilter extends Paged {
  readonly game: string | null
  readonly account: string | null
}
export interface AuditFilter extends SessionFilter {
  readonly subject: string | null
  readonly action: string | null
  /** Actions to include, or to exclude if `areOthers` is true; null includes all actions. */
  readonly actions: { readonly names: readonly string[]; readonly areOthers: boolean } | null
  readonly outcome: 'done' | 'failed' | 'unknown' | null
  readonly from: string | null
}
export interface NamedAudit extends AuditView {
  readonly accountName: string | null
}

export interface IdsFound {
  readonly games: string[]
  readonly accounts: string[]
}

export interface AdminStore extends AdminAccountStore {
  /** Returns the newest games first, including private games. Throws `TooManyListQueries`. */
  searchGames(capability: AuditCapability, filter: SearchedGames): Promise<GamesFound>
  /**
   * Finds ids that contain `digits`, which are at least four hexadecimal digits. If `digits` is
   * null, only invite codes are searched.
   */
  findIds(
    capability: AuditCapability,
    text: { readonly digits: string | null; readonly inviteCode: string },
    limit: number,
  ): Promise<IdsFound>
  tokens(
    capability: AuditCapability,
    filter: TokenFilter,
  ): Promise<(TokenRecord & { readonly accountName: string })[]>
  /** Returns false if the token that was used to create the new token is no longer valid. */
  addToken(
    capability: AuditCapability,
    token: TokenRecord,
    hash: Buffer,
    operator: AccountRecord | null,
  ): Promise<boolean>
  /**
   * Revokes the token and all tokens that were created with it. Returns the hashes of the revoked
   * tokens; null if the token does not exist. Throws `LastOwner`.
   */
  endToken(capability: AuditCapability, id: string, at: number): Promise<Buffer[] | null>
  /**
   * Returns the hashes of the account's tokens, whose cached rights may be outdated; null if the
   * account does not exist. Throws `LastOwner`.
   */
  giveRole(
    capability: AuditCapability,
    account: string,
    role: Role | null,
    at: number,
  ): Promise<Buffer[] | null>
  /**
   * The withdrawal of a pack cannot be undone. If a pack is already withdrawn, the message of the
   * first withdrawal is kept.
   */
  withdrawPack(
    capability: AuditCapability,
    hash: string,
    message: string,
    at: number,
  ): Promise<void>
  audits(capability: AuditCapability, filter: AuditFilter): Promise<NamedAudit[]>
  refusals(
    capability: AuditCapability,
    game: string,
    since: number,
  ): Promise<(RefusalCounts & { readonly notes: readonly RefusalNote[] }) | null>
  voidRating(
    capability: AuditCapability,
    game: string,
    formula: RatingFormula,
  ): Promise<Voided | null>
  openLook(capability: AuditCapability, session: HiddenStateSessionRecord): Promise<void>
  endLooks(capability: AuditCapability, account: string, at: number): Promise<number>
  looks(capability: AuditCapability, filter: SessionFilter): Promise<HiddenStateSessionRecord[]>
}

export interface HiddenStateSessionStore {
  openTo(account: string, game: string, at: number): Promise<HiddenStateSessionRecord | null>
  seen(id: string, version: number): Promise<void>
  into(game: string, most: number): Promise<HiddenStateSessionRecord[]>
}
