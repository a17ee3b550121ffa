import type { Bot } from '../kernel/bot.ts'
import type { Ruleset } from '../kernel/ruleset.ts'

/** Average number of moves between two random moves of the weakest bot. */
const CARELESS = 3

export const noviceBot =
  (rules: Ruleset): Bot =>
  (turn) =>
    turn.chance.below(CARELESS) === 0 && !turn.decision.standing ? turn.suggest() : rules.bot(turn)
