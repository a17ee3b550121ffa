import { at } from '../../kernel/define.ts'
import type { Asked, Default, Play, Ruleset } from '../../kernel/ruleset.ts'
import { listMoves } from '../../kernel/sampling.ts'
import type { Space } from '../../kernel/space.ts'
import type { Decision } from '../../kernel/types.ts'
import { COUNTER_IDS, COUNTERS_PER_SEAT, counterId, firstOf } from './counters.ts'
import type { Move } from './moves.ts'
import { squareNumber } from './pitch.ts'
import { debutTargets, picks, type Role, targets } from './targets.ts'
import type { Goalscorer, GoalscorerState, GoalscorerTable, Kind } from './types.ts'

type Rules = Ruleset<Goalscorer>

const MOVES: { readonly [K in Kind]: readonly [Move['type']] } = {
  'youth-move': ['move-youth'],
  penalty: ['take-penalty'],
  offside: ['call-offside'],
  'first-teamer-move': ['move-first-teamer'],
  'debut-move': ['make-debut'],
}

/** One question at a time, always to the seat whose turn it is. */
export const openDecisions: Rules['openDecisions'] = ({ turn, seat, step }, { options }) => {
  if (step === 'ended') return []
  const seconds = options.decisionTimeLimitSeconds
  const decision: Decision<Goalscorer> = {
    key: `${turn} ${step}`,
    kind: step,
    seat,
    moves: MOVES[step],
  }
  return [seconds === null ? decision : { ...decision, limit: { seconds } }]
}

export const legalMoves: Rules['legalMoves'] = (state, { kind }, table) => {
  switch (kind) {
    case 'youth-move':
      return steps(state, table, 'youth')
    case 'first-teamer-move':
      return steps(state, table, 'first-team')
    case 'penalty':
    case 'offside':
      return [
        {
          type: kind === 'penalty' ? 'take-penalty' : 'call-offside',
          exact: true,
          fields: { counter: { oneOf: picks(state, table, kind).map(counterId) } },
        },
      ]
    case 'debut-move':
      return [false, true].flatMap((useSubstitute): Space<Move>[] => {
        const to = debutTargets(state, table, useSubstitute)
        if (to.length === 0) return []
        const fields = { useSubstitute: { is: useSubstitute }, to: { oneOf: to } }
        return [{ type: 'make-debut', exact: true, fields }]
      })
  }
}

/** A Goalkeeper with 5 ways, five First Teamers with 8 and four with 4: the most there can be. */
const MOVES_MAX = 61

const firstMove: Default<Goalscorer> = (play, asked) => at(listed(play, asked), 0)

/** The first legal move in canonical order; a First Teamer's first that captures nobody. */
export const defaults: Rules['defaults'] = {
  'youth-move': firstMove,
  penalty: firstMove,
  offside: firstMove,
  'first-teamer-move': (play, asked) => {
    const captures = (move: Move) =>
      'to' in move && play.state.board[squareNumber(move.to)] !== null
    const moves = listed(play, asked)
    return moves.find((move) => !captures(move)) ?? at(moves, 0)
  },
  'debut-move': firstMove,
}

const listed = ({ state, table }: Play<Goalscorer>, { decision }: Asked<Goalscorer>): Move[] =>
  listMoves(legalMoves(state, decision, table), MOVES_MAX) ?? []

const ONE_COUNTER = COUNTER_IDS.map((id) => ({ is: id }))

// Written out rather than by `exactly`: random play asks for them at every move.
function steps(state: GoalscorerState, table: GoalscorerTable, role: Role): Space<Move>[] {
  const type = role === 'youth' ? 'move-youth' : 'move-first-teamer'
  const spaces: Space<Move>[] = []
  const first = firstOf(state.seat)
  for (let counter = first; counter < first + COUNTERS_PER_SEAT; counter += 1) {
    const to = targets(state, table, counter, role)
    if (to === null) continue
    spaces.push({ type, exact: true, fields: { counter: ONE_COUNTER[counter]!, to } })
  }
  return spaces
}
