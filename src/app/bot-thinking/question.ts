import type { Posed } from '../../engine/kernel/bot.ts'
import { seededChance } from '../../engine/kernel/chance.ts'
import type { Game } from '../../engine/kernel/game.ts'
import type { OpenDecision } from '../../engine/kernel/open-decisions.ts'
import type { Ruleset } from '../../engine/kernel/ruleset.ts'
import { decisionViewOf, turnFor } from '../../engine/kernel/turn.ts'
import type { Table, Tagged } from '../../engine/kernel/types.ts'

/** Input of a search worker, without the game's state, seed, decision key and clock. */
export interface Question {
  readonly ruleset: string
  readonly pack: string
  readonly table: Omit<Table, 'content'>
  readonly decisionView: Posed
  readonly seed: number
}

export function questionOf(
  rules: Ruleset,
  { game, pack }: { readonly game: Game; readonly pack: string },
  decision: OpenDecision,
  seed: number,
): Question {
  const { content: _, ...table } = game.table
  // A separate seed is used, because preparing a search must not use up random draws of the game.
  const decisionView = decisionViewOf(turnFor(rules, game, decision, seededChance(seed)))
  return { ruleset: rules.id, pack, table, decisionView, seed }
}

export interface TimedQuestion {
  readonly question: Question
  readonly content: unknown
  readonly tries: number
  readonly milliseconds: number
  /**
   * A flag that the search worker reads between simulations. If the flag is not 0, the worker
   * cancels the search.
   */
  readonly flag: Int32Array
}

export interface Answer {
  readonly move: Tagged | null
  readonly tries: number
  readonly isCut: boolean
}

export interface ThinkWorker {
  readonly ready: Promise<void>
  think(question: TimedQuestion): Promise<Answer>
  readonly isAlive: boolean
  close(): Promise<void>
}
