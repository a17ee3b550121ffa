import { LEVELS, type Level, levelsOf } from '../../engine/bots/levels.ts'
import type { Ruleset } from '../../engine/kernel/ruleset.ts'
import type { Settings } from '../core/context.ts'

/** The bot levels of a ruleset with this many seats that the operator allows. */
export const levelsOffered = (
  rules: Ruleset,
  seats: number,
  { botLevelMax }: Pick<Settings, 'botLevelMax'>,
): readonly Level[] =>
  levelsOf(rules, seats).filter((level) => LEVELS.indexOf(level) <= LEVELS.indexOf(botLevelMax))
