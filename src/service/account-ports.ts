import type { Warrant } from './desk/warrant.ts'
import type { Account } from './shapes/accounts.ts'
import type { Role } from './shapes/common.ts'

/** It keeps an account out. */
export interface Ban {
  /** Null: for good. */
  readonly until: number | null
  readonly reason: string
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

export interface AskedAccounts {
  /** How the name begins, in letters of any case: in the order of names then, else newest first. */
  readonly name: string | null
  /** Keyset: the last account of the page before. */
  readonly behind: string | null
  readonly limit: number
}

/** What operators do about accounts: each begins with what stands in the audit. */
export interface PeopleStore {
  /** Throws `Crowded`. */
  accounts(warrant: Warrant, asked: AskedAccounts): Promise<WholeAccount[]>
  account(warrant: Warrant, id: string): Promise<WholeAccount | null>
  /** Ends all its tokens and those made with them; gives their hashes. Throws `LastOwner`. */
  ban(warrant: Warrant, id: string, ban: Ban, at: number): Promise<Buffer[]>
  /** Gives no token back. */
  unban(warrant: Warrant, id: string): Promise<void>
  rename(warrant: Warrant, id: string, name: string, at: number): Promise<void>
  /** Its game runs, or runs no more: then that is what is kept of it. */
  reseat(warrant: Warrant, reseated: Reseated): Promise<void>
  merge(warrant: Warrant, merging: Merging): Promise<Merged>
  /**
   * Takes the account away, and whatever tells of it; that it was stays noted, by its id alone. One
   * that is gone already is as good. Gives the hashes of its tokens. Throws `LastOwner`.
   */
  erase(warrant: Warrant, id: string, at: number): Promise<Buffer[]>
  /** All that is stored of a person, no secrets; of the log nothing. Throws `Crowded`. */
  person(warrant: Warrant, id: string): Promise<object>
  /** Accounts that were erased, by their ids. */
  erased(warrant: Warrant, behind: string | null, limit: number): Promise<Erasure[]>
}

/** A seat of a running game goes to another account. */
export interface Reseated {
  readonly id: string
  readonly game: string
  readonly seat: number
  readonly before: string | null
  readonly account: string
  /** The version from which it does. */
  readonly since: number
  readonly at: number
}
export interface Merging {
  readonly guest: string
  readonly into: string
  readonly at: number
}
export interface Merged {
  /** Games that are not over in which both sit: nothing was changed. */
  readonly inTheWay: readonly string[]
  readonly hashes: readonly Buffer[]
}
export interface Erasure {
  readonly id: string
  readonly at: number
}

/** Whether a ban keeps somebody out now. */
export const isBanned = (ban: Ban | null, now: number): ban is Ban =>
  ban !== null && (ban.until === null || ban.until > now)

/** It would end the last token with which an owner could come in: nothing was changed. */
export class LastOwner extends Error {
  constructor() {
    super('no owner would be left')
    this.name = 'LastOwner'
  }
}
