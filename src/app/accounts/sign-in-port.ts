import type { SessionKind } from '../core/caller.ts'

declare module '../core/ports.ts' {
  interface Ports {
    readonly signIns: SignInStore
  }
}

export interface Passkey {
  readonly id: string
  readonly account: string
  readonly kind: SessionKind
  readonly credential: string
  readonly publicKey: Buffer
  readonly counter: number
  readonly label: string
  readonly madeAt: number
  readonly usedAt: number | null
}

export interface SignIn {
  readonly id: string
  readonly kind: 'challenge' | 'link'
  readonly account: string
  readonly hash: Buffer
  readonly deviceHash: Buffer | null
  readonly device: string | null
  readonly approved: boolean
  readonly expiresAt: number
}

export interface SignInStore {
  passkeysOf(account: string, kind: SessionKind): Promise<Passkey[]>
  addPasskey(passkey: Passkey, most: number): Promise<boolean>
  passkeyBy(credential: string, kind: SessionKind): Promise<Passkey | null>
  usePasskey(passkey: Passkey, challenge: SignIn): Promise<boolean>
  /** Returns false if the passkey does not belong to the account. Throws `LastOwner`. */
  removePasskey(id: string, account: string, kind: SessionKind, at: number): Promise<boolean>
  createLink(link: SignIn): Promise<void>
  link(id: string, account: string, at: number): Promise<SignIn | null>
  /** Returns null if the code is not valid, or if another device has already entered the code. */
  claimLink(claim: LinkClaim): Promise<SignIn | null>
  /** Returns false if no device has entered the sign-in code yet. */
  approveLink(id: string, account: string, at: number): Promise<boolean>
  takeLink(id: string): Promise<boolean>
  /**
   * Returns true if an owner can sign in to the console without a token: with a passkey or, if
   * `withProvider` is true, through an identity provider.
   */
  hasOwner(withProvider: boolean): Promise<boolean>
}

export interface LinkClaim {
  readonly hash: Buffer
  readonly deviceHash: Buffer
  readonly device: string
  readonly at: number
}
