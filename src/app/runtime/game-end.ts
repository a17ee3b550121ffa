import type { Game } from '../../engine/kernel/game.ts'
import { kernelRefusals, Refusal } from '../../engine/kernel/refusal.ts'
import type { Ruleset } from '../../engine/kernel/ruleset.ts'
import { errorFromRefusal } from '../core/errors.ts'
import type { Ended } from './lifecycle-schema.ts'
import type { GameRecord } from './port.ts'

/** How a game ended, by its fold. */
export function endedIn(rules: Ruleset, { cancelled, state, table, at }: Game): Ended | null {
  if (cancelled) return { at, by: cancelled.by, reason: cancelled.reason }
  const outcome = rules.outcome(state, table)
  return outcome && { at, by: 'rules', reason: outcome.reason }
}

/** The same by what is stored beside the log, which does not know why the rules have ended it. */
export function endedOf({ endedAt: at, cancelled }: GameRecord): Ended | null {
  if (at === null) return null
  return cancelled
    ? { at, by: cancelled.by, reason: cancelled.reason }
    : { at, by: 'rules', reason: null }
}

/** What is told of a game that has ended, though its record may not know it yet. */
export const endedShown = (ended: Ended) => ({
  status: ended.by === 'rules' ? ('over' as const) : ('cancelled' as const),
  endedAt: ended.at,
  ended,
})

/** Nothing can befall it any more. */
export function requireRunning(game: Pick<GameRecord, 'endedAt'>): void {
  const detail = kernelRefusals['game-over']
  if (hasEnded(game)) throw errorFromRefusal(new Refusal('game-over'), { detail })
}

/** Its log has an end, and may be shown whole. */
export const hasEnded = ({ endedAt }: Pick<GameRecord, 'endedAt'>): boolean => endedAt !== null
