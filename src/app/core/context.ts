import type { Level } from '../../engine/bots/levels.ts'
import type { KnownKeys } from '../../engine/luck/exports/signatures.ts'
import type { ActivityFeed } from '../monitoring/activity-feed.ts'
import type { Maintenance } from '../monitoring/maintenance.ts'
import type { RefusalLog } from '../monitoring/refusal-log.ts'
import type { PackLibrary } from '../packs/packs.ts'
import type { GameStatuses } from '../runtime/game-statuses.ts'
import type { LiveGame } from '../runtime/live-game.ts'
import type { LiveGameCache } from '../runtime/live-game-cache.ts'
import type { GameRecord, SecretGameRecord } from '../runtime/port.ts'
import type { Caller, OptionalCaller } from './caller.ts'
import { serviceError } from './errors.ts'
import type { Metrics } from './metrics.ts'
import type { Ports } from './ports.ts'

/** What operators may turn. */
export interface Settings {
  readonly guests: boolean
  /** Folded games are kept while they have no more events together than this. */
  readonly cachedEventsMax: number
  readonly hostedGamesMax: number
  /** Of those the ones whose bots think. */
  readonly thinkingGamesMax: number
  /** No house bot plays better. */
  readonly botLevelMax: Level
  /** After so long a bot comes where no opponent does. */
  readonly pairingBotMilliseconds: number
  /** Of one account, and what they and each of them may weigh. */
  readonly accountPacksMax: number
  readonly accountPackBytesMax: number
  readonly packBytesMax: number
  /** Of a file with games that a player brings, and of each game of one that operators bring. */
  readonly importBytesMax: number
  /** Of other services, whose files are believed to be theirs. */
  readonly trustedKeys: KnownKeys
  /** So long an audit is kept. */
  readonly auditRetentionDays: number
  /** So long a file is kept that a job has written. */
  readonly jobFileRetentionDays: number
  /** No such file that operators ask for holds more. */
  readonly jobFileGamesMax: number
  /** Slices of jobs on which this node works at once; 0: on none. */
  readonly jobThreads: number
  /** Whether accounts may have webhooks, and into which networks beside the public ones. */
  readonly webhooks: boolean
  readonly webhookNetworks: readonly string[]
  /** Milliseconds between two looks for what is due. */
  readonly sweepMilliseconds: number
  /** Milliseconds after which followers look by themselves while no doorbell rings. */
  readonly pollMilliseconds: number
  /** Milliseconds after which followed games are looked after although the doorbell rings. */
  readonly followerCheckMilliseconds: number
  /** Milliseconds after which it is looked whether the tokens of open streams are still good. */
  readonly tokenRecheckMilliseconds: number
  /** No token that somebody makes is good for longer; null: it may be for ever. */
  readonly tokenSecondsMax: number | null
  /** For so long a token is good that was made at a sign-in, unless there is another sign-in. */
  readonly signInTokenSeconds: number
}

export const defaultSettings: Settings = {
  guests: true,
  cachedEventsMax: 2_000_000,
  hostedGamesMax: 200,
  thinkingGamesMax: 20,
  botLevelMax: 'expert',
  pairingBotMilliseconds: 20_000,
  accountPacksMax: 20,
  accountPackBytesMax: 4 * 1_024 * 1_024,
  packBytesMax: 512 * 1_024,
  importBytesMax: 16 * 1_024 * 1_024,
  trustedKeys: new Map(),
  auditRetentionDays: 365,
  jobFileRetentionDays: 7,
  jobFileGamesMax: 100_000,
  jobThreads: 0,
  webhooks: false,
  webhookNetworks: [],
  sweepMilliseconds: 1_000,
  pollMilliseconds: 500,
  followerCheckMilliseconds: 5_000,
  tokenRecheckMilliseconds: 15_000,
  tokenSecondsMax: null,
  signInTokenSeconds: 30 * 24 * 3_600,
}

/** What every use-case works with. */
export interface Context {
  readonly ports: Ports
  readonly settings: Settings
  readonly packs: PackLibrary
  readonly live: LiveGameCache
  readonly statuses: GameStatuses
  readonly metrics: Metrics
  readonly maintenance: Maintenance
  readonly refusals: Pick<RefusalLog, 'record'>
  readonly activity: ActivityFeed
  /** Reports what nobody waits for: a bug in a bot, a game that cannot be swept. */
  readonly report: (problem: string, error: unknown) => void
}

/** The seat of the caller in a game; null: none. */
export const seatOf = (who: OptionalCaller, game: Pick<GameRecord, 'seats'>): number | null =>
  who === null ? null : seatHeldBy(who.account.id, game)

export function seatHeldBy(id: string, { seats }: Pick<GameRecord, 'seats'>): number | null {
  const own = seats.find(({ account, joined }) => joined && account === id)
  return own?.seat ?? null
}

/** Whether the caller plays all seats of a fork that are not bots'. */
export const playsAllSeats = (who: OptionalCaller, { host, seats }: GameRecord): boolean =>
  who !== null && host === who.account.id && seats.some(({ kind }) => kind === 'host')

/** The seat of whoever plays in the game; null: they play all. */
export function ownSeat(caller: Caller, game: GameRecord): number | null {
  const own = seatOf(caller, game)
  if (own === null && !playsAllSeats(caller, game)) throw serviceError('not-seated')
  return own
}

/** Whether the caller may know that the game exists. */
export function canSeeGame(who: OptionalCaller, game: GameRecord): boolean {
  if (game.visibility === 'public') return true
  if (who === null) return false
  const { id } = who.account
  return game.host === id || game.seats.some(({ account }) => account === id)
}

/** The running game, or null where it has not started; 404 where the caller may not know of it. */
export async function findLiveGame(
  context: Context,
  who: OptionalCaller,
  gameId: string,
): Promise<{ live: LiveGame | null; record: SecretGameRecord }> {
  const running = await context.live.load(gameId)
  const record = await findGameRecord(context, who, gameId, running?.record)
  // It may have started between the two looks.
  const live = running ?? (record.startedAt === null ? null : await context.live.load(gameId))
  return { live, record: live?.record ?? record }
}

/** What is stored of the game; 404 where the caller may not know of it. */
export async function findGameRecord(
  { ports }: Context,
  who: OptionalCaller,
  gameId: string,
  atHand?: SecretGameRecord,
): Promise<SecretGameRecord> {
  const record = atHand ?? (await ports.games.find(gameId))
  if (!record || !canSeeGame(who, record)) throw serviceError('game-unknown')
  return record
}

/** The running game, at once where this node has it in hand; null: it has to be looked up. */
export function cachedRunningGame(
  { live }: Context,
  caller: Caller,
  gameId: string,
): LiveGame | null {
  const running = live.getReady(gameId)
  return running && canSeeGame(caller, running.record) ? running : null
}

/** The running game; 409 where it has not started. */
export async function requireRunningGame(
  context: Context,
  who: OptionalCaller,
  gameId: string,
): Promise<LiveGame> {
  const { live, record } = await findLiveGame(context, who, gameId)
  if (live) return live
  throw serviceError(record.status === 'cancelled' ? 'game-cancelled' : 'game-not-started')
}
