import type { Account } from './account-schema.ts'
import { serviceError } from './errors.ts'
import { type Role, role, type Scope } from './schema.ts'

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
export type OptionalCaller = Caller | null

/** What nobody in particular may see is found out game by game. */
export function requireReadAccess(onlooker: OptionalCaller): void {
  if (onlooker !== null) requireScope(onlooker, 'read')
}

/** Operators play and read by the scopes of players: their own open nothing of that. */
export function requireScope({ scopes }: Pick<Caller, 'scopes'>, scope: Scope): void {
  if (!hasScope(scopes, scope)) throw serviceError('scope-missing', { facts: { scope } })
}

/** Whether a scope is among those, or a role that stands for it. */
export function hasScope(scopes: Iterable<Scope>, scope: Scope): boolean {
  const held = [...scopes]
  return held.includes(scope) || (isRole(scope) && roleIncludes(roleIn(held), scope))
}

/** Without what they may do as an operator. */
export function asPlayer(caller: Caller): Caller {
  const scopes = [...caller.scopes].filter((scope) => !isRole(scope))
  return scopes.length === caller.scopes.size ? caller : { ...caller, scopes: new Set(scopes) }
}

/** The highest role among them; null: none. */
export const roleIn = (scopes: Iterable<Scope>): Role | null =>
  [...scopes].filter(isRole).sort((one, other) => rank(other) - rank(one))[0] ?? null

/** Whether somebody of that role may what the other may. */
export const roleIncludes = (held: Role | null, asked: Role): boolean =>
  held !== null && rank(held) >= rank(asked)

export const isRole = (scope: Scope): scope is Role => role.safeParse(scope).success

const rank = (one: Role): number => role.options.indexOf(one)
