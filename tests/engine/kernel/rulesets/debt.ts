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
import { decided, legal, problemOf, type Rules } from '../../../../src/engine/kernel/rule.ts'
import type { Play } from '../../../../src/engine/kernel/ruleset.ts'
import { exactly, oneOf } from '../../../../src/engine/kernel/space.ts'
import type { At, Decision, Seat, State } from '../../../../src/engine/kernel/types.ts'
import * as mini from './parts.ts'

const debtOf = z.strictObject({ seat: seatSchema, to: seatSchema, amount: z.int() })
const moves = {
  levy: tagged('levy', {}),
  'end-turn': tagged('end-turn', {}),
  sell: tagged('sell', { card: z.int() }),
  gift: tagged('gift', { to: seatSchema }),
}
const events = {
  'turn.started': open(tagged('turn.started', { turn: z.int() })),
  'levy.made': open(tagged('levy.made', { seat: seatSchema, debts: z.array(debtOf) })),
  'card.sold': open(tagged('card.sold', { seat: seatSchema, card: z.int(), price: z.int() })),
  'debt.settled': open(
    tagged('debt.settled', { from: seatSchema, to: seatSchema, paid: z.int(), lost: z.int() }),
  ),
  'gift.made': open(tagged('gift.made', { from: seatSchema, to: seatSchema, amount: z.int() })),
  'seat.left': mini.seatLeft,
}
const refusals = {
  'debt-open': { clause: 'DE-1', says: 'A debt is settled before anything else.' },
  'card-not-yours': { clause: 'DE-2', says: 'Only an own card is sold.' },
  'no-such-partner': { clause: 'DE-3', says: 'A gift goes to another seat of the game.' },
  'not-enough-cash': {
    clause: 'DE-4',
    says: 'The gift costs more than the £{cash} that are there.',
  },
} as const
const problem = problemOf(refusals)
const LEVY = 30
const PRICE = 20
const GIFT = 5

const board = z.strictObject({
  cash: mini.amounts,
  cards: z.array(mini.amounts),
  turn: z.int(),
  levied: z.boolean(),
  debts: z.array(debtOf),
  away: mini.flags,
})

export interface Debt extends mini.OnBoard<typeof board> {
  kind: 'turn' | 'interject' | 'settle-debt'
  move: MoveOf<typeof moves>
  event: EventOf<typeof events>
  options: { turns: number }
}

const rules: Rules<Debt> = {
  levy: {
    act({ state, table, emit }, { seat: to }) {
      const rivals = seatsOf(table.seats).filter((seat) => seat !== to && !state.away[seat])
      const debts = rivals.map((seat) => ({ seat, to, amount: LEVY }))
      emit({ type: 'levy.made', seat: to, debts })
    },
  },
  'end-turn': { act: ({ state, emit }) => emit({ type: 'turn.started', turn: state.turn + 1 }) },
  sell: {
    problem: ({ state }, { seat, move: { card } }) =>
      at(state.cards, seat).includes(card) ? null : problem('card-not-yours'),
    spaces: ({ state }, { seat }) => [exactly('sell', { card: oneOf(at(state.cards, seat)) })],
    act: ({ emit }, { seat, move: { card } }) =>
      emit({ type: 'card.sold', seat, card, price: PRICE }),
  },
  gift: {
    problem: (here, { seat, move: { to } }) => giftProblem(here, seat, to),
    spaces(here, { seat }) {
      const others = seatsOf(here.table.seats).filter((to) => !giftProblem(here, seat, to))
      return others.length === 0 ? [] : [exactly('gift', { to: oneOf(others) })]
    },
    act: ({ emit }, { seat: from, move: { to } }) =>
      emit({ type: 'gift.made', from, to, amount: GIFT }),
  },
}

function giftProblem({ state, table }: At<Debt>, from: Seat, to: Seat) {
  if (to === from || to >= table.seats) return problem('no-such-partner')
  const cash = at(state.cash, from)
  return cash < GIFT ? problem('not-enough-cash', { cash }) : null
}

/**
 * A game in which a debt suspends all other decisions. Until the debtor pays, the rules refuse
 * answers to other decisions, and the clocks of these decisions are stopped. After the payment, the
 * stopped clocks continue with their remaining time. When a debtor's time ends, the bank sells the
 * debtor's cards.
 */
export const debt = mini.game<Debt>({
  ...mini.onBoard(board),
  id: 'debt',
  title: 'Debt',
  seats: { min: 2, max: 4 },
  options: z.strictObject({ turns: z.int().positive().default(4) }),
  optionSamples: { turns: [2, 5] },
  moves,
  events,
  refusals,

  initial: ({ seats }) => ({
    cash: seatsOf(seats).map((seat) => seat * 10),
    cards: seatsOf(seats).map((seat) => [1, 2, 3].map((card) => seat * 10 + card)),
    turn: 0,
    levied: false,
    debts: [],
    away: mini.forAll(seats, false),
  }),
  setup: ({ emit }) => emit({ type: 'turn.started', turn: 0 }),

  decide: decided(rules),
  paces: { turn: { seconds: 30 }, interject: 'none', 'settle-debt': { seconds: 60 } },
  defaults: {
    turn: () => ({ type: 'end-turn' }),
    interject: 'none',
    'settle-debt'({ state, emit }, { seat }) {
      for (const card of [...at(state.cards, seat)])
        if (at(state.cash, seat) < owed(state, seat))
          emit({ type: 'card.sold', seat, card, price: PRICE })
      return null
    },
  },
  proceed,
  resign({ state, emit }, seat) {
    emit({ type: 'seat.left', seat })
    const claims = state.debts.filter((one) => one.to === seat)
    for (const { seat: from, to, amount } of claims)
      emit({ type: 'debt.settled', from, to, paid: 0, lost: amount })
  },

  evolve: {
    'turn.started': (draft, { turn }) => {
      draft.turn = turn
      draft.levied = false
    },
    'levy.made': (draft, { debts }) => {
      draft.levied = true
      draft.debts.push(...debts.map((one) => ({ ...one })))
    },
    'card.sold': (draft, { seat, card, price }) => {
      draft.cards[seat] = at(draft.cards, seat).filter((held) => held !== card)
      draft.cash[seat] = at(draft.cash, seat) + price
    },
    'debt.settled': (draft, { from, to, paid }) => {
      draft.debts = draft.debts.filter(({ seat }) => seat !== from)
      draft.cash[from] = at(draft.cash, from) - paid
      draft.cash[to] = at(draft.cash, to) + paid
    },
    'gift.made': (draft, { from, to, amount }) => {
      draft.cash[from] = at(draft.cash, from) - amount
      draft.cash[to] = at(draft.cash, to) + amount
    },
    'seat.left': mini.leave,
  },

  openDecisions({ turn, levied, debts, cash, away }) {
    const waits = debts.length > 0 ? { suspendedBy: 'debt-open' } : {}
    const settle = debts.map(
      ({ seat }): Decision<Debt> => ({
        key: `debt:${turn}:${seat}`,
        kind: 'settle-debt',
        seat,
        moves: ['sell'],
      }),
    )
    const play: Decision<Debt> = {
      key: `turn:${turn}:${levied}`,
      kind: 'turn',
      seat: turn % cash.length,
      moves: levied ? ['end-turn'] : ['levy', 'end-turn'],
      clock: `turn-${turn}`,
      ...waits,
    }
    const speak = seatsOf(cash.length).map(
      (seat): Decision<Debt> => ({
        key: `interject:${seat}`,
        kind: 'interject',
        seat,
        moves: ['gift'],
        standing: true,
        ...waits,
      }),
    )
    return [...settle, play, ...speak.filter(({ seat }) => !away[seat])]
  },
  legalMoves: legal(rules),
  outcome({ turn, cash, cards, away }, { options }) {
    const scores = cards.map((held, seat) => held.length * PRICE + at(cash, seat))
    return mini.outcomeOf(scores, away, turn >= options.turns ? 'turns-over' : null)
  },
  text: ({ turn, cash, cards, debts }, viewer) =>
    [
      `Turn ${turn}. You: ${viewer}.`,
      ...cash.map((held, seat) => `Seat ${seat}: £${held}, ${at(cards, seat).length} cards`),
      ...debts.map(({ seat, to, amount }) => `Seat ${seat} owes seat ${to} £${amount}`),
    ].join('\n'),
})

const owed = ({ debts }: State<Debt>, debtor: Seat): number =>
  debts.find(({ seat }) => seat === debtor)?.amount ?? 0

function proceed({ state, emit }: Play<Debt>): boolean {
  const { debts, cash, cards } = state
  const due = debts.find(
    ({ seat, amount }) => at(cash, seat) >= amount || at(cards, seat).length === 0,
  )
  if (!due) return false
  const { seat: from, to, amount } = due
  const paid = Math.min(at(cash, from), amount)
  emit({ type: 'debt.settled', from, to, paid, lost: amount - paid })
  return true
}
