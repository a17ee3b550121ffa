declare module '../core/ports.ts' {
  interface Ports {
    readonly matchmaking: MatchmakingStore
  }
}

export interface MatchRequestRecord {
  readonly id: string
  readonly account: string
  readonly name: string
  readonly ruleset: string
  readonly rated: boolean
  /** True if a bot may join when no opponent is found. */
  readonly bot: boolean
  readonly strength: number
  readonly since: number
  /** The created game; null if there is none yet. */
  readonly game: string | null
}

export interface NewMatchRequest
  extends Pick<MatchRequestRecord, 'id' | 'account' | 'ruleset' | 'rated' | 'bot'> {
  readonly since: number
  /** Expected rating of a new account. */
  readonly newcomer: number
  readonly key: string | null
}
export interface MatchClaimTerms {
  readonly claim: string
  readonly now: number
  readonly until: number
}
export interface MatchCriteria extends MatchClaimTerms {
  /** Requests that were not polled since then are ignored. */
  readonly seenAfter: number
  /** Initial limit for the difference in rating, and its growth. */
  readonly apart: number
  readonly apartPerMillisecond: number
}

/** Each account has at most one request; a new one replaces the old one. */
export interface MatchmakingStore {
  /** Returns the existing request if the last one has the same key. */
  ask(
    wish: NewMatchRequest,
  ): Promise<{ readonly wish: MatchRequestRecord; readonly isNew: boolean }>
  seen(
    wish: Pick<MatchRequestRecord, 'id' | 'account'>,
    terms: { readonly now: number; readonly seenAfter: number },
  ): Promise<MatchRequestRecord | null>
  /**
   * Claims a request and its closest match: both or none. Does not wait for locks, and only one
   * node succeeds.
   */
  claimTwo(
    id: string,
    terms: MatchCriteria,
  ): Promise<readonly [MatchRequestRecord, MatchRequestRecord] | null>
  claimOne(id: string, terms: MatchClaimTerms): Promise<MatchRequestRecord | null>
  /** Makes the claimed requests available again. */
  release(claim: string): Promise<void>
  /** Deletes an unmatched request; returns true if there was one. */
  drop(wish: Pick<MatchRequestRecord, 'id' | 'account'>): Promise<boolean>
  /** The game of a matched request; null if there is none. */
  gameOf(wish: Pick<MatchRequestRecord, 'id' | 'account'>): Promise<string | null>
  purge(seenBefore: number, most: number): Promise<number>
}
