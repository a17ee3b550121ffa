import type { BotTurn, Question } from './bot.ts'
import type { Chance } from './chance.ts'
import type { Space } from './space.ts'
import type { At, Seat, Types } from './types.ts'

export interface RolloutQuestion<K extends Types> {
  readonly decision: Question<K>
  readonly spaces: readonly Space<K['move']>[]
}

/** Null means any move; for an optional decision it means no answer. */
export type Policy<K extends Types = Types> = (
  at: At<K>,
  question: RolloutQuestion<K>,
  chance: Chance,
) => K['move'] | null

/** For each feature: its weight at the start of the game, and the change until the end. */
export type Weights<Feature extends string = string> = {
  readonly [feature in Feature]: readonly [atFirst: number, byTheEnd: number]
}

/**
 * Rates positions: the weighted features of a seat give its chance to win. Only used on imagined
 * positions.
 */
export interface Value<K extends Types, Feature extends string = string> {
  progress(at: At<K>): number
  features(at: At<K>, seat: Seat): Readonly<Record<Feature, number>>
  readonly weights: Weights<Feature>
}

export type ThinkingLevel = 'sharp' | 'expert' | 'master'
export interface LevelFigures {
  /** Number of simulations per search. */
  readonly tries: number
  /**
   * Numbers of seats for which `npm run arena` showed that the level plays better. Only these games
   * offer it.
   */
  readonly provenAt: readonly number[]
  /** Rating in two-player games. The default level has 25. */
  readonly rating?: number
}

/** Helps searching bots. They can play any ruleset without it, but worse. */
export interface Evaluation<K extends Types = Types> {
  /**
   * Chooses moves in play-outs, about as fast as a random move. It may read only what its seat sees
   * of the imagined state. Default: the bot plays.
   */
  readonly quick?: Policy<K>
  readonly value?: Value<K>
  /**
   * Number of play-out moves before `value` rates the position. Default: play-outs run to the end.
   */
  readonly horizon?: number
  readonly levels?: { readonly [level in ThinkingLevel]?: LevelFigures }
  /** Kinds of decision worth a search. Default: all. */
  readonly about?: readonly K['kind'][]
  /** Moves worth a search if there are too many to try all. The bot's own candidates are added. */
  candidates?(turn: BotTurn<K>, most: number): readonly K['move'][]
}
