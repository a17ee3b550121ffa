import type { Bot, BotTurn } from '../kernel/bot.ts'
import { seededChance, seededLuck } from '../kernel/chance.ts'
import type { Game } from '../kernel/game.ts'
import { isBlocking } from '../kernel/open.ts'
import { submit } from '../kernel/perform.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import { listMoves } from '../kernel/sampling.ts'
import { counterpart, suggestMove } from '../kernel/turn.ts'
import type { Outcome, Seat, Tagged } from '../kernel/types.ts'
import { branch, positionOf } from '../kernel/world.ts'

interface SearchEffort {
  /** Worlds imagined for each decision; every candidate is tried in each of them. */
  readonly worlds: number
  /** Candidates looked at; where there are more moves, so many are drawn. */
  readonly candidates: number
  /** A play-out that is longer is judged by nobody: it counts as a shared place. */
  readonly movesMax: number
}
const EFFORT: SearchEffort = { worlds: 8, candidates: 24, movesMax: 400 }

/**
 * Flat Monte Carlo over imagined worlds: plays any ruleset, knowing only what its seat may know.
 * Each
 * candidate is tried in the same worlds with the same luck, so that only the move tells them apart.
 */
export const searchBot =
  (rules: Ruleset, effort: SearchEffort = EFFORT): Bot =>
  (turn) => {
    const moves = candidatesOf(turn, effort.candidates)
    if (moves.length < 2) return moves[0] ?? null
    const worth = moves.map(() => 0)
    for (let world = 0; world < effort.worlds; world += 1) {
      const imagined = rules.imagine(turn.view, turn.seat, turn.table, turn.chance)
      const start = positionOf(rules, turn.table, imagined)
      const seed = turn.chance.below(2 ** 31)
      for (const [place, move] of moves.entries())
        worth[place]! += tryMove(rules, start, turn, move, seed, effort.movesMax)
    }
    return moves[worth.indexOf(Math.max(...worth))]!
  }

function candidatesOf(turn: BotTurn, most: number): Tagged[] {
  const { spaces } = turn
  const isExact = spaces.every(({ exact }) => exact)
  const listed = isExact ? listMoves(spaces, most) : null
  if (listed) return listed
  const drawn = Array.from({ length: most }, () => turn.suggest()).filter((move) => move !== null)
  return [...new Map(drawn.map((move) => [JSON.stringify(move), move])).values()]
}

/** How well the seat came out: 1 for the first place alone, 0 for the last. */
function tryMove(
  rules: Ruleset,
  start: Game,
  turn: BotTurn,
  move: Tagged,
  seed: number,
  movesMax: number,
): number {
  const game = branch(start)
  const { seat } = turn
  const asked = game.open.find(({ key }) => key === counterpart(game, turn).key)
  if (!asked) return 0
  const luck = seededLuck(seed)
  try {
    submit(rules, game, { seat, decisionId: asked.id, move }, luck, 0)
  } catch (error) {
    if (error instanceof Refusal) return 0
    throw error
  }
  const chance = seededChance(seed)
  for (let moves = 0; moves < movesMax && !game.over; moves += 1) {
    const next = chance.pick(game.open.filter(isBlocking))
    const answer = suggestMove(rules, game, next, chance)
    if (answer === null) return 0.5
    submit(rules, game, { seat: next.seat, decisionId: next.id, move: answer }, luck, 0)
  }
  const outcome = rules.outcome(game.state, game.table)
  return outcome ? placeOf(outcome, seat, game.table.seats) : 0.5
}

function placeOf({ ranking }: Outcome, seat: Seat, seats: number): number {
  let before = 0
  for (const tied of ranking) {
    if (tied.includes(seat)) return 1 - (before + (tied.length - 1) / 2) / (seats - 1)
    before += tied.length
  }
  return 0
}
