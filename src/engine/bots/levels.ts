import type { ThinkingLevel } from '../kernel/evaluation.ts'
import type { Ruleset } from '../kernel/ruleset.ts'

export const LEVELS = ['novice', 'steady', 'sharp', 'expert', 'master'] as const
export type Level = (typeof LEVELS)[number]

export const USUAL_LEVEL: Level = 'steady'

export const NOMINAL_MILLISECONDS: Readonly<Record<Level, number>> = {
  novice: 0,
  steady: 0,
  sharp: 100,
  expert: 1_000,
  master: 5_000,
}

/**
 * Rating of bots at the default difficulty level, to which the ratings of all other levels are
 * relative.
 */
const USUAL_RATING = 25

export const isLevel = (name: string): name is Level => LEVELS.some((level) => level === name)

export const thinks = (level: Level): level is ThinkingLevel =>
  level !== 'novice' && level !== 'steady'

const figuresOf = ({ sense }: Ruleset, level: Level) =>
  thinks(level) ? sense?.levels?.[level] : undefined

/**
 * Returns the number of simulations per search at a difficulty level. Returns null if bots of this
 * difficulty level do not search or the ruleset does not support the level.
 */
export const triesOf = (rules: Ruleset, level: Level): number | null =>
  figuresOf(rules, level)?.tries ?? null

export const worthOf = (rules: Ruleset, level: Level): number | null =>
  level === USUAL_LEVEL ? USUAL_RATING : (figuresOf(rules, level)?.rating ?? null)

export const levelsOf = (rules: Ruleset, seats: number): readonly Level[] =>
  LEVELS.filter((level) => !thinks(level) || figuresOf(rules, level)?.provenAt.includes(seats))
