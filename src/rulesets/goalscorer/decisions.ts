import type { Decision, Ruleset } from '../../kernel/ruleset.ts'
import type { Space } from '../../kernel/space.ts'
import { COUNTERS_PER_SEAT, counterId, firstOf } from './counters.ts'
import type { Move } from './moves.ts'
import { squareName } from './pitch.ts'
import { debutTargets, firstTeamerTargets, picks, youthTargets } from './targets.ts'
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
      return steps(state, table, 'move-youth', youthTargets)
    case 'first-teamer-move':
      return steps(state, table, 'move-first-teamer', firstTeamerTargets)
    case 'penalty':
      return [pickSpace('take-penalty', picks(state, table, 'penalty'))]
    case 'offside':
      return [pickSpace('call-offside', picks(state, table, 'offside'))]
    case 'debut-move':
      return [false, true].flatMap((useSubstitute) => {
        const to = debutTargets(state, table, useSubstitute)
        return to.length === 0 ? [] : [debutSpace(useSubstitute, to)]
      })
  }
}

/** The first legal move in canonical order; a First Teamer's first that captures nobody. */
export const defaults: Rules['defaults'] = {
  'youth-move': ({ state, table }) => firstStep(state, table, 'move-youth', youthTargets),
  penalty: ({ state, table }) => ({
    type: 'take-penalty',
    counter: counterId(picks(state, table, 'penalty')[0]!),
  }),
  offside: ({ state, table }) => ({
    type: 'call-offside',
    counter: counterId(picks(state, table, 'offside')[0]!),
  }),
  'first-teamer-move': ({ state, table }) => {
    const quiet: Targets = (...asked) =>
      firstTeamerTargets(...asked).filter((to) => state.board[to] === null)
    return (
      firstStep(state, table, 'move-first-teamer', quiet) ??
      firstStep(state, table, 'move-first-teamer', firstTeamerTargets)
    )
  },
  'debut-move': ({ state, table }) => ({
    type: 'make-debut',
    useSubstitute: false,
    to: squareName(debutTargets(state, table, false)[0]!),
  }),
}

type StepType = 'move-youth' | 'move-first-teamer'
type Targets = (state: GoalscorerState, table: GoalscorerTable, counter: number) => number[]

// Written out rather than by `exactly`: random play asks for them at every move.
function steps(state: GoalscorerState, table: GoalscorerTable, type: StepType, targets: Targets) {
  const spaces: Space<Move>[] = []
  const first = firstOf(state.seat)
  for (let counter = first; counter < first + COUNTERS_PER_SEAT; counter += 1) {
    const to = targets(state, table, counter)
    if (to.length === 0) continue
    const fields = { counter: { is: counterId(counter) }, to: { oneOf: to.map(squareName) } }
    spaces.push({ type, exact: true, fields })
  }
  return spaces
}

const pickSpace = (type: 'take-penalty' | 'call-offside', picked: number[]): Space<Move> => ({
  type,
  exact: true,
  fields: { counter: { oneOf: picked.map(counterId) } },
})

const debutSpace = (useSubstitute: boolean, to: number[]): Space<Move> => ({
  type: 'make-debut',
  exact: true,
  fields: { useSubstitute: { is: useSubstitute }, to: { oneOf: to.map(squareName) } },
})

function firstStep(
  state: GoalscorerState,
  table: GoalscorerTable,
  type: StepType,
  targets: Targets,
): Move | null {
  const first = firstOf(state.seat)
  for (let counter = first; counter < first + COUNTERS_PER_SEAT; counter += 1) {
    const to = targets(state, table, counter)[0]
    if (to !== undefined) return { type, counter: counterId(counter), to: squareName(to) }
  }
  return null
}
