import { hash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Caller } from '../caller.ts'
import { no } from '../errors.ts'
import type { Ports, TokenRecord } from '../ports.ts'
import type { Scope } from '../shapes/common.ts'

const TOKEN_PREFIX = 'tl_'
const TOKEN_BYTES = 32
const TOKEN_CHARACTERS_MAX = 4_096
const HOLDERS_MAX = 20_000
/** A revocation rings at every node; this is for the ring that got lost. */
const HOLDER_MILLISECONDS = 30_000

/** `tl_` and 32 random bytes: easy to find where it should not be, hopeless to guess. */
export const newSecret = (): string => TOKEN_PREFIX + randomBytes(TOKEN_BYTES).toString('base64url')

const hexOfSecret = (secret: string): string => hash('sha256', secret, 'hex')
export const hashOfSecret = (secret: string): Buffer => Buffer.from(hexOfSecret(secret), 'hex')

/** Vouches for bearers that are not our own tokens: an identity provider. */
export interface Voucher {
  /** Null: not vouched for. */
  vouch(bearer: string): Promise<Vouched | null>
}
export interface Vouched {
  /** Issuer and subject. */
  readonly subject: string
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly expiresAt: number
}

interface Holder {
  readonly caller: Caller
  readonly token: Pick<TokenRecord, 'expiresAt' | 'revokedAt'>
}
interface Known extends Holder {
  /** From then on it is looked up again. */
  readonly staleAt: number
}

/** Who shows a bearer token; the answers are kept, so that a move asks nobody. */
export class Authenticator {
  readonly #ports: Pick<Ports, 'accounts' | 'clock' | 'doorbell'>
  readonly #voucher: Voucher | null
  readonly #makeAccount: (vouched: Vouched) => Promise<Caller['account']>
  readonly #known: LRUCache<string, Known>
  /** How often something was forgotten: what was asked for before may be true no more. */
  #forgotten = 0

  constructor(
    ports: Pick<Ports, 'accounts' | 'clock' | 'doorbell'>,
    voucher: Voucher | null,
    makeAccount: (vouched: Vouched) => Promise<Caller['account']>,
  ) {
    this.#ports = ports
    this.#known = new LRUCache({ max: HOLDERS_MAX })
    this.#voucher = voucher
    this.#makeAccount = makeAccount
    ports.doorbell.onRevoked((hash) => this.forget([hash]))
    ports.doorbell.onReconnect(() => {
      this.#forgotten += 1
      this.#known.clear()
    })
  }

  /** At once, where the token was shown before and is still good; null: it has to be looked up. */
  known(bearer: string | null): Caller | null {
    if (bearer === null || bearer.length > TOKEN_CHARACTERS_MAX) return null
    return this.#freshOf(hexOfSecret(bearer))?.caller ?? null
  }

  async authenticate(bearer: string | null): Promise<Caller> {
    if (bearer === null || bearer === '') throw no('token-missing')
    if (bearer.length > TOKEN_CHARACTERS_MAX) throw no('token-invalid')
    const hash = hashOfSecret(bearer)
    const key = hash.toString('hex')
    const fresh = this.#freshOf(key)
    if (fresh) return fresh.caller
    const forgotten = this.#forgotten
    const holder = await this.#ask(bearer, hash)
    const now = this.#ports.clock.now()
    if (!holder || !isGood(holder, now)) throw no('token-invalid')
    if (forgotten === this.#forgotten)
      this.#known.set(key, { ...holder, staleAt: now + HOLDER_MILLISECONDS })
    return holder.caller
  }

  /** Tokens that were revoked, or accounts that left. */
  forget(hashes: readonly Buffer[]): void {
    this.#forgotten += 1
    for (const hash of hashes) this.#known.delete(hash.toString('hex'))
  }

  /** A token in constant use must be looked up again, too. */
  #freshOf(key: string): Known | null {
    const known = this.#known.get(key)
    const now = this.#ports.clock.now()
    return known && now < known.staleAt && isGood(known, now) ? known : null
  }

  async #ask(bearer: string, hash: Buffer): Promise<Holder | null> {
    if (!bearer.startsWith(TOKEN_PREFIX)) {
      const vouched = await this.#vouchFor(bearer)
      if (vouched) return vouched
    }
    const holder = await this.#ports.accounts.holderOf(hash)
    if (!holder) return null
    const { account, token } = holder
    const caller = { account, scopes: new Set(token.scopes), tokenId: token.id }
    return { caller, token }
  }

  async #vouchFor(bearer: string): Promise<Holder | null> {
    const vouched = await this.#voucher?.vouch(bearer)
    if (!vouched) return null
    const account = await this.#makeAccount(vouched)
    const caller = { account, scopes: new Set(vouched.scopes), tokenId: null }
    return { caller, token: { expiresAt: vouched.expiresAt, revokedAt: null } }
  }
}

const isGood = ({ token: { expiresAt, revokedAt } }: Holder, now: number): boolean =>
  revokedAt === null && (expiresAt === null || expiresAt > now)
