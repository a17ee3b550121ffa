import type { BotTurn, Question } from './bot.ts'
import type { Chance } from './chance.ts'
import type { Space } from './space.ts'
import type { At, Seat, Types } from './types.ts'

export interface RolloutQuestion<K extends Types> {
  readonly decision: Question<K>
  readonly spaces: readonly Space<K['move']>[]
}

/**
 * Chooses a move for a bot. Null means that any move is acceptable or, if the decision is optional,
 * that the bot does not answer.
 */
export type Policy<K extends Types = Types> = (
  at: At<K>,
  question: RolloutQuestion<K>,
  chance: Chance,
) => K['move'] | null

/**
 * Two numbers for each feature of a position: the feature's weight at the start of the game, and
 * the change of this weight by the end of the game.
 */
export type Weights<Feature extends string = string> = {
  readonly [feature in Feature]: readonly [atFirst: number, byTheEnd: number]
}

/**
 * Estimates a seat's chance of winning from weighted features of the position. Bots rate only the
 * positions of simulated games.
 */
export interface Value<K extends Types, Feature extends string = string> {
  progress(at: At<K>): number
  features(at: At<K>, seat: Seat): Readonly<Record<Feature, number>>
  readonly weights: Weights<Feature>
}

export type ThinkingLevel = 'sharp' | 'expert' | 'master'
export interface LevelFigures {
  /** Number of games that a bot simulates in each search. */
  readonly tries: number
  /**
   * Player counts for which test games between bots have shown that this bot level plays better
   * than the next lower level. Players can choose the level only in games with these player counts.
   */
  readonly provenAt: readonly number[]
  /** Rating of bots at this level in two-player games. The default bot level has the rating 25. */
  readonly rating?: number
}

/** Knowledge of a ruleset that improves the search of its bots. */
export interface Evaluation<K extends Types = Types> {
  /**
   * A fast bot that chooses the moves in simulated games. The bot for simulated games must be about
   * as fast as a random choice, and may read only what the moving seat can see. By default, the
   * ruleset's normal bot chooses the moves in simulated games.
   */
  readonly quick?: Policy<K>
  readonly value?: Value<K>
  /**
   * Number of moves in a simulated game before `value` rates the position. By default, simulated
   * games are played to the end.
   */
  readonly horizon?: number
  readonly levels?: { readonly [level in ThinkingLevel]?: LevelFigures }
  /**
   * Kinds of decisions for which a bot runs a search. By default, a bot runs a search for all kinds
   * of decisions.
   */
  readonly about?: readonly K['kind'][]
  /**
   * Returns the moves that a search should compare if a decision has too many legal moves to
   * compare every move. In addition to these moves, the search compares the moves that the
   * ruleset's bot proposes.
   */
  candidates?(turn: BotTurn<K>, most: number): readonly K['move'][]
}
