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
  readonly seatsMin: number
  readonly seatsMax: number
  readonly since: number
  readonly game: string | null
}

export interface NewMatchRequest
  extends Pick<
    MatchRequestRecord,
    'id' | 'account' | 'ruleset' | 'rated' | 'bot' | 'seatsMin' | 'seatsMax'
  > {
  readonly since: number
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
  readonly apart: number
  readonly apartPerMillisecond: number
}

export interface MatchGroup {
  readonly players: readonly MatchRequestRecord[]
  readonly bots: number
}

export interface MatchmakingStore {
  /**
   * If the account's last matchmaking request has the same key, returns that request instead of
   * creating a new request.
   */
  ask(
    wish: NewMatchRequest,
  ): Promise<{ readonly wish: MatchRequestRecord; readonly isNew: boolean }>
  seen(
    wish: Pick<MatchRequestRecord, 'id' | 'account'>,
    terms: { readonly now: number; readonly seenAfter: number },
  ): Promise<MatchRequestRecord | null>
  /**
   * Lets `choose` select a group from a player's matchmaking request and its closest matches, and
   * claims either the whole group or nothing. Does not wait for locks. Only one node can claim a
   * request.
   */
  claimMany(
    id: string,
    terms: MatchCriteria,
    choose: (own: MatchRequestRecord, others: readonly MatchRequestRecord[]) => MatchGroup | null,
  ): Promise<MatchGroup | null>
  release(claim: string): Promise<void>
  drop(wish: Pick<MatchRequestRecord, 'id' | 'account'>): Promise<boolean>
  gameOf(wish: Pick<MatchRequestRecord, 'id' | 'account'>): Promise<string | null>
  purge(seenBefore: number, most: number): Promise<number>
}
