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
 * Distinct sensible answers to a decision, derived from what its seat may know: those that the bot
 * considers, best first, then all others if they are few, or random ones. Empty if the decision is
 * optional and the bot would not answer.
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
  for (const move of othersIn(turn, most)) add(move)
  return examples
}

function consideredIn<K extends Types>(rules: Ruleset<K>, turn: BotTurn<K>): readonly K['move'][] {
  if (rules.considers) return rules.considers(turn)
  const move = rules.bot(turn)
  return move === null ? [] : [move]
}

/** Exact spaces decide; otherwise the rules judge the move. */
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

function othersIn<K extends Types>(turn: BotTurn<K>, most: number): readonly K['move'][] {
  const { spaces } = turn
  const all = spaces.every(({ exact }) => exact) ? listMoves(spaces, most) : null
  if (all) return all
  const drawn = Array.from({ length: most }, () => turn.suggest())
  return drawn.filter((move) => move !== null)
}
