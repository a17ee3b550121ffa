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

/** A secret that was taken: its grant, and what it was bound to. */
export interface Taken {
  readonly grant: GrantRecord
  readonly expiresAt: number
  /** Null for a refresh token. */
  readonly code: Omit<CodeRecord, 'hash' | 'expiresAt'> | null
}

export interface OAuthStore {
  /** `fresh`: the agent account, if the person asked for a new one. */
  grant(grant: GrantRecord, code: CodeRecord, fresh: AccountRecord | null): Promise<void>
  agentsOf(owner: string): Promise<AccountRecord[]>
  /** For each account its owner; for one without an owner itself. */
  ownersOf(accounts: readonly string[]): Promise<string[]>
  /** Null if it is unknown. If it was taken before, its grant is revoked with these tokens. */
  take(
    kind: 'code' | 'refresh',
    hash: Buffer,
    at: number,
  ): Promise<Taken | { readonly reused: readonly Buffer[] } | null>
  /** False if the grant was revoked meanwhile. */
  issue(
    grant: string,
    token: TokenRecord,
    hashes: { readonly access: Buffer; readonly refresh: Buffer },
    refreshExpiresAt: number,
  ): Promise<boolean>
  grantsOf(owner: string): Promise<ShownGrant[]>
  /** By a secret of it. Ends its tokens on all nodes; returns their hashes. */
  revokeBy(hash: Buffer, client: string, at: number): Promise<Buffer[]>
  /** Null if the owner has no such grant. */
  revoke(id: string, owner: string, at: number): Promise<Buffer[] | null>
}
