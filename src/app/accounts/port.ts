import type { Account } from '../core/account-schema.ts'
import type { AuditCapability } from '../core/audit-capability.ts'
import type { SessionKind } from '../core/caller.ts'
import type { Role, Scope } from '../core/schema.ts'
import type { RatingFormula } from '../ratings/port.ts'

declare module '../core/ports.ts' {
  interface Ports {
    readonly accounts: AccountStore
  }
}

export interface Ban {
  readonly until: number | null
  readonly reason: string
}

export interface AccountRecord {
  readonly id: string
  readonly name: string
  readonly kind: 'human' | 'agent' | 'operator'
  readonly createdAt: number
  /** Highest role among the account's tokens; null if no token has a role. */
  readonly role: Role | null
}
export interface SignedInIdentity extends AccountRecord {
  readonly ban: Ban | null
}

export interface TokenRecord {
  readonly id: string
  readonly account: string
  readonly label: string
  readonly scopes: readonly Scope[]
  readonly createdAt: number
  readonly expiresAt: number | null
  readonly revokedAt: number | null
  /**
   * Id of the token that was used to create this token; null for a token from a sign-up or sign-in.
   */
  readonly madeBy: string | null
  /**
   * True if an identity provider grants the token's rights; these rights end when the provider no
   * longer confirms them.
   */
  readonly lent: boolean
  readonly kind: 'token' | SessionKind
}
export interface TokenHolder {
  readonly account: SignedInIdentity
  readonly token: TokenRecord
  readonly makerExpiresAt: number | null
  readonly vouched: { readonly at: number; readonly scopes: readonly Scope[] } | null
}

export type ProfileVisibility = 'public' | 'hidden'

export interface OwnProfile {
  readonly name: string
  readonly handle: string | null
  readonly profile: ProfileVisibility
}
export interface Holiday {
  readonly holidayUntil: number | null
  readonly holidayDays: number
  readonly holidayYear: number | null
}
export type AccountChanges = {
  readonly [Field in keyof OwnProfile]?: OwnProfile[Field] | undefined
}
export type ChangeOutcome = 'done' | 'handle-taken' | 'too-many-renames'

export interface AccountStore {
  create(account: AccountRecord, token: TokenRecord | null, hash: Buffer | null): Promise<void>
  find(id: string): Promise<AccountRecord | null>
  personalData(id: string): Promise<object>
  isHere(id: string, at: number): Promise<boolean>
  own(id: string): Promise<OwnProfile & Holiday>
  change(id: string, changes: AccountChanges, at: number): Promise<ChangeOutcome>
  setHoliday(id: string, decide: (before: Holiday) => Holiday | null): Promise<boolean>
  byHandle(handle: string): Promise<(AccountRecord & OwnProfile) | null>
  /** The first sign-in with an external identity creates the account. */
  bySubject(
    subject: string,
    fresh: AccountRecord,
    scopes: readonly Scope[],
  ): Promise<SignedInIdentity>
  holderOf(hash: Buffer): Promise<TokenHolder | null>
  /** Returns false if the token that was used to create the new token is no longer valid. */
  addToken(token: TokenRecord, hash: Buffer): Promise<boolean>
  extendSession(id: string, expiresAt: number): Promise<void>
  tokensOf(account: string): Promise<TokenRecord[]>
  /**
   * Revokes the token and all tokens that were created with it. Returns the hashes of the revoked
   * tokens, so that they can be removed from caches; null if the token does not belong to the
   * account. Throws `LastOwner`.
   */
  revokeToken(id: string, account: string, at: number): Promise<Buffer[] | null>
  /**
   * Returns the hashes of the revoked session tokens, so that the tokens can be removed from
   * caches.
   */
  revokeSessions(account: string, kind: SessionKind, at: number): Promise<Buffer[]>
  /**
   * Returns true if an operator was created. Creates no operator if the token already exists, or if
   * `isFirst` is true and a usable owner token exists.
   */
  foundOwner(
    account: AccountRecord,
    token: TokenRecord,
    hash: Buffer,
    terms: { readonly isFirst: boolean },
  ): Promise<boolean>
  holdsLastOwnerToken(account: string, at: number): Promise<boolean>
  /**
   * Deletes the account's name, and revokes the account's tokens and all tokens that were created
   * with them. Returns the hashes of the revoked tokens. Throws `LastOwner`.
   */
  leave(id: string, at: number): Promise<Buffer[]>
  reach(id: string, at: number): Promise<AccountImpact | null>
  /**
   * True if the account has a way to sign in without a token: an identity provider or a passkey.
   */
  isSaved(id: string): Promise<boolean>
  merge(merging: MergeRequest): Promise<MergeResult>
}

export interface AccountImpact {
  readonly runningGames: number
  readonly waitingTables: number
  readonly endedGames: number
  readonly hostedGames: number
  readonly webhooks: number
  readonly tokens: number
  readonly packs: number
  readonly ratings: number
}

export interface WholeAccount extends Account {
  readonly role: Role | null
  readonly vouched: boolean
  readonly leftAt: number | null
  readonly renamedAt: number | null
  readonly mergedInto: string | null
  readonly ban: Ban | null
}

export interface AccountFilter {
  readonly name: string | null
  readonly behind: string | null
  readonly limit: number
}

export interface AdminAccountStore {
  accounts(capability: AuditCapability, filter: AccountFilter): Promise<WholeAccount[]>
  account(capability: AuditCapability, id: string): Promise<WholeAccount | null>
  /**
   * Bans the account, and revokes the account's tokens and all tokens that were created with these
   * tokens. Returns the hashes of the revoked tokens. Throws `LastOwner`.
   */
  ban(capability: AuditCapability, id: string, ban: Ban, at: number): Promise<Buffer[]>
  /** Lifting a ban does not restore revoked tokens. */
  unban(capability: AuditCapability, id: string): Promise<void>
  rename(capability: AuditCapability, id: string, name: string, at: number): Promise<void>
  reseat(capability: AuditCapability, reseated: SeatTransfer): Promise<void>
  merge(capability: AuditCapability, merging: MergeRequest): Promise<MergeResult>
  /**
   * Deletes the account's data and adds the account's id to the list of erasures. A repeated call
   * has no further effect. Returns the hashes of the account's tokens. Throws `LastOwner`.
   */
  erase(capability: AuditCapability, id: string, at: number): Promise<Buffer[]>
  person(capability: AuditCapability, id: string): Promise<object>
  erased(capability: AuditCapability, behind: string | null, limit: number): Promise<Erasure[]>
}

export interface SeatTransfer {
  readonly id: string
  readonly game: string
  readonly seat: number
  readonly before: string | null
  readonly account: string
  readonly since: number
  readonly at: number
}
export interface MergeRequest {
  readonly guest: string
  readonly into: string
  readonly at: number
  readonly formula: RatingFormula
}
export interface MergeResult {
  /**
   * Unfinished games in which both accounts have a seat. The accounts cannot be merged until these
   * games have ended.
   */
  readonly inTheWay: readonly string[]
  readonly hashes: readonly Buffer[]
}
export interface Erasure {
  readonly id: string
  readonly at: number
}

/** Thrown, before anything is changed, if the change would leave no usable owner token. */
export class LastOwner extends Error {
  constructor() {
    super('no usable owner token would remain')
    this.name = 'LastOwner'
  }
}

export const isBanned = (ban: Ban | null, now: number): ban is Ban =>
  ban !== null && (ban.until === null || ban.until > now)
