import type { BotTurn, Question } from './bot.ts'
import type { Chance } from './chance.ts'
import type { Space } from './space.ts'
import type { At, Seat, Types } from './types.ts'

export interface RolloutQuestion<K extends Types> {
  readonly decision: Question<K>
  readonly spaces: readonly Space<K['move']>[]
}

/** Null: any move is fine; for an optional decision: no answer. */
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
 * Rates positions: a seat's weighted features give its chance to win. Only used on imagined
 * positions.
 */
export interface Value<K extends Types, Feature extends string = string> {
  progress(at: At<K>): number
  features(at: At<K>, seat: Seat): Readonly<Record<Feature, number>>
  /** Fitted by `npm run fit`. */
  readonly weights: Weights<Feature>
}

export type ThinkingLevel = 'sharp' | 'expert' | 'master'
export interface LevelFigures {
  /** Simulations of a search. */
  readonly tries: number
  /** Numbers of seats for which games of `npm run arena` proved it: it is offered only there. */
  readonly provenAt: readonly number[]
  /** Rating in games of two, where the default level has 25. */
  readonly rating?: number
}

/** Optional help for searching bots. They play any ruleset without it, but worse. */
export interface Evaluation<K extends Types = Types> {
  /**
   * Policy of play-outs, about as fast as a random move. Without it, the bot plays. It must read
   * only what its seat would see of the imagined state.
   */
  readonly quick?: Policy<K>
  readonly value?: Value<K>
  /** Moves of a play-out before `value` rates it; without it, play-outs run to the end. */
  readonly horizon?: number
  readonly levels?: { readonly [level in ThinkingLevel]?: LevelFigures }
  /** Kinds of decision worth a search; default: all. */
  readonly about?: readonly K['kind'][]
  /** Moves worth a search where the spaces hold too many, besides those that the bot considers. */
  candidates?(turn: BotTurn<K>, most: number): readonly K['move'][]
}
