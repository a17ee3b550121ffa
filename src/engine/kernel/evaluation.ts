import type { BotTurn, Question } from './bot.ts'
import type { Chance } from './chance.ts'
import type { Space } from './space.ts'
import type { At, Seat, Types } from './types.ts'

/** What a seat is asked in a play-out. */
export interface RolloutQuestion<K extends Types> {
  readonly decision: Question<K>
  readonly spaces: readonly Space<K['move']>[]
}

/** Null: any move will do; to a question that stands, nothing to say. */
export type Policy<K extends Types = Types> = (
  at: At<K>,
  asked: RolloutQuestion<K>,
  chance: Chance,
) => K['move'] | null

/** For each feature its weight at the start of a game, and what it gains until the end. */
export type Weights<Feature extends string = string> = {
  readonly [feature in Feature]: readonly [atFirst: number, byTheEnd: number]
}

/**
 * What a position is worth: each seat's features, weighed and summed, tell its chance to win. Only
 * ever asked about imagined positions.
 */
export interface Value<K extends Types, Feature extends string = string> {
  /** How far the game has come: from 0 to 1. */
  progress(at: At<K>): number
  features(at: At<K>, seat: Seat): Readonly<Record<Feature, number>>
  /** Found by `npm run fit`. */
  readonly weights: Weights<Feature>
}

/** What helps a thinking bot with a game; it plays any ruleset without, only not as well. */
export interface Evaluation<K extends Types = Types> {
  /**
   * The policy of play-outs, in about the time of a random move; without it the bot's. Of an
   * imagined state it reads no more than its seat would see there.
   */
  readonly quick?: Policy<K>
  readonly value?: Value<K>
  /** The moves of a play-out, after which `value` is asked; without it, all to the end. */
  readonly horizon?: number
  /** The questions that deserve a thought: all, where they are not named. */
  readonly about?: readonly K['kind'][]
  /** Moves worth a thought where the spaces hold too many, beside those that the bot considers. */
  candidates?(turn: BotTurn<K>, most: number): readonly K['move'][]
}
