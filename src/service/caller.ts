import { no } from './errors.ts'
import type { Account } from './shapes/accounts.ts'
import type { Scope } from './shapes/common.ts'

/** Who calls, as `authenticate` found out. No door makes one up. */
export interface Caller {
  readonly account: Account
  readonly scopes: ReadonlySet<Scope>
  /** The token that was shown; null where an identity provider vouches for the caller. */
  readonly tokenId: string | null
}

/** An admin may do what the other scopes allow, too. */
export function need(caller: Caller, scope: Scope): void {
  if (!caller.scopes.has(scope) && !caller.scopes.has('admin'))
    throw no('scope-missing', { facts: { scope } })
}

export const isAdmin = ({ scopes }: Caller): boolean => scopes.has('admin')
