import type { Thing } from './beats.ts'
import type { Seat, Types } from './types.ts'

/**
 * A lesson for new players: a game with the real rules and a fixed seed, divided into steps. In
 * each step, the player learns one move. A lesson has at most `LESSON_WORDS_MAX` words.
 */
export interface Lesson<K extends Types = Types> {
  readonly seats: number
  readonly options: Partial<K['options']>
  readonly choices?: readonly K['choice'][]
  /** Seed of the random source, which determines all cards and dice of the lesson. */
  readonly seed: number
  readonly me: Seat
  readonly steps: readonly LessonStep<K>[]
}

export interface LessonStep<K extends Types = Types> {
  /** Short heading of the lesson step, which states the task. */
  readonly ask: string
  /** Explanation of the lesson step in one to three sentences. */
  readonly say: string
  /** Items on the board that the lesson step highlights. */
  readonly point: readonly Thing[]
  /**
   * Moves that complete the lesson step. An empty list means that the player reads the lesson step
   * and continues without a move.
   */
  readonly accept: readonly K['move'][]
  /** True if every legal move whose type occurs in `accept` completes the lesson step. */
  readonly any?: true
  /** A typical mistake, and the refusal and clause that explain it. */
  readonly wrong?: {
    readonly move: K['move']
    readonly refusal: string
    readonly clause: string
  }
  /**
   * Moves that are played automatically between this lesson step and the next. With `bots`, the
   * bots play all seats until the player can make a move of a later lesson step, or until the game
   * is over.
   */
  readonly others?: readonly K['move'][] | 'bots'
}

export const LESSON_WORDS_MAX = 350
