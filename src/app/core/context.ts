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
  askBots(gameId: string): void
  /** Reports a failure that no caller waits for, such as an unreadable game. */
  readonly report: (problem: string, error: unknown) => void
}

export interface Settings {
  readonly guests: boolean
  readonly cachedEventsMax: number
  readonly hostedGamesMax: number
  readonly thinkingGamesMax: number
  readonly botLevelMax: Level
  /** Wait before a bot joins in place of an opponent. */
  readonly pairingBotMilliseconds: number
  /** Longest wait of bots for people in a race, such as a Tackle. */
  readonly botRaceMilliseconds: number
  /** Limits of each account: number of packs, their total size, size of one. */
  readonly accountPacksMax: number
  readonly accountPackBytesMax: number
  readonly packBytesMax: number
  /** Limit of a player's import, and of each game in an operator's import. */
  readonly importBytesMax: number
  readonly trustedKeys: KnownKeys
  readonly auditRetentionDays: number
  readonly jobFileRetentionDays: number
  readonly jobFileGamesMax: number
  /** Job slices that this node processes at the same time; 0 for none. */
  readonly jobThreads: number
  /** `webhookNetworks`: private networks that webhooks may reach. */
  /** Wait before a player without a connection counts as away, so that reloads do not. */
  readonly presenceMilliseconds: number
  /** Absence in a game with short clocks after which others may claim. */
  readonly absentMilliseconds: number
  /** The address of the pages; push notices need it. */
  readonly publicUrl: string | null
  readonly webhooks: boolean
  readonly webhookNetworks: readonly string[]
  /** Interval of the deadline scheduler. */
  readonly sweepMilliseconds: number
  /** Poll interval of followers while notifications are unreliable. */
  readonly pollMilliseconds: number
  /** Poll interval of followers while notifications are reliable. */
  readonly followerCheckMilliseconds: number
  readonly tokenRecheckMilliseconds: number
  readonly tokenSecondsMax: number | null
  readonly signInTokenSeconds: number
  /** An operator's session ends after this time without a request, and at the latest after that. */
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
