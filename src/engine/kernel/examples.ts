import type { BotTurn } from './bot.ts'
import type { Game } from './game.ts'
import { sameJson } from './json.ts'
import { isBlocking } from './open-decisions.ts'
import { isTaken } from './perform.ts'
import type { Ruleset } from './ruleset.ts'
import { listMoves } from './sampling.ts'
import { isAmong } from './space.ts'
import { counterpart } from './turn.ts'
import type { Types } from './types.ts'

/**
 * Maximum number of legal answers for which the player sees all answers. If a decision has more
 * legal answers, the player sees only examples.
 */
export const ANSWERS_MAX = 12
const CONSIDERED_MAX = 8

/**
 * Returns the answers to show with a decision: all legal answers if there are few and they are
 * known exactly, otherwise the answers that a bot considers. If hints are disabled, the order of
 * the answers does not show which answer the bot prefers.
 */
export function answersFor<K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  turn: BotTurn<K>,
  hints: boolean,
): readonly K['move'][] {
  const all = completeList(turn, ANSWERS_MAX)
  if (!hints) return all ?? []
  return examplesFor(rules, game, turn, all ? ANSWERS_MAX : CONSIDERED_MAX)
}

/**
 * Returns different reasonable answers to a decision, using only what the seat may know. The list
 * of answers starts with the moves that the ruleset's bot considers, best first. If the decision
 * has few legal moves, the list then contains all other legal moves. Returns an empty list if the
 * decision is optional and the bot would not answer.
 */
export function examplesFor<K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  turn: BotTurn<K>,
  most: number,
): K['move'][] {
  const { decision, spaces } = turn
  if (spaces.length === 0) return []
  const examples: K['move'][] = []
  const add = (move: K['move']) => {
    const isNew = !examples.some((one) => sameJson(one, move))
    if (isNew && examples.length < most) examples.push(move)
  }
  for (const move of consideredIn(rules, turn)) if (isLegal(rules, game, turn, move)) add(move)
  if (examples.length === 0 && !isBlocking(decision)) return []
  for (const move of completeList(turn, most) ?? []) add(move)
  if (examples.length > 0) return examples
  const move = rules.bot(turn)
  return move === null ? [] : [move]
}

function consideredIn<K extends Types>(rules: Ruleset<K>, turn: BotTurn<K>): readonly K['move'][] {
  if (rules.considers) return rules.considers(turn)
  const move = rules.bot(turn)
  return move === null ? [] : [move]
}

function isLegal<K extends Types>(
  rules: Ruleset<K>,
  game: Game<K>,
  turn: BotTurn<K>,
  move: K['move'],
): boolean {
  const ofType = turn.spaces.filter(({ type }) => type === move.type)
  return ofType.every(({ exact }) => exact)
    ? isAmong(ofType, move)
    : isTaken(rules, game, counterpart(game, turn), move)
}

function completeList<K extends Types>(
  { spaces }: BotTurn<K>,
  most: number,
): readonly K['move'][] | null {
  return spaces.every(({ exact }) => exact) ? listMoves(spaces, most) : null
}
