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
  /** JSON: the hash is made of the ruleset, a line end, and these bytes. */
  readonly content: string
  /** An account's, kept for games alone: nobody else finds it by its hash. */
  readonly brought: boolean
}

/** What games are played with, for ever. */
export interface PackStore {
  /** What was kept for games alone is open once it comes as a pack of operators. */
  keep(packs: readonly PackRecord[]): Promise<void>
  find(hash: string): Promise<PackRecord | null>
}

/** A pack that an account has brought, without its content. */
export interface AccountPackRecord {
  /** In the order of their making. */
  readonly id: string
  readonly account: string
  readonly ruleset: string
  /** Plain: among the packs of its account it is that of one. */
  readonly name: string
  readonly title: string
  readonly version: string
  readonly hash: string
  readonly bytes: number
  readonly shared: boolean
  readonly broughtAt: number
  /** Why an admin has withdrawn what it holds; null: nobody has. */
  readonly withdrawn: string | null
}
export interface WholeAccountPack extends AccountPackRecord {
  readonly content: string
}
export interface UploadedPack extends Omit<WholeAccountPack, 'shared' | 'withdrawn'> {
  /** Null: as the pack in whose place it comes; private where there is none. */
  readonly shared: boolean | null
}

/** What there is beside a pack that comes. */
export interface PackUsage {
  /** Of the same account, save the one in whose place it comes. */
  readonly packs: number
  readonly bytes: number
  /** Why nobody may bring it; null: anybody may. */
  readonly withdrawn: string | null
}

/** By the account and the plain name, or by the hash: the account's own, if it has it, first. */
export type AccountPackKey =
  | { readonly account: string; readonly name: string }
  | { readonly hash: string; readonly by: string | null }

/** Packs as long as their accounts keep them. */
export interface AccountPackStore {
  /**
   * In place of the one of that name. `admit` may throw: then nothing changes. Null: the account
   * has left.
   */
  bring(pack: UploadedPack, admit: (beside: PackUsage) => void): Promise<AccountPackRecord | null>
  /** Whoever may see it: that is for others to judge. */
  find(asked: AccountPackKey): Promise<WholeAccountPack | null>
  /** Null: the account has none of that name. */
  share(account: string, name: string, shared: boolean): Promise<AccountPackRecord | null>
  /** Gives whether there was one. */
  takeAway(account: string, name: string): Promise<boolean>
  /** Newest first: the account's own, and, unless only those are asked for, what others share. */
  list(query: {
    readonly account: string
    readonly ruleset: string | null
    readonly mine: boolean
    readonly before: string | null
    readonly limit: number
  }): Promise<AccountPackRecord[]>
}
