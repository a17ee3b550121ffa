import type { Account } from './account-schema.ts'
import { serviceError } from './errors.ts'
import { type Role, role, type Scope } from './schema.ts'

/** An authenticated caller. Only `authenticate` may create objects of this type. */
export interface Caller {
  readonly account: Account
  readonly scopes: ReadonlySet<Scope>
  /** The token id is null if an identity provider authenticated the caller. */
  readonly tokenId: string | null
  /** Latest time at which a token that the caller creates may expire; null for no limit. */
  readonly endsAt: number | null
  readonly lent: boolean
  readonly session?: Session
}

/**
 * `session` is the cookie of the players' pages, and `console` is the cookie of the operators'
 * console.
 */
export type SessionKind = 'session' | 'console'
export interface Session {
  readonly kind: SessionKind
  /**
   * Id of the token that was exchanged for the session. When the exchanged token becomes invalid,
   * so do all tokens that were created in the session.
   */
  readonly madeBy: string | null
}

export type OptionalCaller = Caller | null

/** A caller without a token is accepted, because each game determines who may read it. */
export function requireReadAccess(onlooker: OptionalCaller): void {
  if (onlooker !== null) requireScope(onlooker, 'read')
}

/** Operator roles do not include the scopes of players. */
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

export const isRole = (scope: Scope): scope is Role => role.options.some((one) => one === scope)

const rank = (one: Role): number => role.options.indexOf(one)
