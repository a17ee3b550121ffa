import { z } from 'zod'
import {
  at,
  type EventOf,
  type MoveOf,
  nextSeat,
  open,
  seatSchema,
  seatsOf,
  secret,
  tagged,
} from '../../../../src/engine/kernel/define.ts'
import { decided, legal, problemOf, type Rules } from '../../../../src/engine/kernel/rule.ts'
import type { Play } from '../../../../src/engine/kernel/ruleset.ts'
import { exactly, oneOf } from '../../../../src/engine/kernel/space.ts'
import type { Seat, State } from '../../../../src/engine/kernel/types.ts'
import * as mini from './parts.ts'

const card = z.string().min(1)
const cards = z.array(card)
const moves = { lay: tagged('lay', { card }) }
const ofSeat = { seat: seatSchema, card }
const events = {
  'deck.shuffled': secret(tagged('deck.shuffled', { deck: cards }), {
    seenBy: 'nobody',
    hides: ['deck'],
    counts: { deck: 'count' },
  }),
  'trophy.set': secret(tagged('trophy.set', ofSeat), { seenBy: 'nobody', hides: ['card'] }),
  'card.drawn': secret(tagged('card.drawn', ofSeat), {
    seenBy: ({ seat }) => [seat],
    hides: ['card'],
    reveals: true,
  }),
  'card.laid': secret(tagged('card.laid', ofSeat), {
    seenBy: ({ seat }) => [seat],
    hides: ['card'],
  }),
  'duel.won': open(tagged('duel.won', { seat: seatSchema, cards }), { reveals: true }),
  'seat.left': mini.seatLeft,
}
const refusals = {
  'card-not-in-hand': { clause: 'HD-2', says: 'A card is laid from the own hand.' },
} as const
const problem = problemOf(refusals)
const HAND = 3

interface Draft {
  deck: string[]
  hands: string[][]
  trophies: string[]
  laid: (string | null)[]
  played: string[]
  points: number[]
  leader: Seat
  away: boolean[]
}
interface View {
  hands: (string[] | null)[]
  counts: number[]
  deck: number
  trophies: (string | null)[]
  laid: (string | boolean)[]
  played: string[]
  points: number[]
  leader: Seat
  away: boolean[]
}
export interface Duel extends Omit<mini.Plain, 'content'> {
  draft: Draft
  kind: 'lay'
  move: MoveOf<typeof moves>
  event: EventOf<typeof events>
  view: View
  options: mini.NoOptions
  content: { cards: string[] }
}

const rules: Rules<Duel> = {
  lay: {
    problem: ({ state }, { seat, move: { card } }) =>
      at(state.hands, seat).includes(card) ? null : problem('card-not-in-hand'),
    spaces: ({ state }, { seat }) => [exactly('lay', { card: oneOf(at(state.hands, seat)) })],
    act: ({ emit }, { seat, move: { card } }) => emit({ type: 'card.laid', seat, card }),
  },
}

/**
 * A game with hidden hands, a deck in secret order, and trophies that even their owners do not see.
 * At the end of the game, all cards are revealed.
 */
export const duel = mini.game<Duel>({
  ...mini.plain,
  id: 'duel',
  title: 'Duel',
  seats: { min: 2, max: 2 },
  options: mini.noOptions,
  optionSamples: {},
  content: z.strictObject({
    cards: cards.min(8).refine((all) => new Set(all).size === all.length, 'cards differ'),
  }),
  packs: [{ cards: seatsOf(12).map((rank) => `card-${rank + 10}`) }],
  moves,
  events,
  refusals,
  view: z.strictObject({
    hands: z.array(cards.nullable()),
    counts: z.array(z.int()),
    deck: z.int(),
    trophies: z.array(card.nullable()),
    laid: z.array(z.union([card, z.boolean()])),
    played: cards,
    points: z.array(z.int()),
    leader: seatSchema,
    away: mini.flags,
  }),

  initial: () => ({
    deck: [],
    hands: [[], []],
    trophies: ['', ''],
    laid: [null, null],
    played: [],
    points: [0, 0],
    leader: 0,
    away: [false, false],
  }),
  setup({ table, chance, state, emit }) {
    emit({ type: 'deck.shuffled', deck: chance.shuffle(table.content.cards) })
    for (const seat of [0, 1]) emit({ type: 'trophy.set', seat, card: at(state.deck, 0) })
    for (let dealt = 0; dealt < HAND * 2; dealt += 1)
      emit({ type: 'card.drawn', seat: dealt % 2, card: at(state.deck, 0) })
  },

  decide: decided(rules),
  paces: { lay: { seconds: 30 } },
  defaults: { lay: ({ state }, { seat }) => ({ type: 'lay', card: at(at(state.hands, seat), 0) }) },
  proceed,

  evolve: {
    'deck.shuffled': (draft, { deck }) => {
      draft.deck = [...deck]
    },
    'trophy.set': (draft, { seat, card }) => {
      draft.deck.shift()
      draft.trophies[seat] = card
    },
    'card.drawn': (draft, { seat, card }) => {
      draft.deck.shift()
      at(draft.hands, seat).push(card)
    },
    'card.laid': (draft, { seat, card }) => {
      draft.hands[seat] = at(draft.hands, seat).filter((held) => held !== card)
      draft.laid[seat] = card
    },
    'duel.won': (draft, { seat, cards }) => {
      draft.points[seat] = at(draft.points, seat) + 1
      draft.played.push(...cards)
      draft.laid = [null, null]
      draft.leader = seat
    },
    'seat.left': mini.leave,
  },

  openDecisions(state) {
    const seat = at(state.laid, state.leader) === null ? state.leader : nextSeat(state.leader, 2)
    return [{ key: `lay:${seat}`, kind: 'lay', seat, moves: ['lay'] }]
  },
  legalMoves: legal(rules),
  viewFor(state, viewer) {
    const seesAll = viewer === 'admin' || isOver(state)
    return {
      hands: state.hands.map((hand, seat) => (seesAll || seat === viewer ? [...hand] : null)),
      counts: state.hands.map((hand) => hand.length),
      deck: state.deck.length,
      trophies: state.trophies.map((trophy) => (seesAll ? trophy : null)),
      laid: state.laid.map((laid, seat) =>
        laid !== null && (seesAll || seat === viewer) ? laid : laid !== null,
      ),
      played: [...state.played],
      points: [...state.points],
      leader: state.leader,
      away: [...state.away],
    }
  },
  outcome: (state) =>
    mini.outcomeOf(state.points, state.away, isOver(state) ? 'hands-empty' : null),
  imagine({ hands, counts, deck, trophies, laid, ...open }, _, { content }, chance) {
    const known = new Set([...hands.flat(), ...trophies, ...laid, ...open.played])
    const unseen = chance.shuffle(content.cards.filter((one) => !known.has(one)))
    const take = () => at(unseen.splice(0, 1), 0)
    return {
      ...open,
      hands: hands.map((hand, seat) => hand ?? seatsOf(at(counts, seat)).map(take)),
      trophies: trophies.map((trophy) => trophy ?? take()),
      laid: laid.map((one) => (one === true ? take() : one === false ? null : one)),
      deck: seatsOf(deck).map(take),
    }
  },
  text: ({ hands, counts, points, laid }, viewer) =>
    [
      `You: ${viewer}. Points ${points.join(':')}, cards held ${counts.join(':')}.`,
      ...hands.flatMap((hand, seat) => (hand ? [`Hand of seat ${seat}: ${hand.join(' ')}`] : [])),
      `On the table: ${laid.map((one) => (one === true ? 'face down' : one || 'nothing'))}`,
    ].join('\n'),
})

function proceed({ state, emit }: Play<Duel>): boolean {
  const [first, second] = state.laid
  if (!first || !second) return false
  const winner = first > second ? 0 : 1
  emit({ type: 'duel.won', seat: winner, cards: [first, second] })
  for (const seat of [winner, 1 - winner]) {
    const top = state.deck[0]
    if (top !== undefined) emit({ type: 'card.drawn', seat, card: top })
  }
  return true
}

const isOver = ({ hands, laid, away }: State<Duel>): boolean =>
  mini.isLastOne(away) || [...hands.flat(), ...laid].every((card) => card === null)
