import type { Game } from '../../engine/kernel/game.ts'
import { kernelRefusals, Refusal } from '../../engine/kernel/refusal.ts'
import type { Ruleset } from '../../engine/kernel/ruleset.ts'
import { errorFromRefusal } from '../core/errors.ts'
import type { Ended } from './lifecycle-schema.ts'
import type { GameRecord } from './port.ts'

export function endedIn(rules: Ruleset, { cancelled, state, table, at }: Game): Ended | null {
  if (cancelled) return { at, by: cancelled.by, reason: cancelled.reason }
  const outcome = rules.outcome(state, table)
  return outcome && { at, by: 'rules', reason: outcome.reason }
}

/**
 * Returns how the game ended according to its record. If the game was not cancelled, the reason is
 * null, because the record contains only the reason for a cancellation.
 */
export function endedOf({ endedAt: at, cancelled }: GameRecord): Ended | null {
  if (at === null) return null
  return cancelled
    ? { at, by: cancelled.by, reason: cancelled.reason }
    : { at, by: 'rules', reason: null }
}

export const endedShown = (ended: Ended) => ({
  status: ended.by === 'rules' ? ('over' as const) : ('cancelled' as const),
  endedAt: ended.at,
  ended,
})

export function requireRunning(game: Pick<GameRecord, 'endedAt'>): void {
  const detail = kernelRefusals['game-over']
  if (hasEnded(game)) throw errorFromRefusal(new Refusal('game-over'), { detail })
}

/** True if the game has ended, so hidden information may be shown. */
export const hasEnded = ({ endedAt }: Pick<GameRecord, 'endedAt'>): boolean => endedAt !== null
