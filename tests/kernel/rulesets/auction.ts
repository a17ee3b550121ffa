import { z } from 'zod'
import {
  at,
  defineRuleset,
  type EventOf,
  type MoveOf,
  type NoChoice,
  noChoice,
  open,
  seatSchema,
  seatsOf,
  tagged,
} from '../../../src/kernel/define.ts'
import { type Must, mustOf } from '../../../src/kernel/refusal.ts'
import type { Play } from '../../../src/kernel/ruleset.ts'
import { exactly, range } from '../../../src/kernel/space.ts'
import type { Seat, State } from '../../../src/kernel/types.ts'
import { amounts, flags, isLastOne, leave, outcomeOf, randomly, seatLeft } from './parts.ts'

const moves = { bid: tagged('bid', { amount: z.int().positive() }), pass: tagged('pass', {}) }
const events = {
  'lot.opened': open(tagged('lot.opened', { lot: z.int() })),
  'bid.made': open(tagged('bid.made', { seat: seatSchema, amount: z.int() })),
  'bid.passed': open(tagged('bid.passed', { seat: seatSchema })),
  'lot.sold': open(tagged('lot.sold', { lot: z.int(), seat: seatSchema, price: z.int() })),
  'lot.withdrawn': open(tagged('lot.withdrawn', { lot: z.int() })),
  'seat.left': seatLeft,
}
const refusals = {
  'more-lots-than-pack': 'AU-1',
  'bid-not-in-tens': 'AU-2',
  'bid-too-low': 'AU-3',
  'not-enough-cash': 'AU-4',
} as const
const must: Must<keyof typeof refusals> = mustOf(refusals)
const STEP = 10
const LOT_WORTH = 25

interface Draft {
  cash: number[]
  won: number[][]
  lot: number
  high: { seat: Seat; amount: number } | null
  passed: Seat[]
  away: boolean[]
}
export interface Auction {
  draft: Draft
  kind: 'bid'
  move: MoveOf<typeof moves>
  event: EventOf<typeof events>
  view: Draft
  options: { lots: number; cash: number }
  choice: NoChoice
  content: { lots: string[] }
}

/**
 * Everybody may bid at once. A raise restarts the clock of all bidders and leaves their questions
 * open.
 */
export const auction = defineRuleset<Auction>({
  id: 'auction',
  version: 1,
  title: 'Auction',
  seats: { min: 2, max: 4 },
  options: z.strictObject({
    lots: z.int().positive().default(2),
    cash: z.int().min(10).default(50),
  }),
  optionSamples: { lots: [1, 3], cash: [30, 60] },
  choice: noChoice,
  content: z.strictObject({ lots: z.array(z.string()).min(1) }),
  packs: [{ lots: ['keeper', 'back', 'winger'] }],
  moves,
  events,
  refusals,
  view: z.strictObject({
    cash: amounts,
    won: z.array(amounts),
    lot: z.int(),
    high: z.strictObject({ seat: seatSchema, amount: z.int() }).nullable(),
    passed: z.array(seatSchema),
    away: flags,
  }),

  checkTable: ({ options, content }) =>
    must(options.lots <= content.lots.length, 'more-lots-than-pack', { most: content.lots.length }),
  initial: ({ seats, options: { cash } }) => ({
    cash: seatsOf(seats).map(() => cash),
    won: seatsOf(seats).map(() => []),
    lot: 0,
    high: null,
    passed: [],
    away: seatsOf(seats).map(() => false),
  }),
  setup: ({ emit }) => emit({ type: 'lot.opened', lot: 0 }),

  decide: {
    bid(play, { seat, move: { amount } }) {
      const { state, emit } = play
      must(amount % STEP === 0, 'bid-not-in-tens')
      must(amount >= lowest(state), 'bid-too-low', { lowest: lowest(state) })
      must(amount <= at(state.cash, seat), 'not-enough-cash', { cash: at(state.cash, seat) })
      emit({ type: 'bid.made', seat, amount })
      knockDown(play)
    },
    pass(play, { seat }) {
      play.emit({ type: 'bid.passed', seat })
      knockDown(play)
    },
  },
  defaults: { bid: () => ({ type: 'pass' }) },
  resign: ({ emit }, seat) => emit({ type: 'seat.left', seat }),

  evolve: {
    'lot.opened': (draft, { lot }) => {
      draft.lot = lot
      draft.high = null
      draft.passed = []
    },
    'bid.made': (draft, { seat, amount }) => {
      draft.high = { seat, amount }
    },
    'bid.passed': (draft, { seat }) => {
      draft.passed.push(seat)
    },
    'lot.sold': (draft, { lot, seat, price }) => {
      draft.cash[seat] = at(draft.cash, seat) - price
      at(draft.won, seat).push(lot)
      draft.lot = lot + 1
      draft.high = null
      draft.passed = []
    },
    'lot.withdrawn': (draft, { lot }) => {
      draft.lot = lot + 1
      draft.passed = []
    },
    'seat.left': leave,
  },

  /**
   * The price is in the name of the clock and not in the key: a raise restarts it, no question
   * closes.
   */
  openDecisions: (state, { options }) =>
    state.lot === options.lots
      ? []
      : bidders(state).map((seat) => ({
          key: `bid:${state.lot}:${seat}`,
          kind: 'bid',
          seat,
          moves: ['bid', 'pass'],
          limit: { seconds: 20, clock: `lot-${state.lot}-${state.high?.amount ?? 0}` },
        })),
  legalMoves: (state, { seat }) => [
    exactly('pass'),
    exactly('bid', { amount: range(lowest(state), at(state.cash, seat), STEP) }),
  ],
  viewFor: (state) => structuredClone(state) as Draft,
  outcome({ lot, won, cash, away }, { options }) {
    const scores = won.map((taken, seat) => taken.length * LOT_WORTH + at(cash, seat))
    if (isLastOne(away)) return outcomeOf(scores, away, 'walkover')
    return lot === options.lots ? outcomeOf(scores, away, 'all-lots-gone') : null
  },
  imagine: (view) => structuredClone(view),
  text: ({ lot, high, cash }, viewer, { content }) =>
    [
      `Lot ${content.lots[lot] ?? 'none'}.`,
      high ? `Best bid: £${high.amount} by seat ${high.seat}.` : 'No bid yet.',
      ...cash.map((held, seat) => `Seat ${seat}${seat === viewer ? ' (you)' : ''}: £${held}`),
    ].join('\n'),
  bot: randomly,
})

const lowest = ({ high }: State<Auction>): number => (high?.amount ?? 0) + STEP

const bidders = (state: State<Auction>): Seat[] =>
  seatsOf(state.cash.length).filter(
    (seat) =>
      seat !== state.high?.seat &&
      !state.passed.includes(seat) &&
      at(state.cash, seat) >= lowest(state),
  )

/** Ends the lot where nobody is left to bid, and those after it that nobody can pay. */
function knockDown({ state, table, emit }: Play<Auction>): void {
  while (state.lot < table.options.lots && bidders(state).length === 0) {
    const { lot, high } = state
    if (high) emit({ type: 'lot.sold', lot, seat: high.seat, price: high.amount })
    else emit({ type: 'lot.withdrawn', lot })
    if (state.lot < table.options.lots) emit({ type: 'lot.opened', lot: state.lot })
  }
}
