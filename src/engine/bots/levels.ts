import type { Ruleset } from '../kernel/ruleset.ts'

export const LEVELS = ['novice', 'steady', 'sharp', 'expert', 'master'] as const
export type Level = (typeof LEVELS)[number]
export type Thinking = Exclude<Level, 'novice' | 'steady'>

export const USUAL_LEVEL: Level = 'steady'

/** Expected time of a search on an idle core. */
export const NOMINAL_MILLISECONDS: Readonly<Record<Level, number>> = {
  novice: 0,
  steady: 0,
  sharp: 100,
  expert: 1_000,
  master: 5_000,
}

const TRIES: { readonly [ruleset: string]: Readonly<Record<Thinking, number>> } = {
  goalscorer: { sharp: 200, expert: 2_000, master: 20_000 },
  starplayer: { sharp: 60, expert: 600, master: 3_000 },
  superclub: { sharp: 160, expert: 1_600, master: 8_000 },
}

/** By number of seats: levels that win more than their share. See docs/figures/players.md. */
type ProvenLevels = { readonly [seats: number]: readonly Thinking[] }
const PROVEN: { readonly [ruleset: string]: ProvenLevels } = {
  goalscorer: { 2: ['sharp', 'expert'] },
  starplayer: { 2: ['sharp'], 3: ['sharp'], 4: ['sharp'] },
  superclub: { 2: ['sharp'] },
}

/** Ratings of levels in games of two, measured by the arena. The default level is the reference. */
const USUAL_RATING = 25
const RATINGS: { readonly [ruleset: string]: Readonly<Partial<Record<Level, number>>> } = {
  goalscorer: { sharp: 34.7, expert: 35.5 },
  starplayer: { sharp: 29.1 },
  superclub: { sharp: 28.8 },
}

export const isLevel = (name: string): name is Level => LEVELS.some((level) => level === name)

export const thinks = (level: Level): level is Thinking => level !== 'novice' && level !== 'steady'

/** Simulations of a level, proven or not; null if it does not search, or has no number here. */
export const triesOf = ({ id }: Ruleset, level: Level): number | null =>
  thinks(level) ? (TRIES[id]?.[level] ?? null) : null

export const worthOf = ({ id }: Ruleset, level: Level): number | null =>
  level === USUAL_LEVEL ? USUAL_RATING : (RATINGS[id]?.[level] ?? null)

export const levelsOf = ({ id }: Ruleset, seats: number): readonly Level[] =>
  LEVELS.filter((level) => !thinks(level) || (PROVEN[id]?.[seats] ?? []).includes(level))
