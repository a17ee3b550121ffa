import { no } from './errors.ts'
import type { Account } from './shapes/accounts.ts'
import type { Scope } from './shapes/common.ts'

/** Who calls, as `authenticate` found out. No door makes one up. */
export interface Caller {
  readonly account: Account
  readonly scopes: ReadonlySet<Scope>
  /** The token that was shown; null where an identity provider vouches for the caller. */
  readonly tokenId: string | null
  /** When it ends; null: never, or as soon as a sign-in does, which is no end of what it made. */
  readonly endsAt: number | null
  /** An identity provider vouches for the rights, now or when the token was made. */
  readonly lent: boolean
}

/** Who looks: whoever shows no token is nobody in particular, and sees what is public. */
export type Onlooker = Caller | null

/** What nobody in particular may see is found out game by game. */
export function needSight(onlooker: Onlooker): void {
  if (onlooker !== null) need(onlooker, 'read')
}

/** An admin may see all there is to see; to play takes the right to play. */
export function need({ scopes }: Pick<Caller, 'scopes'>, scope: Scope): void {
  const isHeld = scopes.has(scope) || (scope === 'read' && scopes.has('admin'))
  if (!isHeld) throw no('scope-missing', { facts: { scope } })
}

export const isAdmin = (who: Onlooker): boolean => who?.scopes.has('admin') ?? false
