import { LEVELS, type Level, levelsOf } from '../../engine/bots/levels.ts'
import type { Ruleset } from '../../engine/kernel/ruleset.ts'
import type { Settings } from '../core/context.ts'

export const levelsOffered = (
  rules: Ruleset,
  seats: number,
  { botLevelMax }: Pick<Settings, 'botLevelMax'>,
): readonly Level[] =>
  levelsOf(rules, seats).filter((level) => LEVELS.indexOf(level) <= LEVELS.indexOf(botLevelMax))
