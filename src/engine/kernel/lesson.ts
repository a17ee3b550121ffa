import type { Thing } from './beats.ts'
import type { Seat, Types } from './types.ts'

/**
 * A player's first game: real rules with a fixed seed, and a step for each move that the player
 * learns. A lesson has at most `LESSON_WORDS_MAX` words.
 */
export interface Lesson<K extends Types = Types> {
  readonly seats: number
  readonly options: Partial<K['options']>
  readonly choices?: readonly K['choice'][]
  /** Seed of `seededLuck`, which fixes every deal and die. */
  readonly seed: number
  readonly me: Seat
  readonly steps: readonly LessonStep<K>[]
}

export interface LessonStep<K extends Types = Types> {
  /** Short heading that states the task. */
  readonly ask: string
  /** Explanation in one to three sentences. */
  readonly say: string
  /** Items on the board that the lesson points at. */
  readonly point: readonly Thing[]
  /**
   * Moves that complete the step. If the list is empty, the player only reads the step and
   * continues.
   */
  readonly accept: readonly K['move'][]
  /** True if every legal move of these types completes the step, such as any line-up. */
  readonly any?: true
  /** A typical mistake, and the refusal and clause that explain it. */
  readonly wrong?: {
    readonly move: K['move']
    readonly refusal: string
    readonly clause: string
  }
  /**
   * Moves between this step and the next. With `bots`, the bots play all seats until the player can
   * make a move of a later step, or until the game is over.
   */
  readonly others?: readonly K['move'][] | 'bots'
}

export const LESSON_WORDS_MAX = 350
