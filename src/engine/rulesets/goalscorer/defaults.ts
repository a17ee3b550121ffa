import { at as itemAt } from '../../kernel/define.ts'
import type { Default, OpenQuestion, Ruleset } from '../../kernel/ruleset.ts'
import { listMoves } from '../../kernel/sampling.ts'
import type { Move } from './moves.ts'
import { squareNumber } from './read/pitch.ts'
import { occupantOf } from './read/standing.ts'
import { legalMoves } from './rules/index.ts'
import type { Goalscorer, Play } from './types.ts'

/**
 * Maximum number of legal moves: 5 for a Goalkeeper, 8 for each of five First Teamers, and 4 for
 * each of four other counters.
 */
const MOVES_MAX = 61

const firstMove: Default<Goalscorer> = (play, question) => itemAt(movesOf(play, question), 0)

/**
 * A seat that misses its deadline plays its first legal move; for a First Teamer move, the first
 * legal move that captures nothing.
 */
export const defaults: Ruleset<Goalscorer>['defaults'] = {
  'youth-move': firstMove,
  penalty: firstMove,
  offside: firstMove,
  'first-teamer-move': (play, question) => {
    const captures = (move: Move) =>
      'to' in move && occupantOf(play, squareNumber(move.to)) !== null
    const moves = movesOf(play, question)
    return moves.find((move) => !captures(move)) ?? itemAt(moves, 0)
  },
  'debut-move': firstMove,
}

const movesOf = ({ state, table }: Play, { decision }: OpenQuestion<Goalscorer>): Move[] =>
  listMoves(legalMoves(state, decision, table), MOVES_MAX) ?? []
