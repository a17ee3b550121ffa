import type { Level } from '../../engine/bots/levels.ts'
import type { KnownKeys } from '../../engine/luck/exports/signatures.ts'
import type { Metrics } from './metrics.ts'
import type { Ports } from './ports.ts'

/**
 * Each feature adds its part to the context in its own module, by declaration merging, so that
 * `core` imports no feature.
 */
export interface Context {
  readonly ports: Ports
  readonly settings: Settings
  readonly metrics: Metrics
  askBots(gameId: string): void
  /** Reports a failure outside of a request, such as an unreadable game. */
  readonly report: (problem: string, error: unknown) => void
}

export interface Settings {
  readonly guests: boolean
  readonly cachedEventsMax: number
  readonly hostedGamesMax: number
  readonly thinkingGamesMax: number
  readonly botLevelMax: Level
  readonly pairingBotMilliseconds: number
  /**
   * Longest time that bots wait when people may answer the same decision first, for example with a
   * Tackle card.
   */
  readonly botRaceMilliseconds: number
  readonly accountPacksMax: number
  readonly accountPackBytesMax: number
  readonly packBytesMax: number
  readonly importBytesMax: number
  readonly trustedKeys: KnownKeys
  readonly auditRetentionDays: number
  readonly jobFileRetentionDays: number
  readonly jobFileGamesMax: number
  /**
   * Number of job slices that this node processes at the same time. If the number is 0, the node
   * processes no jobs.
   */
  readonly jobThreads: number
  /**
   * Time after which a player without a connection counts as away; reloading a page must take less
   * time.
   */
  readonly presenceMilliseconds: number
  /**
   * In a game with short time limits, a player who has been absent for this time may lose: the
   * other players may claim a win, or have a bot replace the player.
   */
  readonly absentMilliseconds: number
  /** Public URL of the web pages. Push notifications are sent only if the public URL is set. */
  readonly publicUrl: string | null
  readonly webhooks: boolean
  readonly webhookNetworks: readonly string[]
  readonly sweepMilliseconds: number
  /**
   * Interval at which clients' event streams poll the game log while notifications are unreliable.
   */
  readonly pollMilliseconds: number
  /**
   * Interval at which clients' event streams poll the game log while notifications are reliable.
   */
  readonly followerCheckMilliseconds: number
  readonly tokenRecheckMilliseconds: number
  readonly tokenSecondsMax: number | null
  readonly signInTokenSeconds: number
  /**
   * An operator's session ends after `consoleIdleSeconds` without a request, and after
   * `consoleSecondsMax` in any case.
   */
  readonly consoleIdleSeconds: number
  readonly consoleSecondsMax: number
}

export const defaultSettings: Settings = {
  guests: true,
  cachedEventsMax: 2_000_000,
  hostedGamesMax: 200,
  thinkingGamesMax: 20,
  botLevelMax: 'expert',
  pairingBotMilliseconds: 20_000,
  botRaceMilliseconds: 6_000,
  accountPacksMax: 20,
  accountPackBytesMax: 4 * 1_024 * 1_024,
  packBytesMax: 512 * 1_024,
  importBytesMax: 16 * 1_024 * 1_024,
  trustedKeys: new Map(),
  auditRetentionDays: 365,
  jobFileRetentionDays: 7,
  jobFileGamesMax: 100_000,
  jobThreads: 0,
  presenceMilliseconds: 10_000,
  absentMilliseconds: 120_000,
  publicUrl: null,
  webhooks: false,
  webhookNetworks: [],
  sweepMilliseconds: 1_000,
  pollMilliseconds: 500,
  followerCheckMilliseconds: 5_000,
  tokenRecheckMilliseconds: 15_000,
  tokenSecondsMax: null,
  signInTokenSeconds: 30 * 24 * 3_600,
  consoleIdleSeconds: 30 * 60,
  consoleSecondsMax: 12 * 3_600,
}
