import { z } from 'zod'
import {
  at,
  type EventOf,
  type MoveOf,
  nextSeat,
  open,
  seatSchema,
  seatsOf,
  tagged,
} from '../../../../src/engine/kernel/define.ts'
import { decided, legal, problemOf, type Rules } from '../../../../src/engine/kernel/rule.ts'
import type { Play } from '../../../../src/engine/kernel/ruleset.ts'
import { exactly, oneOf } from '../../../../src/engine/kernel/space.ts'
import type { At, Seat, State } from '../../../../src/engine/kernel/types.ts'
import { sumOf } from '../../../../src/engine/rulesets/shared/dice.ts'
import * as mini from './parts.ts'

const tokens = z.array(z.array(z.int()))
const moves = { roll: tagged('roll', {}), step: tagged('step', { token: z.int().min(0).max(1) }) }
const events = {
  'die.rolled': open(tagged('die.rolled', { seat: seatSchema, face: z.int() }), { reveals: true }),
  'token.moved': open(tagged('token.moved', { seat: seatSchema, token: z.int(), to: z.int() })),
  'turn.passed': open(tagged('turn.passed', { to: seatSchema })),
  'seat.left': mini.seatLeft,
}
const refusals = {
  'step-too-far': {
    clause: 'DR-4',
    says: 'The race ends on {goal}, and the step would lead to {to}.',
  },
} as const
const problem = problemOf(refusals)

const board = z.strictObject({
  tokens,
  turn: seatSchema,
  face: z.int().nullable(),
  away: mini.flags,
})

export interface Race extends mini.OnBoard<typeof board> {
  kind: 'roll' | 'step'
  move: MoveOf<typeof moves>
  event: EventOf<typeof events>
  options: { goal: number }
}

const rules: Rules<Race> = {
  roll: {
    act(play, { seat }) {
      play.emit({ type: 'die.rolled', seat, face: play.chance.die(6) })
      if (movable(play, seat).length === 0) pass(play)
    },
  },
  step: {
    problem: (at, { seat, move: { token } }) => stepProblem(at, seat, token),
    spaces: (at, { seat }) => [exactly('step', { token: oneOf(movable(at, seat)) })],
    act(play, { seat, move: { token } }) {
      const { state, table, emit } = play
      const to = target(play, seat, token)
      emit({ type: 'token.moved', seat, token, to })
      for (const caught of to < table.options.goal ? rivalsOn(state, seat, to) : [])
        emit({ type: 'token.moved', ...caught, to: 0 })
      pass(play)
    },
  },
}

/**
 * A dice race in which the rules set the time limit of a roll, and the game's standard time limit
 * applies to a step. A seat that left stays in the race, and default moves are played for the seat.
 */
export const race = mini.game<Race>({
  ...mini.onBoard(board),
  id: 'race',
  title: 'Race',
  seats: { min: 2, max: 4 },
  options: z.strictObject({ goal: z.int().min(8).max(60).default(12) }),
  optionSamples: { goal: [8, 12] },
  moves,
  events,
  refusals,

  initial: ({ seats }) => ({
    tokens: seatsOf(seats).map(() => [0, 0]),
    turn: 0,
    face: null,
    away: mini.forAll(seats, false),
  }),
  setup: ({ table, chance, emit }) => emit({ type: 'turn.passed', to: chance.below(table.seats) }),

  decide: decided(rules),
  paces: { roll: { seconds: 30 }, step: { share: 1 } },
  defaults: {
    roll: () => ({ type: 'roll' }),
    step: ({ state, table }, { seat }) => ({
      type: 'step',
      token: at(movable({ state, table }, seat), 0),
    }),
  },

  evolve: {
    'die.rolled': (draft, { face }) => {
      draft.face = face
    },
    'token.moved': (draft, { seat, token, to }) => {
      at(draft.tokens, seat)[token] = to
    },
    'turn.passed': (draft, { to }) => {
      draft.turn = to
      draft.face = null
    },
    'seat.left': mini.leave,
  },

  openDecisions: ({ turn: seat, face }) =>
    face === null
      ? [{ key: `roll:${seat}`, kind: 'roll', seat, moves: ['roll'] }]
      : [{ key: `step:${seat}`, kind: 'step', seat, moves: ['step'] }],
  legalMoves: legal(rules),
  outcome(state, { options: { goal } }) {
    const scores = state.tokens.map(sumOf)
    return mini.outcomeOf(scores, state.away, scores.includes(goal * 2) ? 'both-home' : null)
  },
  text: ({ tokens, turn, face }, viewer, { options }) =>
    [
      `Race to ${options.goal}. You: ${viewer}. Turn: seat ${turn}, ${face ?? 'to roll'}.`,
      ...tokens.map((pair, seat) => `Seat ${seat}: ${pair.join(' and ')}`),
    ].join('\n'),
})

function pass({ state, table, emit }: Play<Race>): void {
  const to = state.face === 6 ? state.turn : nextSeat(state.turn, table.seats)
  emit({ type: 'turn.passed', to })
}

const target = ({ state }: At<Race>, seat: Seat, token: number): number =>
  at(at(state.tokens, seat), token) + (state.face ?? 0)

function stepProblem(here: At<Race>, seat: Seat, token: number) {
  const { goal } = here.table.options
  const to = target(here, seat, token)
  return to > goal ? problem('step-too-far', { to, goal }) : null
}

const movable = (here: At<Race>, seat: Seat): number[] =>
  [0, 1].filter((token) => !stepProblem(here, seat, token))

const rivalsOn = ({ tokens }: State<Race>, seat: Seat, square: number) =>
  tokens.flatMap((pair, other) =>
    pair.flatMap((on, token) => (other !== seat && on === square ? [{ seat: other, token }] : [])),
  )
