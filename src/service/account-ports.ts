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
}

/** Whether a ban keeps somebody out now. */
export const isBanned = (ban: Ban | null, now: number): ban is Ban =>
  ban !== null && (ban.until === null || ban.until > now)
