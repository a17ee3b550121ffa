declare module '../core/ports.ts' {
  interface Ports {
    readonly packs: PackStore
    readonly accountPacks: AccountPackStore
  }
}

export interface PackRecord {
  readonly hash: string
  readonly ruleset: string
  readonly name: string
  /** `hash` is computed from the ruleset, a line break and the bytes of `content`. */
  readonly content: string
  /**
   * True if an account uploaded the content pack. An uploaded pack is stored for use in the
   * account's games, but other accounts cannot find the pack by its hash.
   */
  readonly brought: boolean
}

export interface PackStore {
  /** A private copy of a content pack becomes public when operators offer the same pack. */
  keep(packs: readonly PackRecord[]): Promise<void>
  find(hash: string): Promise<PackRecord | null>
}

export interface AccountPackRecord {
  readonly id: string
  readonly account: string
  readonly ruleset: string
  readonly name: string
  readonly title: string
  readonly version: string
  readonly hash: string
  readonly bytes: number
  readonly shared: boolean
  readonly broughtAt: number
  readonly withdrawn: string | null
}
export interface WholeAccountPack extends AccountPackRecord {
  readonly content: string
}
export interface UploadedPack extends Omit<WholeAccountPack, 'shared' | 'withdrawn'> {
  /**
   * True if other accounts may use the pack. Null keeps the visibility of a replaced pack and makes
   * a new pack private.
   */
  readonly shared: boolean | null
}

export interface PackUsage {
  readonly packs: number
  readonly bytes: number
  /**
   * Message that explains why operators withdrew the pack; null if the pack is not withdrawn. A
   * withdrawn pack cannot be uploaded again.
   */
  readonly withdrawn: string | null
}

export type AccountPackKey =
  | { readonly account: string; readonly name: string }
  | { readonly hash: string; readonly by: string | null }

export interface AccountPackStore {
  /**
   * Stores a content pack, and replaces the account's existing pack with the same name. If `admit`
   * throws, nothing changes. Returns null if the account was deleted.
   */
  bring(pack: UploadedPack, admit: (beside: PackUsage) => void): Promise<AccountPackRecord | null>
  find(key: AccountPackKey): Promise<WholeAccountPack | null>
  share(account: string, name: string, shared: boolean): Promise<AccountPackRecord | null>
  takeAway(account: string, name: string): Promise<boolean>
  /**
   * Returns the newest packs first. Shared packs of other accounts are included unless `mine` is
   * true.
   */
  list(query: {
    readonly account: string
    readonly ruleset: string | null
    readonly mine: boolean
    readonly before: string | null
    readonly limit: number
  }): Promise<AccountPackRecord[]>
}
