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
import * as mini from './parts.ts'

const frame = z.discriminatedUnion('ask', [
  z.strictObject({ ask: z.literal('turn'), seat: seatSchema }),
  z.strictObject({ ask: z.literal('rival'), seat: seatSchema }),
  z.strictObject({ ask: z.literal('debt'), seat: seatSchema, to: seatSchema, amount: z.int() }),
])
type Frame = z.infer<typeof frame>

const moves = {
  roll: tagged('roll', {}),
  'end-turn': tagged('end-turn', {}),
  pick: tagged('pick', { rival: seatSchema }),
  pay: tagged('pay', {}),
  sell: tagged('sell', { card: z.int() }),
}
const events = {
  'question.raised': open(tagged('question.raised', { frame })),
  'question.settled': open(tagged('question.settled', {})),
  'die.rolled': open(tagged('die.rolled', { seat: seatSchema, face: z.int() }), { reveals: true }),
  'card.sold': open(tagged('card.sold', { seat: seatSchema, card: z.int(), price: z.int() })),
  'cash.paid': open(tagged('cash.paid', { from: seatSchema, to: seatSchema, amount: z.int() })),
  'seat.left': mini.seatLeft,
}
const refusals = {
  'no-such-rival': { clause: 'NE-2', says: 'A rival is another seat of the game.' },
  'not-enough-cash': {
    clause: 'NE-4',
    says: 'The debt is £{amount}, and there is £{cash} to pay it.',
  },
  'card-not-yours': { clause: 'NE-5', says: 'Only an own card is sold.' },
} as const
const problem = problemOf(refusals)
const FINE = 30
const PRICE = 10

const board = z.strictObject({
  cash: mini.amounts,
  cards: z.array(mini.amounts),
  pile: z.array(frame),
  rolls: z.int(),
  away: mini.flags,
})

export interface Frames extends mini.OnBoard<typeof board> {
  kind: Frame['ask']
  move: MoveOf<typeof moves>
  event: EventOf<typeof events>
  options: { rolls: number }
}

const rules: Rules<Frames> = {
  roll: {
    act({ chance, emit }, { seat }) {
      const face = chance.die(6)
      emit({ type: 'die.rolled', seat, face })
      if (face % 2 === 1) emit({ type: 'question.raised', frame: { ask: 'rival', seat } })
    },
  },
  'end-turn': {
    act({ table, emit }, { seat }) {
      emit({ type: 'question.settled' })
      emit({ type: 'question.raised', frame: { ask: 'turn', seat: nextSeat(seat, table.seats) } })
    },
  },
  pick: {
    problem: (here, { seat, move: { rival } }) => rivalProblem(here, seat, rival),
    spaces(here, { seat }) {
      const rivals = seatsOf(here.table.seats).filter((rival) => !rivalProblem(here, seat, rival))
      return [exactly('pick', { rival: oneOf(rivals) })]
    },
    act({ state, emit }, { seat, move: { rival } }) {
      emit({ type: 'question.settled' })
      if (worth(state, rival) < FINE) return
      emit({ type: 'question.raised', frame: { ask: 'debt', seat: rival, to: seat, amount: FINE } })
    },
  },
  pay: {
    problem({ state }, { seat }) {
      const cash = at(state.cash, seat)
      const { amount } = debtOnTop(state)
      return cash < amount ? problem('not-enough-cash', { cash, amount }) : null
    },
    act: payDebt,
  },
  sell: {
    problem: ({ state }, { seat, move: { card } }) =>
      at(state.cards, seat).includes(card) ? null : problem('card-not-yours'),
    spaces: ({ state }, { seat }) => [exactly('sell', { card: oneOf(at(state.cards, seat)) })],
    act: ({ emit }, { seat, move: { card } }) =>
      emit({ type: 'card.sold', seat, card, price: PRICE }),
  },
}

const rivalProblem = ({ table }: At<Frames>, seat: Seat, rival: Seat) =>
  rival === seat || rival >= table.seats ? problem('no-such-rival') : null

/**
 * A game with nested decisions. The game's state contains a stack of unfinished actions, and only
 * the top action opens a decision.
 */
export const frames = mini.game<Frames>({
  ...mini.onBoard(board),
  id: 'frames',
  title: 'Frames',
  seats: { min: 2, max: 4 },
  options: z.strictObject({ rolls: z.int().positive().default(6) }),
  optionSamples: { rolls: [4, 10] },
  moves,
  events,
  refusals,

  initial: ({ seats }) => ({
    cash: mini.forAll(seats, 20),
    cards: seatsOf(seats).map(() => [1, 2, 3]),
    pile: [],
    rolls: 0,
    away: mini.forAll(seats, false),
  }),
  setup: ({ emit }) => emit({ type: 'question.raised', frame: { ask: 'turn', seat: 0 } }),

  decide: decided(rules),
  paces: { turn: { share: 1 }, rival: { share: 1 }, debt: { share: 1 } },
  defaults: {
    turn: ({ state }, { seat }) => ({ type: state.away[seat] ? 'end-turn' : 'roll' }),
    rival: ({ table }, { seat }) => ({ type: 'pick', rival: nextSeat(seat, table.seats) }),
    debt(play, { seat }) {
      const { state, emit } = play
      while (at(state.cash, seat) < debtOnTop(state).amount)
        emit({ type: 'card.sold', seat, card: at(at(state.cards, seat), 0), price: PRICE })
      payDebt(play)
      return null
    },
  },

  evolve: {
    'question.raised': (draft, { frame }) => {
      draft.pile.push({ ...frame })
    },
    'question.settled': (draft) => {
      draft.pile.pop()
    },
    'die.rolled': (draft) => {
      draft.rolls += 1
    },
    'card.sold': (draft, { seat, card, price }) => {
      draft.cards[seat] = at(draft.cards, seat).filter((held) => held !== card)
      draft.cash[seat] = at(draft.cash, seat) + price
    },
    'cash.paid': (draft, { from, to, amount }) => {
      draft.cash[from] = at(draft.cash, from) - amount
      draft.cash[to] = at(draft.cash, to) + amount
    },
    'seat.left': mini.leave,
  },

  openDecisions({ pile, rolls }) {
    const { ask: kind, seat } = at(pile, pile.length - 1)
    return [{ key: `${kind}:${seat}:${pile.length}:${rolls}`, kind, seat, moves: ANSWERS[kind] }]
  },
  legalMoves: legal(rules),
  outcome({ rolls, pile, cash, away }, { options }) {
    if (mini.isLastOne(away)) return mini.outcomeOf(cash, away, 'walkover')
    const isSettled = pile.at(-1)?.ask === 'turn'
    return isSettled && rolls >= options.rolls ? mini.outcomeOf(cash, away, 'rolls-used') : null
  },
  text: ({ cash, pile, rolls }, viewer) =>
    [
      `${rolls} rolls. You: ${viewer}.`,
      ...cash.map((held, seat) => `Seat ${seat}: £${held}`),
      ...pile.map(({ ask, seat }) => `Waits: ${ask} of seat ${seat}`),
    ].join('\n'),
})

const ANSWERS: Record<Frame['ask'], readonly Frames['move']['type'][]> = {
  turn: ['roll', 'end-turn'],
  rival: ['pick'],
  debt: ['pay', 'sell'],
}

function debtOnTop({ pile }: State<Frames>) {
  const frame = pile.at(-1)
  if (frame?.ask !== 'debt') throw new Error('pay was asked without a debt')
  return frame
}

function payDebt({ state, emit }: Play<Frames>): void {
  const { seat: from, to, amount } = debtOnTop(state)
  emit({ type: 'cash.paid', from, to, amount })
  emit({ type: 'question.settled' })
}

const worth = ({ cash, cards }: State<Frames>, seat: Seat): number =>
  at(cash, seat) + at(cards, seat).length * PRICE
