import type { Bot } from '../kernel/bot.ts'
import type { Ruleset } from '../kernel/ruleset.ts'

/** One move in so many is any legal one. */
const CARELESS = 3

/** Knows how to play, and does not look every time. */
export const noviceBot =
  (rules: Ruleset): Bot =>
  (turn) =>
    turn.chance.below(CARELESS) === 0 && !turn.decision.standing ? turn.suggest() : rules.bot(turn)
