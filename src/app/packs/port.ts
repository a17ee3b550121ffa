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
  /**
   * The content of the pack as JSON. The pack's hash covers the ruleset, a line end and these
   * bytes.
   */
  readonly content: string
  /**
   * True if an account uploaded the pack. Such a pack is stored for the account's games, and other
   * accounts cannot find the pack by hash.
   */
  readonly brought: boolean
}

export interface PackStore {
  /** Stores packs. A private copy becomes public when operators offer the same pack. */
  keep(packs: readonly PackRecord[]): Promise<void>
  find(hash: string): Promise<PackRecord | null>
}

/** An uploaded pack, without its content. */
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
  /** Null keeps the visibility of a replaced pack, and makes a new pack private. */
  readonly shared: boolean | null
}

export interface PackUsage {
  readonly packs: number
  readonly bytes: number
  /**
   * Message of a withdrawal, which also prevents new uploads of the pack; null if the pack is not
   * withdrawn.
   */
  readonly withdrawn: string | null
}

export type AccountPackKey =
  | { readonly account: string; readonly name: string }
  | { readonly hash: string; readonly by: string | null }

/** Stores the packs of accounts until the account deletes them. */
export interface AccountPackStore {
  /**
   * Stores a pack, and replaces the account's pack of the same name. If `admit` throws, nothing
   * changes. Null if the account was deleted.
   */
  bring(pack: UploadedPack, admit: (beside: PackUsage) => void): Promise<AccountPackRecord | null>
  find(key: AccountPackKey): Promise<WholeAccountPack | null>
  /** Returns null if the account has no such pack. */
  share(account: string, name: string, shared: boolean): Promise<AccountPackRecord | null>
  takeAway(account: string, name: string): Promise<boolean>
  /**
   * Returns the newest packs first: the account's own packs and, unless `mine` is set, shared
   * packs.
   */
  list(query: {
    readonly account: string
    readonly ruleset: string | null
    readonly mine: boolean
    readonly before: string | null
    readonly limit: number
  }): Promise<AccountPackRecord[]>
}
