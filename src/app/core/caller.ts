import type { Account } from './account-schema.ts'
import { serviceError } from './errors.ts'
import { type Role, role, type Scope } from './schema.ts'

/** An authenticated caller; only `authenticate` creates one. */
export interface Caller {
  readonly account: Account
  readonly scopes: ReadonlySet<Scope>
  /** Null if an identity provider authenticated the caller. */
  readonly tokenId: string | null
  /**
   * End of the token; null: unlimited, or until the sign-in ends, which does not end derived
   * tokens.
   */
  readonly endsAt: number | null
  readonly lent: boolean
  /** Undefined for bearer tokens. */
  readonly session?: Session
}

/** The cookie of players' pages, and that of operators' pages. */
export type SessionKind = 'session' | 'console'
export interface Session {
  readonly kind: SessionKind
  /** The token that it was traded for; tokens created in the session end with that token. */
  readonly madeBy: string | null
}

export type OptionalCaller = Caller | null

/** For callers without a token, each game decides. */
export function requireReadAccess(onlooker: OptionalCaller): void {
  if (onlooker !== null) requireScope(onlooker, 'read')
}

/** Roles of operators do not include the scopes of players. */
export function requireScope({ scopes }: Pick<Caller, 'scopes'>, scope: Scope): void {
  if (!hasScope(scopes, scope)) throw serviceError('scope-missing', { facts: { scope } })
}

export function hasScope(scopes: Iterable<Scope>, scope: Scope): boolean {
  const held = [...scopes]
  return held.includes(scope) || (isRole(scope) && roleIncludes(roleIn(held), scope))
}

export function asPlayer(caller: Caller): Caller {
  const scopes = [...caller.scopes].filter((scope) => !isRole(scope))
  return scopes.length === caller.scopes.size ? caller : { ...caller, scopes: new Set(scopes) }
}

export const roleIn = (scopes: Iterable<Scope>): Role | null =>
  [...scopes].filter(isRole).sort((one, other) => rank(other) - rank(one))[0] ?? null

export const roleIncludes = (held: Role | null, required: Role): boolean =>
  held !== null && rank(held) >= rank(required)

export const isRole = (scope: Scope): scope is Role => role.safeParse(scope).success

const rank = (one: Role): number => role.options.indexOf(one)
