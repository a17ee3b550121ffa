import { usesBank } from './bank.ts'
import type { Cause, Game } from './game.ts'
import type { OpenDecision } from './open-decisions.ts'
import type { Ruleset } from './ruleset.ts'
import type { Types } from './types.ts'

/** Returns the cause that a node appends to the log when the deadline of a decision has passed. */
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
