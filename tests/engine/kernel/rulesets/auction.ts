import { z } from 'zod'
import {
  at,
  type EventOf,
  type MoveOf,
  open,
  seatSchema,
  seatsOf,
  tagged,
} from '../../../../src/engine/kernel/define.ts'
import {
  decided,
  legal,
  mustNot,
  problemOf,
  type Rules,
} from '../../../../src/engine/kernel/rule.ts'
import type { Play } from '../../../../src/engine/kernel/ruleset.ts'
import { exactly, range } from '../../../../src/engine/kernel/space.ts'
import type { Seat, State } from '../../../../src/engine/kernel/types.ts'
import * as mini from './parts.ts'

const moves = { bid: tagged('bid', { amount: z.int().positive() }), pass: tagged('pass', {}) }
const events = {
  'lot.opened': open(tagged('lot.opened', { lot: z.int() })),
  'bid.made': open(tagged('bid.made', { seat: seatSchema, amount: z.int() })),
  'bid.passed': open(tagged('bid.passed', { seat: seatSchema })),
  'lot.sold': open(tagged('lot.sold', { lot: z.int(), seat: seatSchema, price: z.int() })),
  'lot.withdrawn': open(tagged('lot.withdrawn', { lot: z.int() })),
  'seat.left': mini.seatLeft,
}
const refusals = {
  'more-lots-than-pack': { clause: 'AU-1', says: 'The pack has {most} lots.' },
  'bid-not-in-tens': { clause: 'AU-2', says: 'Bids are multiples of 10.' },
  'bid-too-low': { clause: 'AU-3', says: 'The lowest bid is now £{lowest}.' },
  'not-enough-cash': { clause: 'AU-4', says: 'Nobody bids more than they have: £{cash}.' },
} as const
const problem = problemOf(refusals)
const STEP = 10
const LOT_WORTH = 25

const board = z.strictObject({
  cash: mini.amounts,
  won: z.array(mini.amounts),
  lot: z.int(),
  high: z.strictObject({ seat: seatSchema, amount: z.int() }).nullable(),
  passed: z.array(seatSchema),
  away: mini.flags,
})

export interface Auction extends Omit<mini.OnBoard<typeof board>, 'content'> {
  kind: 'bid'
  move: MoveOf<typeof moves>
  event: EventOf<typeof events>
  options: { lots: number; cash: number }
  content: { lots: string[] }
}

const rules: Rules<Auction> = {
  bid: {
    problem({ state }, { seat, move: { amount } }) {
      const cash = at(state.cash, seat)
      if (amount % STEP !== 0) return problem('bid-not-in-tens')
      if (amount < lowest(state)) return problem('bid-too-low', { lowest: lowest(state) })
      return amount > cash ? problem('not-enough-cash', { cash }) : null
    },
    spaces: ({ state }, { seat }) => [
      exactly('bid', { amount: range(lowest(state), at(state.cash, seat), STEP) }),
    ],
    act: ({ emit }, { seat, move: { amount } }) => emit({ type: 'bid.made', seat, amount }),
  },
  pass: { act: ({ emit }, { seat }) => emit({ type: 'bid.passed', seat }) },
}

/**
 * A game in which all seats bid at the same time, and in which a raise restarts the clock of all
 * bidders without closing their decisions.
 */
export const auction = mini.game<Auction>({
  ...mini.onBoard(board),
  id: 'auction',
  title: 'Auction',
  seats: { min: 2, max: 4 },
  options: z.strictObject({
    lots: z.int().positive().default(2),
    cash: z.int().min(10).default(50),
  }),
  optionSamples: { lots: [1, 3], cash: [30, 60] },
  content: z.strictObject({ lots: z.array(z.string()).min(1) }),
  packs: [{ lots: ['keeper', 'back', 'winger'] }],
  moves,
  events,
  refusals,

  checkTable({ options, content }) {
    const most = content.lots.length
    if (options.lots > most) mustNot(problem('more-lots-than-pack', { most }))
  },
  initial: ({ seats, options: { cash } }) => ({
    cash: mini.forAll(seats, cash),
    won: seatsOf(seats).map(() => []),
    lot: 0,
    high: null,
    passed: [],
    away: mini.forAll(seats, false),
  }),
  setup: ({ emit }) => emit({ type: 'lot.opened', lot: 0 }),

  decide: decided(rules),
  paces: { bid: { seconds: 20 } },
  defaults: { bid: () => ({ type: 'pass' }) },
  proceed,

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
    'seat.left': mini.leave,
  },

  /**
   * A raise restarts the clock but does not close the decision, because the price is part of the
   * clock name and not of the decision's key.
   */
  openDecisions: (state, { options }) =>
    state.lot === options.lots
      ? []
      : bidders(state).map((seat) => ({
          key: `bid:${state.lot}:${seat}`,
          kind: 'bid',
          seat,
          moves: ['bid', 'pass'],
          clock: `lot-${state.lot}-${state.high?.amount ?? 0}`,
        })),
  legalMoves: legal(rules, { bid: ['pass', 'bid'] }),
  outcome({ lot, won, cash, away }, { options }) {
    const scores = won.map((taken, seat) => taken.length * LOT_WORTH + at(cash, seat))
    return mini.outcomeOf(scores, away, lot === options.lots ? 'all-lots-gone' : null)
  },
  text: ({ lot, high, cash }, viewer, { content }) =>
    [
      `Lot ${content.lots[lot] ?? 'none'}.`,
      high ? `Best bid: £${high.amount} by seat ${high.seat}.` : 'No bid yet.',
      ...cash.map((held, seat) => `Seat ${seat}${seat === viewer ? ' (you)' : ''}: £${held}`),
    ].join('\n'),
})

const lowest = ({ high }: State<Auction>): number => (high?.amount ?? 0) + STEP

const bidders = (state: State<Auction>): Seat[] =>
  seatsOf(state.cash.length).filter(
    (seat) =>
      seat !== state.high?.seat &&
      !state.passed.includes(seat) &&
      at(state.cash, seat) >= lowest(state),
  )

function proceed({ state, table, emit }: Play<Auction>): boolean {
  const { lot, high } = state
  if (lot === table.options.lots || bidders(state).length > 0) return false
  if (high) emit({ type: 'lot.sold', lot, seat: high.seat, price: high.amount })
  else emit({ type: 'lot.withdrawn', lot })
  if (state.lot < table.options.lots) emit({ type: 'lot.opened', lot: state.lot })
  return true
}
