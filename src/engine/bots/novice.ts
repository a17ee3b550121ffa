import type { Bot } from '../kernel/bot.ts'
import type { Ruleset } from '../kernel/ruleset.ts'

/** The weakest bot plays one random move in this number of moves, on average. */
const CARELESS = 3

export const noviceBot =
  (rules: Ruleset): Bot =>
  (turn) =>
    turn.chance.below(CARELESS) === 0 && !turn.decision.standing ? turn.suggest() : rules.bot(turn)
