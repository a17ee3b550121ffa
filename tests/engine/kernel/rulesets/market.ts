import { z } from 'zod'
import {
  at,
  type EventOf,
  type MoveOf,
  open,
  seatSchema,
  seatsOf,
  secret,
  tagged,
} from '../../../../src/engine/kernel/define.ts'
import { type Must, mustOf } from '../../../../src/engine/kernel/refusal.ts'
import type { Play } from '../../../../src/engine/kernel/ruleset.ts'
import { exactly, oneOf, range } from '../../../../src/engine/kernel/space.ts'
import type { Decision, Seat, State } from '../../../../src/engine/kernel/types.ts'
import * as mini from './parts.ts'

const offer = z.strictObject({
  number: z.int(),
  from: seatSchema,
  to: seatSchema,
  card: z.int(),
  price: z.int(),
})
type Offer = z.infer<typeof offer>
const moves = {
  take: tagged('take', {}),
  offer: tagged('offer', { to: seatSchema, card: z.int(), price: z.int() }),
  accept: tagged('accept', {}),
  decline: tagged('decline', {}),
}
const parties = ({ from, to }: { readonly from: Seat; readonly to: Seat }) => [from, to]
const events = {
  'turn.taken': open(tagged('turn.taken', { turn: z.int(), seat: seatSchema, income: z.int() })),
  'offer.made': secret(tagged('offer.made', offer.shape), { seenBy: parties }),
  'offer.declined': secret(
    tagged('offer.declined', { number: z.int(), from: seatSchema, to: seatSchema }),
    { seenBy: parties },
  ),
  'trade.made': open(tagged('trade.made', offer.shape), { reveals: true }),
  /**
   * The event is emitted after every trade, even if no offers exist, because an event that is
   * emitted only if offers exist would reveal the offers.
   */
  'offers.withdrawn': secret(tagged('offers.withdrawn', { offers: z.array(offer) }), {
    seenBy: 'nobody',
    mask: ({ offers, type }, viewer) => ({
      type,
      offers: offers.filter((one) => parties(one).some((party) => party === viewer)),
    }),
  }),
  'seat.left': mini.seatLeft,
}
const refusals = {
  'offer-pending': { clause: 'MA-1', says: 'A seat has one offer open at a time.' },
  'no-such-partner': {
    clause: 'MA-2',
    says: 'An offer is made to another seat that has not left.',
  },
  'not-your-card': { clause: 'MA-3', says: 'Only an own card is offered.' },
  'cannot-pay': { clause: 'MA-4', says: 'The other seat has £{cash}, and pays no more.' },
  'price-not-in-tens': { clause: 'MA-5', says: 'Prices are multiples of 10.' },
} as const
const must: Must<typeof refusals> = mustOf(refusals)
const INCOME = 10
const STEP = 10

interface Draft {
  cash: number[]
  hands: number[][]
  turn: number
  /** The number of offers is public, but the seats that made the offers are secret. */
  made: number
  offers: Offer[]
  away: boolean[]
}
export interface Market extends mini.Plain {
  draft: Draft
  kind: 'turn' | 'market' | 'trade-response'
  move: MoveOf<typeof moves>
  event: EventOf<typeof events>
  view: Draft
  options: { turns: number }
}

/**
 * A game with optional decisions, in which a seat may make offers at any time. The recipient of an
 * offer has a limited time to answer, and other seats do not see the recipient's decision.
 */
export const market = mini.game<Market>({
  ...mini.plain,
  id: 'market',
  title: 'Market',
  seats: { min: 2, max: 4 },
  options: z.strictObject({ turns: z.int().positive().default(6) }),
  optionSamples: { turns: [4, 8] },
  moves,
  events,
  refusals,
  view: z.strictObject({
    cash: mini.amounts,
    hands: z.array(mini.amounts),
    turn: z.int(),
    made: z.int(),
    offers: z.array(offer),
    away: mini.flags,
  }),

  initial: ({ seats }) => ({
    cash: mini.forAll(seats, 20),
    hands: seatsOf(seats).map((seat) => [1, 2].map((card) => seat * 10 + card)),
    turn: 0,
    made: 0,
    offers: [],
    away: mini.forAll(seats, false),
  }),
  setup: ({ emit }) => emit({ type: 'turn.taken', turn: 0, seat: 0, income: 0 }),

  decide: {
    take: ({ state, emit }, { seat }) =>
      emit({ type: 'turn.taken', turn: state.turn + 1, seat, income: INCOME }),
    offer({ state, emit }, { seat: from, move: { to, card, price } }) {
      must(!state.offers.some((one) => one.from === from), 'offer-pending')
      must(partnersOf(state, from).includes(to), 'no-such-partner')
      must(at(state.hands, from).includes(card), 'not-your-card')
      must(price > 0 && price % STEP === 0, 'price-not-in-tens')
      must(price <= at(state.cash, to), 'cannot-pay', { cash: at(state.cash, to) })
      emit({ type: 'offer.made', number: state.made + 1, from, to, card, price })
    },
    accept(play, { seat, decision }) {
      play.emit({ ...answeredBy(play.state, seat, decision), type: 'trade.made' })
      withdrawVoid(play)
    },
    decline({ state, emit }, { seat, decision }) {
      const { number, from, to } = answeredBy(state, seat, decision)
      emit({ type: 'offer.declined', number, from, to })
    },
  },
  paces: { turn: { seconds: 30 }, market: 'none', 'trade-response': { seconds: 45 } },
  defaults: {
    turn: () => ({ type: 'take' }),
    market: 'none',
    'trade-response': () => ({ type: 'decline' }),
  },
  resign(play, seat) {
    play.emit({ type: 'seat.left', seat })
    withdrawVoid(play)
  },

  evolve: {
    'turn.taken': (draft, { turn, seat, income }) => {
      draft.turn = turn
      draft.cash[seat] = at(draft.cash, seat) + income
    },
    'offer.made': (draft, { type: _, ...made }) => {
      draft.made = made.number
      draft.offers.push(made)
    },
    'offer.declined': (draft, { number }) => {
      draft.offers = draft.offers.filter((one) => one.number !== number)
    },
    'trade.made': (draft, { number, from, to, card, price }) => {
      draft.offers = draft.offers.filter((one) => one.number !== number)
      draft.hands[from] = at(draft.hands, from).filter((held) => held !== card)
      at(draft.hands, to).push(card)
      draft.cash[from] = at(draft.cash, from) + price
      draft.cash[to] = at(draft.cash, to) - price
    },
    'offers.withdrawn': (draft, { offers }) => {
      const gone = offers.map(({ number }) => number)
      draft.offers = draft.offers.filter(({ number }) => !gone.includes(number))
    },
    'seat.left': mini.leave,
  },

  openDecisions({ turn, cash, offers, away }) {
    const seats = seatsOf(cash.length)
    const play: Decision<Market> = {
      key: `turn:${turn}`,
      kind: 'turn',
      seat: turn % cash.length,
      moves: ['take'],
    }
    const speak = seats
      .filter((seat) => !away[seat])
      .map(
        (seat): Decision<Market> => ({
          key: `market:${seat}`,
          kind: 'market',
          seat,
          moves: ['offer'],
          standing: true,
        }),
      )
    const answer = offers.map(
      ({ number, to: seat }): Decision<Market> => ({
        key: `offer:${number}`,
        kind: 'trade-response',
        seat,
        moves: ['accept', 'decline'],
        standing: true,
        shownTo: 'seat',
      }),
    )
    return [play, ...speak, ...answer]
  },
  legalMoves(state, { kind, seat, moves }) {
    if (kind !== 'market') return moves.map((type) => exactly(type as 'take'))
    if (state.offers.some(({ from }) => from === seat)) return []
    return partnersOf(state, seat).map((to) =>
      exactly('offer', {
        to,
        card: oneOf(at(state.hands, seat)),
        price: range(STEP, at(state.cash, to), STEP),
      }),
    )
  },
  viewFor({ offers, ...open }, viewer) {
    const isSeen = (one: State<Market>['offers'][number]) =>
      viewer === 'admin' || parties(one).some((party) => party === viewer)
    return structuredClone({ ...open, offers: offers.filter(isSeen) }) as Draft
  },
  outcome({ turn, cash, hands, away }, { options }) {
    const scores = hands.map((hand, seat) => hand.length * 15 + at(cash, seat))
    return mini.outcomeOf(scores, away, turn >= options.turns ? 'turns-over' : null)
  },
  imagine(view, viewer, _, chance) {
    const draft = structuredClone(view)
    const taken = draft.offers.map(({ number }) => number)
    const number = seatsOf(draft.made)
      .map((before) => before + 1)
      .find((one) => !taken.includes(one))
    // The view does not reveal whether other seats have made offers to each other.
    for (const from of chance.shuffle(partnersOf(draft, viewer))) {
      const to = partnersOf(draft, from).find((other) => other !== viewer)
      const card = draft.hands[from]?.[0]
      const isFree = !draft.offers.some((one) => one.from === from)
      if (number === undefined || to === undefined || card === undefined || !isFree) continue
      if (at(draft.cash, to) < STEP) continue
      draft.offers.push({ number, from, to, card, price: STEP })
      break
    }
    draft.offers.sort((one, other) => one.number - other.number)
    return draft
  },
  text: ({ turn, cash, hands, offers }, viewer) =>
    [
      `Turn ${turn}. You: ${viewer}.`,
      ...hands.map((hand, seat) => `Seat ${seat}: £${cash[seat]}, cards ${hand.join(' ')}`),
      ...offers.map(({ from, to, card, price }) => `${from} offers ${to} card ${card}, £${price}`),
    ].join('\n'),
})

const partnersOf = ({ cash, away }: State<Market>, viewer: unknown): Seat[] =>
  seatsOf(cash.length).filter((seat) => seat !== viewer && !away[seat])

const answeredBy = ({ offers }: State<Market>, seat: Seat, { key }: Decision<Market>) =>
  at(
    offers.filter(({ to, number }) => to === seat && key === `offer:${number}`),
    0,
  )

function withdrawVoid({ state, emit }: Play<Market>): void {
  const { hands, cash, away } = state
  const isVoid = ({ from, to, card, price }: Offer) =>
    away[from] || away[to] || at(cash, to) < price || !at(hands, from).includes(card)
  emit({
    type: 'offers.withdrawn',
    offers: structuredClone(state.offers.filter(isVoid)) as Offer[],
  })
}
