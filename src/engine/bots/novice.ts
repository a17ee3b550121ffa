import type { Bot } from '../kernel/bot.ts'
import type { Ruleset } from '../kernel/ruleset.ts'

/** On average, the weakest bot plays one of this many moves at random. */
const CARELESS = 3

export const noviceBot =
  (rules: Ruleset): Bot =>
  (turn) =>
    turn.chance.below(CARELESS) === 0 && !turn.decision.standing ? turn.suggest() : rules.bot(turn)
