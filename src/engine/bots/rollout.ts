import type { Bot } from '../kernel/bot.ts'
import type { Chance } from '../kernel/chance.ts'
import { isBlocking } from '../kernel/open-decisions.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import { step, type World } from '../kernel/step.ts'
import { turnFor } from '../kernel/turn.ts'
import type { Decision, Tagged, Types } from '../kernel/types.ts'

export const MOVES_MAX = 4_000

export interface Rollout {
  readonly luck: Chance
  readonly chance: Chance
  readonly movesMax: number
  /**
   * The bot that plays all seats of the simulated game: by default, the ruleset's fast bot for
   * simulations or, if there is no fast bot, the ruleset's normal bot.
   */
  readonly bot?: Bot
}

/**
 * Simulates a game until the game ends or the maximum number of moves is reached. In a simulated
 * game, each seat's bot uses only what its seat may know.
 */
export function rollout<K extends Types>(
  rules: Ruleset<K>,
  world: World<K>,
  setting: Rollout,
): void {
  const { movesMax, chance } = setting
  let moves = 0
  while (moves < movesMax && !world.over) {
    answer(rules, world, nextOf(world, chance), setting)
    moves += 1
    for (const { key } of world.open.filter(isStanding)) {
      const still = world.open.find((one) => one.key === key)
      if (still && answer(rules, world, still, setting)) moves += 1
    }
  }
}

function nextOf<K extends Types>({ open }: World<K>, chance: Chance): Decision<K> {
  const [only] = open
  return only && open.length === 1 ? only : chance.pick(open.filter(isBlocking))
}

const isStanding = ({ standing, suspendedBy }: Decision): boolean =>
  standing === true && suspendedBy === undefined

function answer<K extends Types>(
  rules: Ruleset<K>,
  world: World<K>,
  decision: Decision<K>,
  { luck, chance, bot }: Rollout,
): boolean {
  const turn = turnFor(rules, world, decision, chance)
  const quick = bot ? undefined : rules.sense?.quick
  const move = quick ? quick(world, turn, chance) : (bot ?? rules.bot)(turn)
  if (move !== null && tried(rules, world, decision, move, luck)) return true
  if (move === null && !isBlocking(decision)) return false
  const other = turn.suggest()
  if (other !== null) step(rules, world, decision, other, luck)
  else if (isBlocking(decision))
    throw new Error(`${rules.id} suggests no move for ${decision.kind}`)
  return other !== null
}

/**
 * Tries to play a move in a simulated game and returns true if the rules accept the move. If the
 * rules refuse the move, the position of the simulated game does not change.
 */
export function tried<K extends Types>(
  rules: Ruleset<K>,
  world: World<K>,
  decision: Decision<K>,
  move: K['move'] & Tagged,
  luck: Chance,
): boolean {
  try {
    step(rules, world, decision, move, luck)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
