import { examplesFor } from '../../engine/kernel/examples.ts'
import type { Game } from '../../engine/kernel/game.ts'
import type { OpenDecision } from '../../engine/kernel/open-decisions.ts'
import { labelOf, questionContext } from '../../engine/kernel/question-text.ts'
import { turnFor } from '../../engine/kernel/turn.ts'
import type { Seat, Tagged } from '../../engine/kernel/types.ts'
import { serviceError } from '../core/errors.ts'
import { chanceFor } from '../runtime/bot-randomness.ts'
import type { LiveGame } from '../runtime/live-game.ts'
import { gameAt } from './observe-game.ts'
import type { HintOptions } from './present.ts'
import type { MoveInput } from './schema.ts'

const OPTIONS_MAX = 3
/**
 * More moves are considered than shown, because several moves can have the same label, for example
 * if a player holds two equal cards.
 */
const CONSIDERED_MAX = 6

/** The numbers of the options must depend only on the game, the seat and the decision id. */
export function optionsFor(
  { rules, record }: HintOptions,
  game: Game,
  decision: OpenDecision,
): Tagged[] {
  if (!record.hints || decision.suspendedBy !== undefined) return []
  const turn = turnFor(rules, game, decision, chanceFor(decision.id))
  const question = questionContext(rules, game, decision, turn.view)
  const byLabel = new Map<string, Tagged>()
  for (const move of examplesFor(rules, game, turn, CONSIDERED_MAX)) {
    const label = labelOf(rules, move, question)
    if (!byLabel.has(label)) byLabel.set(label, move)
  }
  return [...byLabel.values()].slice(0, OPTIONS_MAX)
}

/**
 * Returns the move with the given number in the list that the reader saw at version `readUpTo`;
 * undefined if the decision was not open at that version.
 */
export function moveNumbered(
  live: LiveGame,
  game: Game,
  seat: Seat,
  decisionId: string,
  { number, readUpTo }: NumberedChoice,
): unknown {
  const isKnown = readUpTo >= (live.versions[0] ?? 0) && readUpTo <= game.version
  const then = isKnown ? gameAt(live, game, readUpTo) : game
  const decision = then.open.find((one) => one.id === decisionId && one.seat === seat)
  if (!decision) return undefined
  const options = optionsFor(live, then, decision)
  const move = options[number - 1]
  if (move) return move
  const numbers = options.map((_, place) => place + 1).join(', ')
  const message =
    numbers === '' ? 'this decision has no numbered options: send a move' : `one of ${numbers}`
  throw serviceError('invalid-input', { errors: [{ pointer: '/option', message }] })
}

export interface NumberedChoice {
  readonly number: number
  readonly readUpTo: number
}
export interface ChosenMove extends MoveInput {
  readonly option?: NumberedChoice | undefined
}
