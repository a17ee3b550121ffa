import { usesBank } from './bank.ts'
import type { Cause, Game } from './game.ts'
import type { OpenDecision } from './open-decisions.ts'
import type { Ruleset } from './ruleset.ts'
import type { Types } from './types.ts'

/**
 * Returns what the service does when the deadline of a decision has passed: the seat times out,
 * resigns, or is handed over to a bot.
 */
export function causeWhenDue<K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  { id: decisionId, seat, kind, standing }: OpenDecision<K>,
): Cause<K> {
  if (!usesBank(rules, game, { kind, standing })) return { kind: 'time-out', seat, decisionId }
  return game.table.seats === 2
    ? { kind: 'resign', seat, by: 'clock' }
    : { kind: 'hand-over', seat, to: 'bot', by: 'clock' }
}
