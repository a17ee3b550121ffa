import { z } from 'zod'
import {
  at,
  defineRuleset,
  type EventOf,
  type MoveOf,
  type NoChoice,
  nextSeat,
  noChoice,
  open,
  seatSchema,
  seatsOf,
  tagged,
} from '../../../src/kernel/define.ts'
import { type Must, mustOf } from '../../../src/kernel/refusal.ts'
import type { Play } from '../../../src/kernel/ruleset.ts'
import { exactly, oneOf } from '../../../src/kernel/space.ts'
import type { Seat, State } from '../../../src/kernel/types.ts'
import { flags, isLastOne, leave, outcomeOf, randomly, seatLeft, sum } from './parts.ts'

const tokens = z.array(z.array(z.int()))
const moves = {
  roll: tagged('roll', {}),
  step: tagged('step', { token: z.int().min(0).max(1) }),
}
const events = {
  'die.rolled': open(tagged('die.rolled', { seat: seatSchema, face: z.int() }), { reveals: true }),
  'token.moved': open(tagged('token.moved', { seat: seatSchema, token: z.int(), to: z.int() })),
  'turn.passed': open(tagged('turn.passed', { to: seatSchema })),
  'seat.left': seatLeft,
}
const refusals = { 'step-too-far': 'DR-4' } as const
const must: Must<keyof typeof refusals> = mustOf(refusals)

interface Draft {
  tokens: number[][]
  turn: Seat
  face: number | null
  away: boolean[]
}
export interface Race {
  draft: Draft
  kind: 'roll' | 'step'
  move: MoveOf<typeof moves>
  event: EventOf<typeof events>
  view: Draft
  options: { goal: number }
  choice: NoChoice
  content: null
}

/**
 * A dice race. Rolling has a limit of the rules' own, stepping has none and gets that of the table.
 * A seat that has left is still in the race: it is asked when its turn comes, and defaults play it.
 */
export const race = defineRuleset<Race>({
  id: 'race',
  version: 1,
  title: 'Race',
  seats: { min: 2, max: 4 },
  options: z.strictObject({ goal: z.int().min(8).max(60).default(12) }),
  optionSamples: { goal: [8, 12] },
  choice: noChoice,
  content: z.null(),
  packs: [null],
  moves,
  events,
  refusals,
  view: z.strictObject({ tokens, turn: seatSchema, face: z.int().nullable(), away: flags }),

  initial: ({ seats }) => ({
    tokens: seatsOf(seats).map(() => [0, 0]),
    turn: 0,
    face: null,
    away: seatsOf(seats).map(() => false),
  }),
  setup: ({ table, chance, emit }) => emit({ type: 'turn.passed', to: chance.below(table.seats) }),

  decide: {
    roll(play, { seat }) {
      play.emit({ type: 'die.rolled', seat, face: play.chance.die(6) })
      if (movable(play.state, seat, play.table.options.goal).length === 0) pass(play)
    },
    step(play, { seat, move: { token } }) {
      const { state, table, emit } = play
      const { goal } = table.options
      const to = at(at(state.tokens, seat), token) + (state.face ?? 0)
      must(to <= goal, 'step-too-far', { to, goal })
      emit({ type: 'token.moved', seat, token, to })
      for (const caught of to < goal ? rivalsOn(state, seat, to) : [])
        emit({ type: 'token.moved', ...caught, to: 0 })
      pass(play)
    },
  },
  defaults: {
    roll: () => ({ type: 'roll' }),
    step: ({ state, table }, { seat }) => ({
      type: 'step',
      token: at(movable(state, seat, table.options.goal), 0),
    }),
  },
  resign: ({ emit }, seat) => emit({ type: 'seat.left', seat }),

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
    'seat.left': leave,
  },

  openDecisions: ({ turn: seat, face }) =>
    face === null
      ? [{ key: `roll:${seat}`, kind: 'roll', seat, moves: ['roll'], limit: { seconds: 30 } }]
      : [{ key: `step:${seat}`, kind: 'step', seat, moves: ['step'] }],
  legalMoves: (state, { kind, seat }, { options }) =>
    kind === 'roll'
      ? [exactly('roll')]
      : [exactly('step', { token: oneOf(movable(state, seat, options.goal)) })],
  viewFor: (state) => structuredClone(state) as Draft,
  outcome(state, { options: { goal } }) {
    const scores = state.tokens.map(sum)
    if (isLastOne(state.away)) return outcomeOf(scores, state.away, 'walkover')
    return scores.includes(goal * 2) ? outcomeOf(scores, state.away, 'both-home') : null
  },
  imagine: (view) => structuredClone(view),
  text: ({ tokens, turn, face }, viewer, { options }) =>
    [
      `Race to ${options.goal}. You: ${viewer}. Turn: seat ${turn}, ${face ?? 'to roll'}.`,
      ...tokens.map((pair, seat) => `Seat ${seat}: ${pair.join(' and ')}`),
    ].join('\n'),
  bot: randomly,
})

/** A six earns another turn. */
function pass({ state, table, emit }: Play<Race>): void {
  const to = state.face === 6 ? state.turn : nextSeat(state.turn, table.seats)
  emit({ type: 'turn.passed', to })
}

const movable = ({ tokens, face }: State<Race>, seat: Seat, goal: number): number[] =>
  [0, 1].filter((token) => {
    const from = at(at(tokens, seat), token)
    return from < goal && from + (face ?? 0) <= goal
  })

const rivalsOn = ({ tokens }: State<Race>, seat: Seat, square: number) =>
  tokens.flatMap((pair, other) =>
    pair.flatMap((on, token) => (other !== seat && on === square ? [{ seat: other, token }] : [])),
  )
