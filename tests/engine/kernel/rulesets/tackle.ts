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
import type { Play } from '../../../../src/engine/kernel/ruleset.ts'
import { exactly } from '../../../../src/engine/kernel/space.ts'
import type { Seat, State } from '../../../../src/engine/kernel/types.ts'
import * as mini from './parts.ts'

const ofSeat = { seat: seatSchema }
const moves = {
  shoot: tagged('shoot', {}),
  tackle: tagged('tackle', {}),
  'let-go': tagged('let-go', {}),
}
const events = {
  'ball.kicked-off': open(tagged('ball.kicked-off', ofSeat)),
  'shot.announced': open(tagged('shot.announced', ofSeat)),
  'shot.let-go': open(tagged('shot.let-go', ofSeat)),
  'tackle.made': open(tagged('tackle.made', { ...ofSeat, face: z.int(), won: z.boolean() }), {
    reveals: true,
  }),
  'goal.scored': open(tagged('goal.scored', { ...ofSeat, next: seatSchema })),
  'seat.left': mini.seatLeft,
}

const board = z.strictObject({
  goals: mini.amounts,
  ball: seatSchema,
  shots: z.int(),
  /** Seats that declined to tackle the announced shot; null if no shot is announced. */
  silent: z.array(seatSchema).nullable(),
  away: mini.flags,
})

export interface Tackle extends mini.OnBoard<typeof board> {
  kind: 'shoot' | 'tackle'
  move: MoveOf<typeof moves>
  event: EventOf<typeof events>
  options: { goals: number }
}

/**
 * A game with interruptions: every rival may tackle, and the first accepted tackle closes the
 * decision.
 */
export const tackle = mini.game<Tackle>({
  ...mini.onBoard(board),
  id: 'tackle',
  title: 'Tackle',
  seats: { min: 2, max: 4 },
  options: z.strictObject({ goals: z.int().positive().default(2) }),
  optionSamples: { goals: [1, 3] },
  moves,
  events,

  initial: ({ seats }) => ({
    goals: mini.forAll(seats, 0),
    ball: 0,
    shots: 0,
    silent: null,
    away: mini.forAll(seats, false),
  }),
  setup: ({ table, chance, emit }) =>
    emit({ type: 'ball.kicked-off', seat: chance.below(table.seats) }),

  decide: {
    shoot: ({ emit }, { seat }) => emit({ type: 'shot.announced', seat }),
    'let-go'(play, { seat }) {
      play.emit({ type: 'shot.let-go', seat })
      if (racers(play.state).length === 0) score(play)
    },
    tackle(play, { seat }) {
      const face = play.chance.die(6)
      play.emit({ type: 'tackle.made', seat, face, won: face > 3 })
      if (face <= 3) score(play)
    },
  },
  paces: { shoot: { share: 1 }, tackle: { seconds: 5 } },
  defaults: { shoot: () => ({ type: 'shoot' }), tackle: () => ({ type: 'let-go' }) },

  evolve: {
    'ball.kicked-off': (draft, { seat }) => {
      draft.ball = seat
    },
    'shot.announced': (draft) => {
      draft.shots += 1
      draft.silent = []
    },
    'shot.let-go': (draft, { seat }) => {
      draft.silent = [...(draft.silent ?? []), seat]
    },
    'tackle.made': (draft, { seat, won }) => {
      if (!won) return
      draft.ball = seat
      draft.silent = null
    },
    'goal.scored': (draft, { seat, next }) => {
      draft.goals[seat] = at(draft.goals, seat) + 1
      draft.ball = next
      draft.silent = null
    },
    'seat.left': mini.leave,
  },

  openDecisions: (state) =>
    state.silent === null
      ? [{ key: `shoot:${state.shots}`, kind: 'shoot', seat: state.ball, moves: ['shoot'] }]
      : racers(state).map((seat) => ({
          key: `tackle:${state.shots}:${seat}`,
          kind: 'tackle',
          seat,
          moves: ['tackle', 'let-go'],
        })),
  legalMoves: (_, { moves }) => moves.map((type) => exactly(type)),
  outcome({ goals, away }, { options }) {
    if (mini.isLastOne(away)) return mini.outcomeOf(goals, away, 'walkover')
    return Math.max(...goals) < options.goals ? null : mini.outcomeOf(goals, away, 'goals-reached')
  },
  text: ({ goals, ball, silent }, viewer) =>
    `Goals ${goals.join(' ')}. You: ${viewer}. Ball: seat ${ball}${silent ? ', who shoots' : ''}.`,
})

const racers = ({ goals, ball, silent }: State<Tackle>): Seat[] =>
  seatsOf(goals.length).filter((seat) => seat !== ball && !silent?.includes(seat))

const score = ({ state, table, emit }: Play<Tackle>): void =>
  emit({ type: 'goal.scored', seat: state.ball, next: nextSeat(state.ball, table.seats) })
