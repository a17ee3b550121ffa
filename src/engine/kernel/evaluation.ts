import type { BotTurn, Question } from './bot.ts'
import type { Chance } from './chance.ts'
import type { Space } from './space.ts'
import type { At, Seat, Types } from './types.ts'

export interface RolloutQuestion<K extends Types> {
  readonly decision: Question<K>
  readonly spaces: readonly Space<K['move']>[]
}

/**
 * Chooses a move. Null means that any move is acceptable or, for an optional decision, that the bot
 * does not answer.
 */
export type Policy<K extends Types = Types> = (
  at: At<K>,
  question: RolloutQuestion<K>,
  chance: Chance,
) => K['move'] | null

/**
 * Two numbers for each feature: its weight at the start of the game, and how much the weight
 * changes until the end.
 */
export type Weights<Feature extends string = string> = {
  readonly [feature in Feature]: readonly [atFirst: number, byTheEnd: number]
}

/**
 * Estimates a seat's chance to win from weighted features of the position. Bots use the estimate
 * for imagined positions only.
 */
export interface Value<K extends Types, Feature extends string = string> {
  progress(at: At<K>): number
  features(at: At<K>, seat: Seat): Readonly<Record<Feature, number>>
  readonly weights: Weights<Feature>
}

export type ThinkingLevel = 'sharp' | 'expert' | 'master'
export interface LevelFigures {
  /** Number of simulations in each search. */
  readonly tries: number
  /**
   * Numbers of seats for which `npm run arena` showed that the level plays better than the next
   * lower level. Only games with such a number of seats offer the level.
   */
  readonly provenAt: readonly number[]
  /** Rating of the level in two-player games. The default level has the rating 25. */
  readonly rating?: number
}

/**
 * Hints of a ruleset for bots that search. Bots that search can play any ruleset without hints, but
 * they play worse.
 */
export interface Evaluation<K extends Types = Types> {
  /**
   * Chooses moves in simulated games, about as fast as a random choice, and may read only what its
   * seat can see in the imagined state. By default, the ruleset's bot chooses the moves in
   * simulated games.
   */
  readonly quick?: Policy<K>
  readonly value?: Value<K>
  /**
   * Number of simulated moves before `value` rates the position. By default, simulated games are
   * played to the end.
   */
  readonly horizon?: number
  readonly levels?: { readonly [level in ThinkingLevel]?: LevelFigures }
  /** Kinds of decision for which the bot searches. By default, the bot searches for all kinds. */
  readonly about?: readonly K['kind'][]
  /**
   * Returns the moves to search if there are too many moves to try all of them. The search adds the
   * moves that the ruleset's bot proposes.
   */
  candidates?(turn: BotTurn<K>, most: number): readonly K['move'][]
}
