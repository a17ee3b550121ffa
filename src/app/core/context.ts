import type { Level } from '../../engine/bots/levels.ts'
import type { KnownKeys } from '../../engine/luck/exports/signatures.ts'
import type { Metrics } from './metrics.ts'
import type { Ports } from './ports.ts'

/**
 * What an operation works with. Each feature adds its own part in the module that defines it, so
 * that `core` imports no feature.
 */
export interface Context {
  readonly ports: Ports
  readonly settings: Settings
  readonly metrics: Metrics
  /** The bots of a game answer what they are asked. */
  askBots(gameId: string): void
  /** Reports a failure that no caller waits for: a bug in a bot, a game that cannot be read. */
  readonly report: (problem: string, error: unknown) => void
}

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
