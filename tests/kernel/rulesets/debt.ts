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
import { exactly, oneOf } from '../../../src/kernel/space.ts'
import type { Decision, Seat, State } from '../../../src/kernel/types.ts'
import { amounts, flags, isLastOne, leave, outcomeOf, randomly, seatLeft } from './parts.ts'

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
  'seat.left': seatLeft,
}
const refusals = {
  'debt-open': 'DE-1',
  'card-not-yours': 'DE-2',
  'no-such-partner': 'DE-3',
  'not-enough-cash': 'DE-4',
} as const
const must: Must<keyof typeof refusals> = mustOf(refusals)
const LEVY = 30
const PRICE = 20
const GIFT = 5

interface Draft {
  cash: number[]
  cards: number[][]
  turn: number
  levied: boolean
  debts: z.infer<typeof debtOf>[]
  away: boolean[]
}
export interface Debt {
  draft: Draft
  kind: 'turn' | 'interject' | 'settle-debt'
  move: MoveOf<typeof moves>
  event: EventOf<typeof events>
  view: Draft
  options: { turns: number }
  choice: NoChoice
  content: null
}

/**
 * While somebody owes, everything else waits: no answer is taken and no clock runs, and the turn
 * goes on afterwards with the time that was left. Who lets the time for a debt run out is sold up.
 */
export const debt = defineRuleset<Debt>({
  id: 'debt',
  version: 1,
  title: 'Debt',
  seats: { min: 2, max: 4 },
  options: z.strictObject({ turns: z.int().positive().default(4) }),
  optionSamples: { turns: [2, 5] },
  choice: noChoice,
  content: z.null(),
  packs: [null],
  moves,
  events,
  refusals,
  view: z.strictObject({
    cash: amounts,
    cards: z.array(amounts),
    turn: z.int(),
    levied: z.boolean(),
    debts: z.array(debtOf),
    away: flags,
  }),

  initial: ({ seats }) => ({
    cash: seatsOf(seats).map((seat) => seat * 10),
    cards: seatsOf(seats).map((seat) => [1, 2, 3].map((card) => seat * 10 + card)),
    turn: 0,
    levied: false,
    debts: [],
    away: seatsOf(seats).map(() => false),
  }),
  setup: ({ emit }) => emit({ type: 'turn.started', turn: 0 }),

  decide: {
    levy(play, { seat: to }) {
      const { state, table, emit } = play
      const rivals = seatsOf(table.seats).filter((seat) => seat !== to && !state.away[seat])
      emit({
        type: 'levy.made',
        seat: to,
        debts: rivals.map((seat) => ({ seat, to, amount: LEVY })),
      })
      payWhatCanBePaid(play)
    },
    'end-turn': ({ state, emit }) => emit({ type: 'turn.started', turn: state.turn + 1 }),
    sell(play, { seat, move: { card } }) {
      must(at(play.state.cards, seat).includes(card), 'card-not-yours')
      play.emit({ type: 'card.sold', seat, card, price: PRICE })
      payWhatCanBePaid(play)
    },
    gift({ state, emit }, { seat: from, move: { to } }) {
      must(to !== from && to < state.cash.length, 'no-such-partner')
      must(at(state.cash, from) >= GIFT, 'not-enough-cash', { cash: at(state.cash, from) })
      emit({ type: 'gift.made', from, to, amount: GIFT })
    },
  },
  defaults: {
    turn: () => ({ type: 'end-turn' }),
    interject: 'none',
    'settle-debt'(play, { seat }) {
      for (const card of [...at(play.state.cards, seat)])
        if (owes(play.state, seat)) {
          play.emit({ type: 'card.sold', seat, card, price: PRICE })
          payWhatCanBePaid(play)
        }
      return null
    },
  },
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
    'seat.left': leave,
  },

  openDecisions({ turn, levied, debts, cash, away }) {
    const waits = debts.length > 0 ? { suspendedBy: 'debt-open' } : {}
    const settle = debts.map(
      ({ seat }): Decision<Debt> => ({
        key: `debt:${turn}:${seat}`,
        kind: 'settle-debt',
        seat,
        moves: ['sell'],
        limit: { seconds: 60 },
      }),
    )
    const play: Decision<Debt> = {
      key: `turn:${turn}:${levied}`,
      kind: 'turn',
      seat: turn % cash.length,
      moves: levied ? ['end-turn'] : ['levy', 'end-turn'],
      limit: { seconds: 30, clock: `turn-${turn}` },
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
  legalMoves({ cards, cash }, { kind, seat, moves }) {
    if (kind === 'settle-debt') return [exactly('sell', { card: oneOf(at(cards, seat)) })]
    if (kind === 'turn') return moves.map((type) => exactly(type as 'levy' | 'end-turn'))
    if (at(cash, seat) < GIFT) return []
    const others = seatsOf(cash.length).filter((other) => other !== seat)
    return [exactly('gift', { to: oneOf(others) })]
  },
  viewFor: (state) => structuredClone(state) as Draft,
  outcome({ turn, cash, cards, away }, { options }) {
    const scores = cards.map((held, seat) => held.length * PRICE + at(cash, seat))
    if (isLastOne(away)) return outcomeOf(scores, away, 'walkover')
    return turn >= options.turns ? outcomeOf(scores, away, 'turns-over') : null
  },
  imagine: (view) => structuredClone(view),
  text: ({ turn, cash, cards, debts }, viewer) =>
    [
      `Turn ${turn}. You: ${viewer}.`,
      ...cash.map((held, seat) => `Seat ${seat}: £${held}, ${at(cards, seat).length} cards`),
      ...debts.map(({ seat, to, amount }) => `Seat ${seat} owes seat ${to} £${amount}`),
    ].join('\n'),
  bot: randomly,
})

const owes = ({ debts }: State<Debt>, debtor: Seat): boolean =>
  debts.some(({ seat }) => seat === debtor)

/** A debt is paid as soon as the cash is there; what nothing is left for is lost. */
function payWhatCanBePaid({ state, emit }: Play<Debt>): void {
  for (const { seat: from, to, amount } of [...state.debts]) {
    const cash = at(state.cash, from)
    const paid = Math.min(cash, amount)
    if (paid === amount || at(state.cards, from).length === 0)
      emit({ type: 'debt.settled', from, to, paid, lost: amount - paid })
  }
}
