import { searchMoves } from '../../bots/search.ts'
import type { BotTurn } from '../../kernel/bot.ts'
import { seededChance, seededLuck } from '../../kernel/chance.ts'
import type { Game } from '../../kernel/game.ts'
import { demand, demandSame } from '../../kernel/law.ts'
import { isBlocking, type OpenDecision } from '../../kernel/open-decisions.ts'
import { create, isTaken, resign, submit } from '../../kernel/perform.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'
import {
  counterpart,
  decisionViewOf,
  imagined,
  suggestMove,
  turnFor,
  turnFrom,
} from '../../kernel/turn.ts'
import type { Table } from '../../kernel/types.ts'
import { copy, freeze } from './plain.ts'

const THOUGHTS = 8
const MOVES_BETWEEN = 7
const TRIES = 12
/**
 * Number of moves per simulation. Few moves are enough, because the check only compares two
 * searches and does not need good moves.
 */
const HORIZON = 3

/**
 * Checks that the search of a bot finds a legal move, and that the result depends only on the seed
 * and on what the bot's seat may know.
 */
export function thinksFairly(rules: Ruleset, table: Table, seed: number): void {
  const hasty = { ...rules, sense: { ...rules.sense, horizon: HORIZON } }
  const luck = seededLuck(seed)
  const chance = seededChance(seed)
  const { game } = create(rules, table, luck, 0)
  for (let thought = 0; thought < THOUGHTS && !game.over; thought += 1) {
    if (thought === THOUGHTS / 2 && table.seats > 2)
      resign(rules, game, chance.below(table.seats), luck, 0)
    for (let move = 0; move < MOVES_BETWEEN && !game.over; move += 1) {
      const { seat, id: decisionId, ...decision } = chance.pick(game.open.filter(isBlocking))
      const answer = suggestMove(rules, game, { ...decision, seat }, chance)
      submit(rules, game, { seat, decisionId, move: answer }, luck, 0)
    }
    if (!game.over) checkThought(hasty, game, chance.pick(game.open.filter(isBlocking)), seed)
  }
}

function checkThought(rules: Ruleset, game: Game, decision: OpenDecision, seed: number): void {
  const { table } = game
  const thoughtOf = (turn: BotTurn) => searchMoves(rules, turn, { tries: TRIES })
  const turn = turnFor(rules, game, decision, seededChance(seed))
  const sent = freeze(copy(decisionViewOf(turn)))
  const world = imagined(rules, table, sent, seededChance(seed + 1))
  const asked = counterpart(world, sent)
  const thought = thoughtOf(turn)
  const { kind } = decision
  demandSame(
    thoughtOf(turnFor(rules, world, asked, seededChance(seed))),
    thought,
    `the search at ${kind} finds the same in a world that the seat cannot tell from the real one`,
  )
  demandSame(
    thoughtOf(turnFrom(rules, table, sent, seededChance(seed))),
    thought,
    `the search at ${kind} finds the same from the sent view alone`,
  )
  const { move } = thought
  demand(
    move !== null && isTaken(rules, game, decision, move),
    `the search at ${kind} finds a legal move`,
  )
  const waiting = world.open.filter((one) => isBlocking(one) && game.resigned[one.seat])
  demandSame(waiting, [], 'no imagined world waits for a resigned seat')
}
