import type { MergeOwnInput } from '../accounts/admin-schema.ts'
import type { ImportInput } from '../exchange/import-schema.ts'
import type { PublicKeys } from '../exchange/schema.ts'
import type { Invitation, InvitationInput } from '../games/invitation-schema.ts'
import type {
  Created,
  CreateGameInput,
  DecisionsAnswer,
  DecisionsInput,
  EventsAnswer,
  EventsInput,
  GameSummary,
  JoinInput,
  ListGamesInput,
  MoveAnswer,
  MoveInput,
  MoveResponse,
  Observation,
  ObserveInput,
  TryMoveInput,
  VisibleEvent,
  WaitAnswer,
  WaitInput,
} from '../games/schema.ts'
import type { PersonalExport } from '../jobs/schema.ts'
import type { FindOpponentInput, Pairing } from '../matchmaking/schema.ts'
import type { Status } from '../monitoring/schema.ts'
import type { FullPack, RulesetShown, RulesetSummary } from '../packs/ruleset-schema.ts'
import type {
  AccountPack,
  ListPacksInput,
  SharePackInput,
  UploadedPack,
  UploadPackInput,
} from '../packs/schema.ts'
import type { AccountRatings, LeaderboardEntry, ListRatingsInput } from '../ratings/schema.ts'
import type { CancelInput, Ended, ForkInput, GameChange } from '../runtime/lifecycle-schema.ts'
import type { SaveInput } from '../runtime/save-schema.ts'
import type { ChainCheck, ReceiptInput } from '../runtime/verify-schema.ts'
import type { AccountState, GameUpdate } from '../streams/schema.ts'
import type {
  ChangeWebhookInput,
  CreateWebhookInput,
  DeliveriesInput,
  NewWebhook,
  NewWebhookSecret,
  ResendInput,
  Webhook,
  WebhookDelivery,
} from '../webhooks/schema.ts'
import type {
  Account,
  CreateTokenInput,
  NewToken,
  SignedUp,
  SignUpInput,
  Token,
  WhoAmI,
} from './account-schema.ts'
import type { Preview, PreviewInput } from './admin-schema.ts'
import type { Caller, OptionalCaller } from './caller.ts'
import type { Metrics } from './metrics.ts'
import type { Replayable, WithIdempotencyKey } from './operation.ts'
import type { Page } from './schema.ts'

/**
 * Everything that a door can ask for. Inputs were parsed by the schemas in `shapes/`; answers fit
 * the schemas there. Every use-case throws `ServiceError`, and nothing else on purpose.
 */
export interface Services {
  /** Who shows this bearer token (without `Bearer `). Null or unknown: 401. */
  authenticate(bearer: string | null): Promise<Caller>
  /** The same at once, for who was here before: a move waits for nothing but its row. */
  known(bearer: string | null): Caller | null
  /** The same for the `Authorization` of a request that came in on that connection. */
  knownOn(connection: object, authorization: string | undefined): Caller | null
  /**
   * Tells of the end of the token with which a caller came in, for what is sent to them for long.
   * Gives what ends the watch.
   */
  watch(caller: OptionalCaller, ended: () => void): () => void
  readonly accounts: Accounts
  readonly tokens: Tokens
  readonly rulesets: Rulesets
  readonly packs: AccountPacks
  readonly games: Games
  readonly webhooks: Webhooks
  readonly admin: AdminService
  readonly exchange: Exchange
  readonly ratings: Ratings
  readonly matchmaking: Matchmaking
  readonly status: StatusService
  readonly metrics: Metrics
  /** Why this node should get no traffic; null: it may. Asks the database. */
  readinessProblem(): Promise<string | null>
  /** From now on `unready`: a load balancer should look elsewhere. */
  drain(): void
  isDraining(): boolean
  /** Lets followers and those who wait go, at the end of what they have. */
  endStreams(): void
  close(): Promise<void>
}

export interface Accounts {
  signUp(input: SignUpInput): Promise<SignedUp>
  whoAmI(caller: Caller): Promise<WhoAmI>
  /** Tokens end, the name is forgotten, running seats resign. */
  leave(caller: Caller): Promise<void>
  show(caller: Caller, id: string): Promise<Account>
  /** What the holder of that token has, a guest's, is the caller's from then on. */
  merge(caller: Caller, input: MergeOwnInput): Promise<Account>
  follow(caller: Caller, from: FollowAccountInput): Promise<AccountFollowing>
}

export interface FollowAccountInput {
  /** That of the last message that arrived. */
  readonly after?: string | undefined
  readonly signal: AbortSignal
}
/** The state, unless it is the one that the reader has, then what is new in it. */
export interface AccountFollowing {
  readonly batches: AsyncIterable<AccountBatch>
}
export type AccountBatch = readonly (AccountState | GameUpdate)[]

export interface Tokens {
  create(caller: Caller, input: CreateTokenInput): Promise<NewToken>
  list(caller: Caller): Promise<Token[]>
  revoke(caller: Caller, id: string): Promise<void>
}

/** The rules of a game as Markdown. */
export interface Rulebook {
  /** For players, to be read once; null where nobody has written one. */
  readonly guide: string | null
  readonly clauses: string
}
/** Open to everybody; whoever is known may see packs of their own, too. */
export interface Rulesets {
  list(): Promise<RulesetSummary[]>
  show(id: string): Promise<RulesetShown>
  /** The rules as Markdown: the player's guide, then clause by clause. */
  rules(id: string): Promise<string>
  rulebook(id: string): Promise<Rulebook>
  /** A content pack whole, by hash or name. */
  pack(id: string, pack: string, who?: OptionalCaller): Promise<FullPack>
}

/** Content packs that accounts bring. To their owners they go by their plain names, too. */
export interface AccountPacks {
  upload(caller: Caller, input: UploadPackInput): Promise<UploadedPack>
  list(caller: Caller, input: ListPacksInput): Promise<Page<AccountPack>>
  share(caller: Caller, pack: string, input: SharePackInput): Promise<AccountPack>
  remove(caller: Caller, pack: string): Promise<void>
}

/** Where accounts are told of their games. */
export interface Webhooks {
  list(caller: Caller): Promise<Webhook[]>
  create(caller: Caller, input: CreateWebhookInput): Promise<NewWebhook>
  change(caller: Caller, id: string, input: ChangeWebhookInput): Promise<Webhook>
  remove(caller: Caller, id: string): Promise<void>
  /** A new secret; the one of before signs as well for a while. */
  rotate(caller: Caller, id: string): Promise<NewWebhookSecret>
  /** Sends something at once, and once. */
  test(caller: Caller, id: string): Promise<WebhookDelivery>
  deliveries(caller: Caller, id: string, input: DeliveriesInput): Promise<Page<WebhookDelivery>>
  resend(caller: Caller, id: string, input: ResendInput): Promise<WebhookDelivery>
}

export interface Games {
  create(
    caller: Caller,
    input: CreateGameInput,
    keyed?: WithIdempotencyKey,
  ): Promise<Replayable<Created>>
  list(caller: Caller, input: ListGamesInput): Promise<Page<GameSummary>>
  /** What who holds an invite code may know: needs no caller. */
  invitation(input: InvitationInput): Promise<Invitation>
  /** Also how a player takes the own seat back from the bot that plays it. */
  join(
    caller: Caller,
    game: string,
    input: JoinInput,
    keyed?: WithIdempotencyKey,
  ): Promise<Replayable<Created>>
  /** Gives up a seat before the start; the host may free any seat. */
  leave(caller: Caller, game: string, seat: number): Promise<void>
  /** By the host; open seats are closed up. A game without open seats starts by itself. */
  start(caller: Caller, game: string, keyed?: WithIdempotencyKey): Promise<Replayable<Created>>
  /** By the host, where nobody else has a seat. */
  cancel(caller: Caller, game: string, input: CancelInput): Promise<GameChange>
  /** Plays a game that has ended on from an earlier version, as a new private one. */
  fork(
    caller: Caller,
    game: string,
    input: ForkInput,
    keyed?: WithIdempotencyKey,
  ): Promise<Replayable<Created>>
  observe(who: OptionalCaller, game: string, input: ObserveInput): Promise<Observation>
  decisions(who: OptionalCaller, game: string, input?: DecisionsInput): Promise<DecisionsAnswer>
  move(caller: Caller, game: string, input: ChosenMove): Promise<MoveResponse>
  /** The same for a door that can write its answer down while the move is being stored. */
  moveRendered<T>(
    caller: Caller,
    game: string,
    input: MoveInput,
    render: (answer: MoveAnswer, replayed: boolean) => T,
  ): Promise<T>
  /** Throws what the move would be refused with; neither draws nor stores anything. */
  tryMove(caller: Caller, game: string, input: TryMoveInput): Promise<void>
  resign(caller: Caller, game: string, keyed?: WithIdempotencyKey): Promise<MoveResponse>
  save(caller: Caller, game: string, input: SaveInput): Promise<unknown>
  events(who: OptionalCaller, game: string, input: EventsInput): Promise<EventsAnswer>
  /**
   * The log as it is stored, line by line, for `verify`: once the game has ended. The first line
   * is the header, with seed, table and content pack.
   */
  raw(who: OptionalCaller, game: string): AsyncIterable<string>
  /** The same as a file: whole once it has ended, before that as the onlooker sees it. */
  export(who: OptionalCaller, game: string): AsyncIterable<string | Uint8Array>
  /** Whether what the caller has kept is from the log as it is now; also of one nobody can read. */
  verify(caller: Caller, game: string, receipt: ReceiptInput): Promise<ChainCheck>
  follow(who: OptionalCaller, game: string, from: FollowInput): Promise<Following>
  wait(
    who: OptionalCaller,
    game: string,
    input: WaitInput,
    signal?: AbortSignal,
  ): Promise<WaitAnswer>
  /** The same in words, with all that the seat needs for its turn. */
  turn(caller: Caller, game: string, input: TurnInput, signal?: AbortSignal): Promise<TurnText>
  /** What happened after a version, in words and from the old end. */
  tell(caller: Caller, game: string, after: number): Promise<LogText>
}

/** An answer by the number that it had for whoever had read up to a version. */
export interface NumberedChoice {
  readonly number: number
  readonly readUpTo: number
}
/** A move as it stands, or by its number. */
export interface ChosenMove extends MoveInput {
  readonly option?: NumberedChoice | undefined
}

export interface TurnInput {
  /** The version up to which the reader has read; without it: that of the game. */
  readonly after?: number | undefined
  readonly timeoutSeconds: number
  /** Characters for which its reader has room; without it: as many as a turn may have. */
  readonly most?: number
}
export interface TurnText {
  readonly version: number
  readonly over: boolean
  readonly text: string
  /** What the seats are called in it. */
  readonly handles: readonly string[]
}

/** A page of the log in words. */
export interface LogText {
  /** All up to there is told, or silent. */
  readonly upTo: number
  readonly version: number
  readonly told: readonly string[]
}

export interface FollowInput {
  /** The version that the follower has. */
  readonly after: number
  readonly words?: boolean
  readonly signal: AbortSignal
}

/**
 * Pulls: nothing is read ahead of the reader, who may be as slow as it likes. The same batch object
 * is given to everybody of the same audience, so a door can cache frames by it (a WeakMap).
 */
export interface Following {
  readonly audience: 'spectator' | 'admin' | number
  readonly version: number
  /** The game has ended: nothing will come after that version. */
  readonly over: boolean
  readonly batches: AsyncIterable<FollowedBatch>
  /** The same, handed over as it comes, in place of `batches`. */
  into(sink: Sink<FollowedBatch>): Flow
}
/** Takes batches where it stands, so that a follower who waits is not more than this. */
export interface Sink<Batch> {
  /** False: no more until it is resumed. */
  take(batch: Batch): boolean
  /** Nothing comes any more; the failure is null where nothing went wrong. Never after `stop`. */
  end(failure: unknown): void
}
export interface Flow {
  /** Begins, and goes on. */
  resume(): void
  stop(): void
}
export interface FollowedBatch {
  /** The version before the first of the events. */
  readonly from: number
  /** The version after the last. */
  readonly to: number
  readonly events: readonly VisibleEvent[]
  /** True: the game has ended, and this was the last batch. */
  readonly over: boolean
  /** How it ended; null unless it is the last batch. */
  readonly ended: Ended | null
}

/** Games as files that come in, and what it takes to check those that go out. */
export interface Exchange {
  /** Goes on from a game of a file, as a new private one. */
  play(
    caller: Caller,
    file: AsyncIterable<Uint8Array>,
    input: ImportInput,
    keyed?: WithIdempotencyKey,
  ): Promise<Replayable<Created>>
  /** All keys by which this service has ever signed. */
  keys(): Promise<PublicKeys>
  /** Has all that is stored of the caller written into a file, unless that was begun lately. */
  beginOwnFile(caller: Caller): Promise<PersonalExport>
  ownFile(caller: Caller): Promise<PersonalExport>
  /** From that byte on, compressed. */
  readOwnFile(caller: Caller, from: number): AsyncIterable<Uint8Array>
}

/** How the service goes, as everybody may know it. */
export interface StatusService {
  show(): Promise<Status>
  /** As it is, then whenever it is another. */
  follow(signal: AbortSignal): AsyncIterable<Status>
}

/** Who is worth what, as rated games have shown it. */
export interface Ratings {
  /** The best of a ruleset first. */
  list(who: OptionalCaller, input: ListRatingsInput): Promise<Page<LeaderboardEntry>>
  show(who: OptionalCaller, account: string): Promise<AccountRatings>
}

/** Opponents for those who look for one. */
export interface Matchmaking {
  find(
    caller: Caller,
    input: FindOpponentInput,
    keyed?: WithIdempotencyKey,
  ): Promise<Replayable<Pairing>>
  /** Whoever does not ask for some seconds has gone away. */
  wait(caller: Caller, id: string): Promise<Pairing>
  drop(caller: Caller, id: string): Promise<void>
}

/** What operators do, by the names in the table of acts. */
export interface AdminService {
  act(name: string, ask: AskedAct): Promise<unknown>
  /** What would come of it. Nothing is done, nor written down. */
  preview(caller: Caller, input: PreviewInput): Promise<Preview>
}

export interface AskedAct extends WithIdempotencyKey {
  readonly caller: Caller
  /** Of the subject, where the act has one. */
  readonly id: string | undefined
  /** As the schema of the act has parsed it. */
  readonly input: Readonly<Record<string, unknown>>
  /** What comes in, where the act takes a file. */
  readonly file?: AsyncIterable<Uint8Array> | undefined
}
