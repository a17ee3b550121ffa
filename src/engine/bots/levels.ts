import type { Ruleset } from '../kernel/ruleset.ts'

/** How well a house bot plays, the weakest first. */
export const LEVELS = ['novice', 'steady', 'sharp', 'expert', 'master'] as const
export type Level = (typeof LEVELS)[number]
/** Those that think. */
export type Thinking = Exclude<Level, 'novice' | 'steady'>

/** The level of a bot of which nothing else was said. */
export const USUAL_LEVEL: Level = 'steady'

/** What a thought may take on an idle core. */
export const NOMINAL_MILLISECONDS: Readonly<Record<Level, number>> = {
  novice: 0,
  steady: 0,
  sharp: 100,
  expert: 1_000,
  master: 5_000,
}

/** How many moves a level tries out in a thought. */
const TRIES: { readonly [ruleset: string]: Readonly<Record<Thinking, number>> } = {
  goalscorer: { sharp: 200, expert: 2_000, master: 20_000 },
  starplayer: { sharp: 60, expert: 600, master: 3_000 },
  superclub: { sharp: 160, expert: 1_600, master: 8_000 },
}

/** By the seats of a table, what wins more than its share there: docs/figures/players.md. */
type Proven = { readonly [seats: number]: readonly Thinking[] }
const PROVEN: { readonly [ruleset: string]: Proven } = {
  goalscorer: { 2: ['sharp', 'expert'] },
  starplayer: { 2: ['sharp'], 3: ['sharp'], 4: ['sharp'] },
  superclub: { 2: ['sharp'] },
}

/** What a level is worth among two, by the arena; the usual one is the yardstick. */
const USUAL_WORTH = 25
const WORTH: { readonly [ruleset: string]: Readonly<Partial<Record<Level, number>>> } = {
  goalscorer: { sharp: 34.7, expert: 35.5 },
  starplayer: { sharp: 29.1 },
  superclub: { sharp: 28.8 },
}

export const isLevel = (name: string): name is Level => LEVELS.some((level) => level === name)

export const thinks = (level: Level): level is Thinking => level !== 'novice' && level !== 'steady'

/** The tries of a level, proven or not; null where it does not think, or nobody has counted. */
export const triesOf = ({ id }: Ruleset, level: Level): number | null =>
  thinks(level) ? (TRIES[id]?.[level] ?? null) : null

/** Of a level, as players are rated; null: nobody has measured it. */
export const worthOf = ({ id }: Ruleset, level: Level): number | null =>
  level === USUAL_LEVEL ? USUAL_WORTH : (WORTH[id]?.[level] ?? null)

/** The levels that a ruleset offers at a table of so many: none that is not proven there. */
export const levelsOf = ({ id }: Ruleset, seats: number): readonly Level[] =>
  LEVELS.filter((level) => !thinks(level) || (PROVEN[id]?.[seats] ?? []).includes(level))
