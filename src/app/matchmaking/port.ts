declare module '../core/ports.ts' {
  interface Ports {
    readonly matchmaking: MatchmakingStore
  }
}

/** Somebody looks for an opponent. */
export interface MatchRequestRecord {
  readonly id: string
  readonly account: string
  /** Of the account. */
  readonly name: string
  readonly ruleset: string
  readonly rated: boolean
  /** Whether a bot will do where nobody comes. */
  readonly bot: boolean
  /** What the account is expected to be worth. */
  readonly strength: number
  readonly since: number
  /** What came of it; null: nothing yet. */
  readonly game: string | null
}

export interface NewMatchRequest
  extends Pick<MatchRequestRecord, 'id' | 'account' | 'ruleset' | 'rated' | 'bot'> {
  readonly since: number
  /** Of somebody of whom no rated game is known. */
  readonly newcomer: number
  readonly key: string | null
}
export interface MatchClaimTerms {
  readonly claim: string
  readonly now: number
  readonly until: number
}
export interface MatchCriteria extends MatchClaimTerms {
  /** Who was not seen since then has gone away. */
  readonly seenAfter: number
  /** How far apart two may be at once, and by how much more each millisecond later. */
  readonly apart: number
  readonly apartPerMillisecond: number
}

/** Each account has one wish at most: a new one takes the place of the one before. */
export interface MatchmakingStore {
  /** Gives the wish that was made under the same key, where that is the last one. */
  ask(
    wish: NewMatchRequest,
  ): Promise<{ readonly wish: MatchRequestRecord; readonly isNew: boolean }>
  /** Whoever waits is still there. Null: there is no such wish, or it has lapsed. */
  seen(
    wish: Pick<MatchRequestRecord, 'id' | 'account'>,
    terms: { readonly now: number; readonly seenAfter: number },
  ): Promise<MatchRequestRecord | null>
  /**
   * Takes a wish and the nearest one to it in hand: both or none. Neither waits for who is at them,
   * and of all nodes one gets them.
   */
  claimTwo(
    id: string,
    terms: MatchCriteria,
  ): Promise<readonly [MatchRequestRecord, MatchRequestRecord] | null>
  claimOne(id: string, terms: MatchClaimTerms): Promise<MatchRequestRecord | null>
  /** Nothing came of it: others may try. */
  release(claim: string): Promise<void>
  /** Takes a wish back of which nothing has come; gives whether there was one. */
  drop(wish: Pick<MatchRequestRecord, 'id' | 'account'>): Promise<boolean>
  /** What came of a wish that is still kept; null: nothing. */
  gameOf(wish: Pick<MatchRequestRecord, 'id' | 'account'>): Promise<string | null>
  /** Takes away wishes of who was not seen since; gives how many it took. */
  purge(seenBefore: number, most: number): Promise<number>
}
