import { z } from 'zod'
import type { Chance } from '../../../../src/engine/kernel/chance.ts'
import {
  at,
  type EventOf,
  type MoveOf,
  open,
  seatSchema,
  seatsOf,
  tagged,
} from '../../../../src/engine/kernel/define.ts'
import { type Must, mustOf } from '../../../../src/engine/kernel/refusal.ts'
import {
  type Domain,
  exactly,
  hull,
  range,
  record,
  type Space,
  subsetOf,
} from '../../../../src/engine/kernel/space.ts'
import type { Seat, State } from '../../../../src/engine/kernel/types.ts'
import * as mini from './parts.ts'

const STEP = 10
const side = z.strictObject({ cards: mini.amounts, cash: z.int().min(0).multipleOf(STEP) })
const terms = z.strictObject({ give: side, take: side })
type Terms = z.infer<typeof terms>
const offer = z.strictObject({ from: seatSchema, to: seatSchema, terms })
const moves = {
  offer: tagged('offer', { to: seatSchema, terms }),
  counter: tagged('counter', { terms }),
  accept: tagged('accept', {}),
  decline: tagged('decline', {}),
  'end-turn': tagged('end-turn', {}),
}
const events = {
  'turn.started': open(tagged('turn.started', { turn: z.int() })),
  'offer.made': open(tagged('offer.made', { from: seatSchema, to: seatSchema, terms })),
  'negotiation.ended': open(tagged('negotiation.ended', {})),
  'trade.made': open(tagged('trade.made', { from: seatSchema, to: seatSchema, terms })),
  'seat.left': mini.seatLeft,
}
const refusals = {
  'no-partner': { clause: 'TR-1', says: 'A partner is another seat that has not left.' },
  'empty-offer': { clause: 'TR-2', says: 'An offer gives something or takes something.' },
  'not-theirs-to-trade': {
    clause: 'TR-3',
    says: 'Each side gives cards that it holds, each of them once.',
  },
  'not-enough-cash': { clause: 'TR-4', says: 'Each side gives cash that it has.' },
  'cash-both-ways': { clause: 'TR-5', says: 'Cash flows one way.' },
} as const
const must: Must<typeof refusals> = mustOf(refusals)
const COUNTERS = 3
const TRIES_MAX = 50

const board = z.strictObject({
  cash: mini.amounts,
  hands: z.array(mini.amounts),
  turn: z.int(),
  offers: z.int(),
  offer: offer.nullable(),
  away: mini.flags,
})
type Draft = z.infer<typeof board>

export interface Trade extends mini.OnBoard<typeof board> {
  kind: 'turn' | 'answer-offer'
  move: MoveOf<typeof moves>
  event: EventOf<typeof events>
  options: { turns: number }
}

/**
 * A game in which two seats negotiate, and every counter-offer opens a decision for the other seat
 * with the same clock. The fields of an offer depend on each other, so the described set of moves
 * also contains illegal offers.
 */
export const trade = mini.game<Trade>({
  ...mini.onBoard(board),
  id: 'trade',
  title: 'Trade',
  seats: { min: 2, max: 3 },
  options: z.strictObject({ turns: z.int().positive().default(4) }),
  optionSamples: { turns: [3, 6] },
  moves,
  events,
  refusals,

  initial: ({ seats }) => ({
    cash: mini.forAll(seats, 50),
    hands: seatsOf(seats).map((seat) => [0, 1, 2].map((card) => seat * 3 + card)),
    turn: 0,
    offers: 0,
    offer: null,
    away: mini.forAll(seats, false),
  }),
  setup: ({ emit }) => emit({ type: 'turn.started', turn: 0 }),

  decide: {
    offer: ({ state, emit }, { seat: from, move: { to, terms } }) => {
      mustBeFair(state, from, to, terms)
      emit({ type: 'offer.made', from, to, terms })
    },
    counter: ({ state, emit }, { seat: from, move: { terms } }) => {
      const to = pending(state).from
      mustBeFair(state, from, to, terms)
      emit({ type: 'offer.made', from, to, terms })
    },
    accept: ({ state, emit }) => {
      const { from, to, terms } = structuredClone(pending(state)) as z.infer<typeof offer>
      emit({ type: 'trade.made', from, to, terms })
    },
    decline: ({ emit }) => emit({ type: 'negotiation.ended' }),
    'end-turn': ({ state, emit }) => emit({ type: 'turn.started', turn: state.turn + 1 }),
  },
  paces: { turn: { share: 1 }, 'answer-offer': { seconds: 60 } },
  defaults: {
    turn: () => ({ type: 'end-turn' }),
    'answer-offer'({ emit }) {
      emit({ type: 'negotiation.ended' })
      return null
    },
  },
  resign({ state, emit }, seat) {
    emit({ type: 'seat.left', seat })
    if (state.offer?.from === seat) emit({ type: 'negotiation.ended' })
  },

  evolve: {
    'turn.started': (draft, { turn }) => {
      draft.turn = turn
      draft.offers = 0
    },
    'offer.made': (draft, { from, to, terms }) => {
      draft.offers += 1
      draft.offer = { from, to, terms: structuredClone(terms) }
    },
    'negotiation.ended': (draft) => {
      draft.offer = null
    },
    'trade.made': (draft, { from, to, terms: { give, take } }) => {
      handOver(draft, from, to, give)
      handOver(draft, to, from, take)
      draft.offer = null
    },
    'seat.left': mini.leave,
  },

  /**
   * The decision's key contains the number of the offer, so that a seat cannot accept terms that
   * have changed.
   */
  openDecisions({ turn, offers, offer, cash }) {
    if (!offer) {
      const moves = offers === 0 ? (['offer', 'end-turn'] as const) : (['end-turn'] as const)
      return [{ key: `turn:${turn}`, kind: 'turn', seat: turn % cash.length, moves }]
    }
    const answers = ['accept', 'decline'] as const
    return [
      {
        key: `answer:${turn}:${offers}`,
        kind: 'answer-offer',
        seat: offer.to,
        moves: offers > COUNTERS ? answers : [...answers, 'counter'],
        clock: `negotiation-${turn}`,
      },
    ]
  },
  legalMoves(state, { seat, moves }) {
    const partners = seatsOf(state.cash.length).filter((to) => to !== seat && !state.away[to])
    return moves.flatMap((type): Space<Trade['move']>[] => {
      if (type === 'counter') {
        const { from } = pending(state)
        return [hull('counter', { terms: termsBetween(state, seat, from) })]
      }
      if (type !== 'offer') return [exactly(type)]
      return partners.map((to) => hull('offer', { to, terms: termsBetween(state, seat, to) }))
    })
  },
  suggest(state, { decision: { seat }, type }, _, chance) {
    const partners = seatsOf(state.cash.length).filter((to) => to !== seat && !state.away[to])
    const to = type === 'counter' ? pending(state).from : chance.pick(partners)
    const terms = fairTerms(state, seat, to, chance)
    if (!terms) return null
    return type === 'counter' ? { type: 'counter', terms } : { type: 'offer', to, terms }
  },
  outcome({ turn, cash, hands, away }, { options }) {
    const scores = hands.map((hand, seat) => hand.length * 20 + at(cash, seat))
    return mini.outcomeOf(scores, away, turn >= options.turns ? 'turns-over' : null)
  },
  text: ({ turn, cash, hands, offer }, viewer) =>
    [
      `Turn ${turn}. You: ${viewer}. ${offer ? `On the table: ${JSON.stringify(offer)}` : ''}`,
      ...hands.map((hand, seat) => `Seat ${seat}: £${cash[seat]}, cards ${hand.join(' ')}`),
    ].join('\n'),
})

function mustBeFair(state: State<Trade>, from: Seat, to: Seat, { give, take }: Terms): void {
  must(to !== from && to < state.cash.length && !state.away[to], 'no-partner')
  must(give.cards.length + give.cash + take.cards.length + take.cash > 0, 'empty-offer')
  must(owns(state, from, give.cards) && owns(state, to, take.cards), 'not-theirs-to-trade')
  const affordable = give.cash <= at(state.cash, from) && take.cash <= at(state.cash, to)
  must(affordable, 'not-enough-cash')
  must(give.cash === 0 || take.cash === 0, 'cash-both-ways')
}

const owns = ({ hands }: State<Trade>, seat: Seat, cards: readonly number[]): boolean =>
  new Set(cards).size === cards.length && cards.every((card) => at(hands, seat).includes(card))

const termsBetween = ({ hands, cash }: State<Trade>, from: Seat, to: Seat): Domain<Terms> => {
  const partOf = (seat: Seat) =>
    record<Terms['give']>({
      cards: subsetOf(at(hands, seat)),
      cash: range(0, at(cash, seat), STEP),
    })
  return record<Terms>({ give: partOf(from), take: partOf(to) })
}

function fairTerms(state: State<Trade>, from: Seat, to: Seat, chance: Chance): Terms | null {
  const some = (cards: readonly number[]) => cards.filter(() => chance.below(2) === 0)
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const payer = chance.pick([from, to])
    const cash = chance.below(at(state.cash, payer) / STEP + 1) * STEP
    const give = { cards: some(at(state.hands, from)), cash: payer === from ? cash : 0 }
    const take = { cards: some(at(state.hands, to)), cash: payer === to ? cash : 0 }
    if (give.cards.length + take.cards.length + cash > 0) return { give, take }
  }
  return null
}

function handOver(draft: Draft, from: Seat, to: Seat, { cards, cash }: Terms['give']): void {
  draft.hands[from] = at(draft.hands, from).filter((card) => !cards.includes(card))
  at(draft.hands, to).push(...cards)
  draft.cash[from] = at(draft.cash, from) - cash
  draft.cash[to] = at(draft.cash, to) + cash
}

function pending({ offer }: State<Trade>) {
  if (!offer) throw new Error('an answer was asked without an offer')
  return offer
}
