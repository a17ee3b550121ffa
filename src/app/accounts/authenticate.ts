import { hash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type Caller, hasScope, isRole, roleIncludes } from '../core/caller.ts'
import { defaultSettings, type Settings } from '../core/context.ts'
import { ServiceError, serviceError } from '../core/errors.ts'
import type { Ports } from '../core/ports.ts'
import type { Scope } from '../core/schema.ts'
import { bearerIn } from './bearer.ts'
import type { Ban, SignedInIdentity, TokenHolder, TokenRecord } from './port.ts'
import { isBanned } from './port.ts'
import { extensionOf } from './session-lifetime.ts'
import { TokenWatchers } from './token-watchers.ts'

declare module '../core/context.ts' {
  interface Context {
    readonly authenticator: Authenticator
  }
}

const TOKEN_PREFIX = 'tl_'
/**
 * Prefix of the tokens that agents get through OAuth. The REST and GraphQL APIs refuse tokens with
 * this prefix.
 */
const MCP_PREFIX = 'tlm_'
export type Audience = 'api' | 'mcp'
const TOKEN_BYTES = 32
const TOKEN_CHARACTERS_MAX = 4_096
const HOLDERS_MAX = 20_000
const SHOWN_PER_CONNECTION = 8
/**
 * Longest time that a revoked token is still accepted if the notification of the revocation is
 * lost.
 */
const HOLDER_MILLISECONDS = 30_000

export const newSecret = (): string => TOKEN_PREFIX + randomBytes(TOKEN_BYTES).toString('base64url')

const hexOfSecret = (secret: string): string => hash('sha256', secret, 'hex')
export const hashOfSecret = (secret: string): Buffer => Buffer.from(hexOfSecret(secret), 'hex')

export interface IdentityVerifier {
  vouch(bearer: string): Promise<ExternalIdentity | null>
}
export interface ExternalIdentity {
  readonly subject: string
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly expiresAt: number
}

interface Holder {
  readonly caller: Caller
  readonly token: Pick<TokenRecord, 'expiresAt' | 'revokedAt'>
  readonly ban: Ban | null
}
interface Known extends Holder {
  readonly staleAt: number
}

type AuthenticatorSettings = Pick<
  Settings,
  'signInTokenSeconds' | 'tokenRecheckMilliseconds' | 'consoleIdleSeconds' | 'consoleSecondsMax'
>

interface ShownThere {
  readonly authorization: string
  readonly known: Known
  readonly forgotten: number
}

/** Caches callers by token, so that authenticating a move needs no database query. */
export class Authenticator {
  readonly #ports: Pick<Ports, 'accounts' | 'clock' | 'notifier'>
  readonly #identityVerifier: IdentityVerifier | null
  readonly accountOf: (vouched: ExternalIdentity) => Promise<SignedInIdentity>
  readonly #settings: AuthenticatorSettings
  readonly #shown = new WeakMap<Caller, { readonly hash: Buffer; readonly holder: Holder }>()
  readonly #watches: TokenWatchers
  readonly #known: LRUCache<string, Known>
  readonly #onConnections = new WeakMap<object, readonly ShownThere[]>()
  /**
   * Number of cache invalidations so far. A lookup that began before an invalidation must not cache
   * its result.
   */
  #forgotten = 0

  constructor(
    ports: Pick<Ports, 'accounts' | 'clock' | 'notifier'>,
    identityVerifier: IdentityVerifier | null,
    accountOf: (vouched: ExternalIdentity) => Promise<SignedInIdentity>,
    settings: AuthenticatorSettings = defaultSettings,
  ) {
    this.#ports = ports
    this.#known = new LRUCache({ max: HOLDERS_MAX })
    this.#identityVerifier = identityVerifier
    this.accountOf = accountOf
    this.#settings = settings
    this.#watches = new TokenWatchers(
      (caller) => this.#isStillGood(caller),
      settings.tokenRecheckMilliseconds,
    )
    ports.notifier.on('token', (hash) => this.forget([hash]))
    ports.notifier.on('left', (account) => this.forgetAllOf(account))
    ports.notifier.on('account', (account) => this.lookAgainAt(account))
    ports.notifier.on('reconnect', () => {
      this.#forgotten += 1
      this.#known.clear()
      void this.#watches.check()
    })
  }

  /** Returns the cached caller; null if the token is not cached or was not checked recently. */
  known(bearer: string | null, audience: Audience = 'api'): Caller | null {
    if (bearer === null || bearer.length > TOKEN_CHARACTERS_MAX) return null
    if (!isFor(audience, bearer)) return null
    return this.#freshOf(hexOfSecret(bearer))?.caller ?? null
  }

  /**
   * A connection sends the same `Authorization` header with each request, and hashing the header
   * each time would make a move 10 % slower.
   */
  knownOn(connection: object, authorization: string | undefined): Caller | null {
    if (authorization === undefined) return null
    const shown = this.#onConnections.get(connection)
    const seen = shown?.find((one) => one.authorization === authorization)
    if (seen && seen.forgotten === this.#forgotten && this.#isFresh(seen.known))
      return seen.known.caller
    const bearer = bearerIn(authorization)
    if (bearer === null || bearer.length > TOKEN_CHARACTERS_MAX) return null
    if (!isFor('api', bearer)) return null
    const known = this.#freshOf(hexOfSecret(bearer))
    if (!known) return null
    const others = shown?.filter((one) => one !== seen).slice(-SHOWN_PER_CONNECTION + 1) ?? []
    const now = { authorization, known, forgotten: this.#forgotten }
    this.#onConnections.set(connection, [...others, now])
    return known.caller
  }

  async authenticate(bearer: string | null, audience: Audience = 'api'): Promise<Caller> {
    if (bearer === null || bearer === '') throw serviceError('token-missing')
    if (bearer.length > TOKEN_CHARACTERS_MAX) throw serviceError('token-invalid')
    if (!isFor(audience, bearer)) throw serviceError('token-audience')
    const hash = hashOfSecret(bearer)
    const key = hash.toString('hex')
    const fresh = this.#freshOf(key)
    if (fresh) return fresh.caller
    const forgotten = this.#forgotten
    const holder = await this.#ask(bearer, hash)
    const now = this.#ports.clock.now()
    if (holder && isBanned(holder.ban, now))
      throw serviceError('account-banned', { facts: { ...holder.ban } })
    if (!holder || !isGood(holder, now)) throw serviceError('token-invalid')
    if (forgotten === this.#forgotten)
      this.#known.set(key, { ...holder, staleAt: now + HOLDER_MILLISECONDS })
    this.#shown.set(holder.caller, { hash, holder })
    return holder.caller
  }

  forget(hashes: readonly Buffer[]): void {
    this.#forgotten += 1
    for (const hash of hashes) {
      const key = hash.toString('hex')
      this.#known.delete(key)
      this.#watches.end(key)
    }
  }

  forgetAllOf(account: string): void {
    this.#forgetKnown(account)
    this.#watches.endAllOf(account)
  }

  lookAgainAt(account: string): void {
    this.#forgetKnown(account)
    void this.#watches.check(account)
  }

  #forgetKnown(account: string): void {
    this.#forgotten += 1
    for (const [key, { caller }] of this.#known)
      if (caller.account.id === account) this.#known.delete(key)
  }

  watch(caller: Caller, ended: () => void): () => void {
    const key = this.#shown.get(caller)?.hash.toString('hex')
    if (key === undefined) return () => {}
    const unwatch = this.#watches.add(key, caller, ended)
    if (!this.#known.has(key)) void this.#watches.check()
    return unwatch
  }

  async #isStillGood(caller: Caller): Promise<boolean> {
    const { hash, holder } = this.#shown.get(caller)!
    const isOurs = caller.tokenId !== null
    const now = this.#ports.clock.now()
    if (!isOurs && !(await this.#ports.accounts.isHere(caller.account.id, now))) return false
    const held = isOurs ? await this.#held(hash) : holder
    return held !== null && !isBanned(held.ban, now) && isGood(held, now)
  }

  /**
   * Cache entries expire by age even if they are in constant use, so every token is checked
   * regularly.
   */
  #freshOf(key: string): Known | null {
    const known = this.#known.get(key)
    return known && this.#isFresh(known) ? known : null
  }

  #isFresh(known: Known): boolean {
    const now = this.#ports.clock.now()
    return now < known.staleAt && isGood(known, now)
  }

  async #ask(bearer: string, hash: Buffer): Promise<Holder | null> {
    if (!bearer.startsWith(TOKEN_PREFIX) && !bearer.includes(' ')) {
      const vouched = await this.#vouchFor(bearer)
      if (vouched) return vouched
    }
    return this.#held(hash)
  }

  async #held(hash: Buffer): Promise<Holder | null> {
    const holder = await this.#ports.accounts.holderOf(hash)
    if (!holder) return null
    const { account: comer, makerExpiresAt, vouched } = holder
    const { ban, ...account } = comer
    const token = await this.#extended(holder)
    const { id: tokenId, scopes, lent, kind, madeBy } = token
    const endsAt = kind === 'token' ? token.expiresAt : makerExpiresAt
    const session = kind === 'token' ? {} : { session: { kind, madeBy } }
    const who = { account, tokenId, endsAt, lent, ...session }
    if (!lent) {
      const allowed = scopes.filter((scope) => !isRole(scope) || roleIncludes(account.role, scope))
      return { caller: { ...who, scopes: new Set(allowed) }, token, ban }
    }
    // Rights from an identity provider end as soon as the provider no longer confirms these rights.
    const left = scopes.filter((scope) => hasScope(vouched?.scopes ?? [], scope))
    const vouchedUntil = (vouched?.at ?? 0) + this.#settings.signInTokenSeconds * 1_000
    const expiresAt = Math.min(token.expiresAt ?? vouchedUntil, vouchedUntil)
    return { caller: { ...who, scopes: new Set(left) }, token: { ...token, expiresAt }, ban }
  }

  /**
   * Each use extends a session, but not beyond the expiry of the token from which the session was
   * created.
   */
  async #extended({ token, makerExpiresAt }: TokenHolder): Promise<TokenRecord> {
    const now = this.#ports.clock.now()
    if (!isGood({ token }, now)) return token
    const expiresAt = extensionOf({ ...token, endsAt: makerExpiresAt }, this.#settings, now)
    if (expiresAt === null) return token
    await this.#ports.accounts.extendSession(token.id, expiresAt)
    return { ...token, expiresAt }
  }

  async #vouchFor(bearer: string): Promise<Holder | null> {
    const vouched = await this.#identityVerifier?.vouch(bearer)
    if (!vouched) return null
    const { ban, ...account } = await this.accountOf(vouched)
    const { expiresAt } = vouched
    const caller = { account, scopes: new Set(vouched.scopes), tokenId: null, ...lent }
    return { caller, token: { expiresAt, revokedAt: null }, ban }
  }
}

/**
 * If a token in the request body is wrong, the error is an input error and not an authentication
 * error.
 */
export async function authenticateGiven(
  authenticator: Authenticator,
  token: string,
): Promise<Caller> {
  try {
    return await authenticator.authenticate(token)
  } catch (error) {
    const isWrong = error instanceof ServiceError && error.kind === 'unauthenticated'
    throw isWrong ? serviceError('token-unknown') : error
  }
}

const isFor = (audience: Audience, bearer: string): boolean =>
  audience === 'mcp' || !bearer.startsWith(MCP_PREFIX)

const lent = { endsAt: null, lent: true }

const isGood = ({ token: { expiresAt, revokedAt } }: Pick<Holder, 'token'>, now: number): boolean =>
  revokedAt === null && (expiresAt === null || expiresAt > now)
