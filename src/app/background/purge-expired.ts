import type { Context } from '../core/context.ts'
import { lowestIdAt } from '../core/ids.ts'
import { cancelOpenGames } from '../games/cancel-game.ts'
import { MESSAGES_KEPT_MILLISECONDS } from '../webhooks/port.ts'

/**
 * Number of days after which idempotency keys are deleted, because clients retry only for a shorter
 * time. The idempotency keys of moves are kept, because they are part of the game log.
 */
const KEYS_KEPT_DAYS = 7
const REFUSALS_KEPT_DAYS = 30
const TABLES_KEPT_DAYS = 30
/**
 * Number of days after which a game that has not started is cancelled, because its host has most
 * likely left.
 */
const OPEN_GAMES_KEPT_DAYS = 7
const DAY_MILLISECONDS = 24 * 3600_000

/** Number of days for which a repeated matchmaking request gets the same answer. */
const PAIRINGS_KEPT_DAYS = 1

/** Maximum number of rows per delete statement; small statements hold their locks only briefly. */
const STEP_ROWS = 500
const STEPS_MAX = 4

export async function purgeExpired(context: Context, now: number): Promise<void> {
  const { ports, settings } = context
  const daysAgo = (days: number) => now - days * DAY_MILLISECONDS
  await inSteps((most) => ports.refusals.purge(daysAgo(REFUSALS_KEPT_DAYS), most))
  await inSteps((most) => ports.games.purgeKeys(daysAgo(KEYS_KEPT_DAYS), most))
  const openBefore = lowestIdAt(daysAgo(OPEN_GAMES_KEPT_DAYS))
  await inSteps((most) => cancelOpenGames(context, openBefore, most))
  await inSteps((most) => ports.webhooks.purge(now - MESSAGES_KEPT_MILLISECONDS, most))
  await inSteps((most) => ports.tables.purge(daysAgo(TABLES_KEPT_DAYS), most))
  await inSteps((most) => ports.matchmaking.purge(daysAgo(PAIRINGS_KEPT_DAYS), most))
  const writtenBefore = daysAgo(settings.jobFileRetentionDays)
  await inSteps((most) => ports.jobFiles.purge(writtenBefore, most))
  const oldest = lowestIdAt(daysAgo(settings.auditRetentionDays))
  await inSteps((most) => ports.audits.purge(oldest, most))
}

export async function inSteps(step: (most: number) => Promise<number>): Promise<void> {
  for (let steps = 0; steps < STEPS_MAX; steps += 1) if ((await step(STEP_ROWS)) < STEP_ROWS) return
}
