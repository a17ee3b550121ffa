import type { Posed } from '../../engine/kernel/bot.ts'
import { seededChance } from '../../engine/kernel/chance.ts'
import type { Game } from '../../engine/kernel/game.ts'
import type { OpenDecision } from '../../engine/kernel/open-decisions.ts'
import type { Ruleset } from '../../engine/kernel/ruleset.ts'
import { posed, turnFor } from '../../engine/kernel/turn.ts'
import type { Table, Tagged } from '../../engine/kernel/types.ts'

/**
 * All that leaves for where it is thought about: what the seat may know, and nothing else. There is
 * no state in it, no luck of the game, and neither the key nor the clock of the question.
 */
export interface Question {
  readonly ruleset: string
  /** The hash of the content pack, which goes there once. */
  readonly pack: string
  readonly table: Omit<Table, 'content'>
  readonly asked: Posed
  /** From which it is thought about: it tells of the game's own seed nothing. */
  readonly seed: number
}

export function questionOf(
  rules: Ruleset,
  { game, pack }: { readonly game: Game; readonly pack: string },
  decision: OpenDecision,
  seed: number,
): Question {
  const { content: _, ...table } = game.table
  // To be asked draws nothing: who thinks about it has luck of its own.
  const asked = posed(turnFor(rules, game, decision, seededChance(seed)))
  return { ruleset: rules.id, pack, table, asked, seed }
}

/** A question, and how long it may be thought about. */
export interface TimedQuestion {
  readonly question: Question
  readonly content: unknown
  readonly tries: number
  readonly milliseconds: number
  /** Looked at between two tries: not 0 where nobody waits any more. */
  readonly flag: Int32Array
}

export interface Answer {
  readonly move: Tagged | null
  readonly tries: number
  /** The time was up, or nobody waited, before it came to its end. */
  readonly isCut: boolean
}

/** Whatever thinks: about one question at a time. */
export interface ThinkWorker {
  /** Rejects where it cannot start. */
  readonly ready: Promise<void>
  /** Rejects where nothing comes of it. */
  think(asked: TimedQuestion): Promise<Answer>
  /** Whether it can be asked again. */
  readonly isAlive: boolean
  close(): Promise<void>
}
