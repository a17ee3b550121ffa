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
  readonly bot: boolean
  readonly strength: number
  readonly since: number
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
  readonly seenAfter: number
  /** Initial limit for the difference in rating, and its growth. */
  readonly apart: number
  readonly apartPerMillisecond: number
}

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
  release(claim: string): Promise<void>
  drop(wish: Pick<MatchRequestRecord, 'id' | 'account'>): Promise<boolean>
  gameOf(wish: Pick<MatchRequestRecord, 'id' | 'account'>): Promise<string | null>
  purge(seenBefore: number, most: number): Promise<number>
}
