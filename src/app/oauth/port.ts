import type { AccountRecord, TokenRecord } from '../accounts/port.ts'
import type { Scope } from '../core/schema.ts'

declare module '../core/ports.ts' {
  interface Ports {
    readonly oauth: OAuthStore
  }
}

export interface GrantRecord {
  readonly id: string
  readonly client: string
  readonly clientName: string
  readonly account: string
  readonly owner: string
  readonly scopes: readonly Scope[]
  readonly createdAt: number
}

export interface ShownGrant extends GrantRecord {
  readonly accountName: string
}

export interface CodeRecord {
  readonly hash: Buffer
  readonly redirectUri: string
  readonly challenge: string
  readonly expiresAt: number
}

export interface Taken {
  readonly grant: GrantRecord
  readonly expiresAt: number
  readonly code: Omit<CodeRecord, 'hash' | 'expiresAt'> | null
}

export interface OAuthStore {
  grant(grant: GrantRecord, code: CodeRecord, fresh: AccountRecord | null): Promise<void>
  agentsOf(owner: string): Promise<AccountRecord[]>
  /** Returns the owner of each account, or the account's id if the account has no owner. */
  ownersOf(accounts: readonly string[]): Promise<string[]>
  /**
   * Returns null if the secret is unknown. If the secret was already used, revokes its OAuth grant
   * and all tokens of that grant.
   */
  take(
    kind: 'code' | 'refresh',
    hash: Buffer,
    at: number,
  ): Promise<Taken | { readonly reused: readonly Buffer[] } | null>
  issue(
    grant: string,
    token: TokenRecord,
    hashes: { readonly access: Buffer; readonly refresh: Buffer },
    refreshExpiresAt: number,
  ): Promise<boolean>
  grantsOf(owner: string): Promise<ShownGrant[]>
  /**
   * Revokes the OAuth grant to which the secret belongs, together with all tokens of the grant.
   * Returns the hashes of the revoked tokens.
   */
  revokeBy(hash: Buffer, client: string, at: number): Promise<Buffer[]>
  revoke(id: string, owner: string, at: number): Promise<Buffer[] | null>
}
