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
import { amounts, flags, isLastOne, leave, outcomeOf, randomly, seatLeft } from './parts.ts'

/**
 * One thing still to be settled. The game waits for the top of the pile; what lies below waits its
 * turn.
 */
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
  'seat.left': seatLeft,
}
const refusals = {
  'no-such-rival': 'NE-2',
  'not-enough-cash': 'NE-4',
  'card-not-yours': 'NE-5',
} as const
const must: Must<keyof typeof refusals> = mustOf(refusals)
const FINE = 30
const PRICE = 10

interface Draft {
  cash: number[]
  cards: number[][]
  pile: Frame[]
  rolls: number
  away: boolean[]
}
export interface Frames {
  draft: Draft
  kind: Frame['ask']
  move: MoveOf<typeof moves>
  event: EventOf<typeof events>
  view: Draft
  options: { rolls: number }
  choice: NoChoice
  content: null
}

/**
 * Questions inside questions: a pile of frames in the state, of which only the top one is asked.
 */
export const frames = defineRuleset<Frames>({
  id: 'frames',
  version: 1,
  title: 'Frames',
  seats: { min: 2, max: 4 },
  options: z.strictObject({ rolls: z.int().positive().default(6) }),
  optionSamples: { rolls: [4, 10] },
  choice: noChoice,
  content: z.null(),
  packs: [null],
  moves,
  events,
  refusals,
  view: z.strictObject({
    cash: amounts,
    cards: z.array(amounts),
    pile: z.array(frame),
    rolls: z.int(),
    away: flags,
  }),

  initial: ({ seats }) => ({
    cash: seatsOf(seats).map(() => 20),
    cards: seatsOf(seats).map(() => [1, 2, 3]),
    pile: [],
    rolls: 0,
    away: seatsOf(seats).map(() => false),
  }),
  setup: ({ emit }) => emit({ type: 'question.raised', frame: { ask: 'turn', seat: 0 } }),

  decide: {
    roll({ chance, emit }, { seat }) {
      const face = chance.die(6)
      emit({ type: 'die.rolled', seat, face })
      if (face % 2 === 1) emit({ type: 'question.raised', frame: { ask: 'rival', seat } })
    },
    'end-turn': ({ table, emit }, { seat }) => {
      emit({ type: 'question.settled' })
      emit({ type: 'question.raised', frame: { ask: 'turn', seat: nextSeat(seat, table.seats) } })
    },
    pick({ state, table, emit }, { seat, move: { rival } }) {
      must(rival !== seat && rival < table.seats, 'no-such-rival')
      emit({ type: 'question.settled' })
      if (worth(state, rival) < FINE) return
      emit({ type: 'question.raised', frame: { ask: 'debt', seat: rival, to: seat, amount: FINE } })
    },
    sell({ state, emit }, { seat, move: { card } }) {
      must(at(state.cards, seat).includes(card), 'card-not-yours')
      emit({ type: 'card.sold', seat, card, price: PRICE })
    },
    pay(play, { seat }) {
      const cash = at(play.state.cash, seat)
      const { amount } = debtOnTop(play.state)
      must(cash >= amount, 'not-enough-cash', { cash, amount })
      payDebt(play)
    },
  },
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
  resign: ({ emit }, seat) => emit({ type: 'seat.left', seat }),

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
    'seat.left': leave,
  },

  openDecisions({ pile, rolls }) {
    const { ask: kind, seat } = at(pile, pile.length - 1)
    return [{ key: `${kind}:${seat}:${pile.length}:${rolls}`, kind, seat, moves: ANSWERS[kind] }]
  },
  legalMoves(state, { kind, seat }, { seats }) {
    if (kind === 'turn') return [exactly('roll'), exactly('end-turn')]
    if (kind === 'rival')
      return [exactly('pick', { rival: oneOf(seatsOf(seats).filter((other) => other !== seat)) })]
    const sell = exactly<Frames['move']>('sell', { card: oneOf(at(state.cards, seat)) })
    return at(state.cash, seat) >= FINE ? [exactly('pay'), sell] : [sell]
  },
  viewFor: (state) => structuredClone(state) as Draft,
  outcome({ rolls, pile, cash, away }, { options }) {
    if (isLastOne(away)) return outcomeOf(cash, away, 'walkover')
    const isSettled = pile.at(-1)?.ask === 'turn'
    return isSettled && rolls >= options.rolls ? outcomeOf(cash, away, 'rolls-used') : null
  },
  imagine: (view) => structuredClone(view),
  text: ({ cash, pile, rolls }, viewer) =>
    [
      `${rolls} rolls. You: ${viewer}.`,
      ...cash.map((held, seat) => `Seat ${seat}: £${held}`),
      ...pile.map(({ ask, seat }) => `Waits: ${ask} of seat ${seat}`),
    ].join('\n'),
  bot: randomly,
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
