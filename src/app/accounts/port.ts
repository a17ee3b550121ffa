import type { Account } from '../core/account-schema.ts'
import type { AuditCapability } from '../core/audit-capability.ts'
import type { Role, Scope } from '../core/schema.ts'
import type { RatingFormula } from '../ratings/port.ts'

declare module '../core/ports.ts' {
  interface Ports {
    readonly accounts: AccountStore
  }
}

/** It keeps an account out. */
export interface Ban {
  /** Null: for good. */
  readonly until: number | null
  readonly reason: string
}

export interface AccountRecord {
  readonly id: string
  readonly name: string
  readonly kind: 'human' | 'agent' | 'operator'
  readonly createdAt: number
  /** The most that its tokens may do beside playing; null: nothing. */
  readonly role: Role | null
}
/** Somebody as they come in. */
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
  /** The token with which it was made; null: none, it came with a sign-up or a sign-in. */
  readonly madeBy: string | null
  /** Made with rights for which an identity provider vouches: it ends when that does so no more. */
  readonly lent: boolean
}
export interface TokenHolder {
  readonly account: SignedInIdentity
  readonly token: TokenRecord
  /** What an identity provider last said of the account; null: it never did. */
  readonly vouched: { readonly at: number; readonly scopes: readonly Scope[] } | null
}

export interface AccountStore {
  create(account: AccountRecord, token: TokenRecord | null, hash: Buffer | null): Promise<void>
  find(id: string): Promise<AccountRecord | null>
  /** All that is stored of them, for themselves; no secrets, and of the log nothing. */
  told(id: string): Promise<object>
  /** Whether there is such an account, and it has neither left nor been banned. */
  isHere(id: string, at: number): Promise<boolean>
  /**
   * The account of somebody for whom an identity provider vouches now; made at first sight. What
   * is vouched for, and when, is kept.
   */
  bySubject(
    subject: string,
    fresh: AccountRecord,
    scopes: readonly Scope[],
  ): Promise<SignedInIdentity>
  /** Who holds the token with this hash; expired and revoked ones too. */
  holderOf(hash: Buffer): Promise<TokenHolder | null>
  /** Gives whether it did: not where the token with which it is made has ended meanwhile. */
  addToken(token: TokenRecord, hash: Buffer): Promise<boolean>
  tokensOf(account: string): Promise<TokenRecord[]>
  /**
   * Ends a token and all that were made with it. Gives their hashes, so that caches can forget
   * them; null where there is no such token of theirs. Throws `LastOwner`.
   */
  revokeToken(id: string, account: string, at: number): Promise<Buffer[] | null>
  /**
   * Makes an operator with this token, unless it is known, ended or not; `isFirst`: also unless any
   * owner's token can be used. Gives whether it did.
   */
  foundOwner(
    account: AccountRecord,
    token: TokenRecord,
    hash: Buffer,
    terms: { readonly isFirst: boolean },
  ): Promise<boolean>
  /** Whether the last owner's tokens that can be used would end with those of this account. */
  holdsLastOwnerToken(account: string, at: number): Promise<boolean>
  /**
   * Forgets the name, and ends the tokens and all that were made with them. Gives their hashes.
   * Throws `LastOwner`.
   */
  leave(id: string, at: number): Promise<Buffer[]>
  /** What it has a hand in, in numbers; null: there is no such account. */
  reach(id: string, at: number): Promise<AccountImpact | null>
  /** Whether an identity provider has vouched for it. */
  isVouched(id: string): Promise<boolean>
  /** Whatever a guest has goes to another account of the same person. */
  merge(merging: MergeRequest): Promise<MergeResult>
}

export interface AccountImpact {
  readonly runningGames: number
  readonly waitingTables: number
  readonly endedGames: number
  /** Of those that are not over. */
  readonly hostedGames: number
  /** That are on. */
  readonly webhooks: number
  /** That can be used. */
  readonly tokens: number
  readonly packs: number
  readonly ratings: number
}

/** An account with what only operators see of it. */
export interface WholeAccount extends Account {
  readonly role: Role | null
  /** An identity provider has vouched for it. */
  readonly vouched: boolean
  readonly leftAt: number | null
  readonly renamedAt: number | null
  readonly mergedInto: string | null
  /** Also one that is over. */
  readonly ban: Ban | null
}

export interface AccountFilter {
  /** How the name begins, in letters of any case: in the order of names then, else newest first. */
  readonly name: string | null
  /** Keyset: the last account of the page before. */
  readonly behind: string | null
  readonly limit: number
}

/** What operators do about accounts: each begins with what stands in the audit. */
export interface AdminAccountStore {
  /** Throws `Crowded`. */
  accounts(capability: AuditCapability, asked: AccountFilter): Promise<WholeAccount[]>
  account(capability: AuditCapability, id: string): Promise<WholeAccount | null>
  /** Ends all its tokens and those made with them; gives their hashes. Throws `LastOwner`. */
  ban(capability: AuditCapability, id: string, ban: Ban, at: number): Promise<Buffer[]>
  /** Gives no token back. */
  unban(capability: AuditCapability, id: string): Promise<void>
  rename(capability: AuditCapability, id: string, name: string, at: number): Promise<void>
  /** Its game runs, or runs no more: then that is what is kept of it. */
  reseat(capability: AuditCapability, reseated: SeatTransfer): Promise<void>
  merge(capability: AuditCapability, merging: MergeRequest): Promise<MergeResult>
  /**
   * Takes the account away, and whatever tells of it; that it was stays noted, by its id alone. One
   * that is gone already is as good. Gives the hashes of its tokens. Throws `LastOwner`.
   */
  erase(capability: AuditCapability, id: string, at: number): Promise<Buffer[]>
  /** All that is stored of a person, no secrets; of the log nothing. Throws `Crowded`. */
  person(capability: AuditCapability, id: string): Promise<object>
  /** Accounts that were erased, by their ids. */
  erased(capability: AuditCapability, behind: string | null, limit: number): Promise<Erasure[]>
}

/** A seat of a running game goes to another account. */
export interface SeatTransfer {
  readonly id: string
  readonly game: string
  readonly seat: number
  readonly before: string | null
  readonly account: string
  /** The version from which it does. */
  readonly since: number
  readonly at: number
}
export interface MergeRequest {
  readonly guest: string
  readonly into: string
  readonly at: number
  /** By which both are rated again. */
  readonly formula: RatingFormula
}
export interface MergeResult {
  /** Games that are not over in which both sit: nothing was changed. */
  readonly inTheWay: readonly string[]
  readonly hashes: readonly Buffer[]
}
export interface Erasure {
  readonly id: string
  readonly at: number
}

/** It would end the last token with which an owner could come in: nothing was changed. */
export class LastOwner extends Error {
  constructor() {
    super('no owner would be left')
    this.name = 'LastOwner'
  }
}

/** Whether a ban keeps somebody out now. */
export const isBanned = (ban: Ban | null, now: number): ban is Ban =>
  ban !== null && (ban.until === null || ban.until > now)
