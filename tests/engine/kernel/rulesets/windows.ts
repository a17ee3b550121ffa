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
import type { At, Seat, State } from '../../../../src/engine/kernel/types.ts'
import * as mini from './parts.ts'

const card = z.string()
const cards = z.array(card)
const moves = {
  attack: tagged('attack', {}),
  block: tagged('block', { card }),
  'let-go': tagged('let-go', {}),
}
const events = {
  'hand.dealt': secret(tagged('hand.dealt', { seat: seatSchema, cards }), {
    seenBy: ({ seat }) => [seat],
    hides: ['cards'],
    counts: { cards: 'count' },
    reveals: true,
  }),
  'attack.started': open(tagged('attack.started', { seat: seatSchema })),
  'block.played': open(tagged('block.played', { seat: seatSchema, card }), { reveals: true }),
  'window.passed': open(tagged('window.passed', { seat: seatSchema })),
  'attack.ended': open(tagged('attack.ended', { seat: seatSchema, goal: z.boolean() })),
  'seat.left': mini.seatLeft,
}
const refusals = {
  'not-in-hand': { clause: 'WI-1', says: 'A block is played from the own hand.' },
  'not-a-block': { clause: 'WI-2', says: 'Only a block stops an attack.' },
} as const
const problem = problemOf(refusals)
const HAND = 3
const COPIES = 9
const deckOfAll = ['block', 'dud'].flatMap((kind) => seatsOf(COPIES).map((one) => `${kind}-${one}`))

const window = z.strictObject({ blocks: z.int(), last: seatSchema, silent: z.array(seatSchema) })

interface Open {
  goals: number[]
  attacks: number
  attacker: Seat
  window: z.infer<typeof window> | null
  discard: string[]
  away: boolean[]
}
interface Draft extends Open {
  hands: string[][]
}
interface View extends Open {
  hand: string[] | null
  counts: number[]
}
export interface Windows extends mini.Plain {
  draft: Draft
  kind: 'attack' | 'react'
  move: MoveOf<typeof moves>
  event: EventOf<typeof events>
  view: View
  options: { attacks: number }
}

const rules: Rules<Windows> = {
  attack: { act: ({ emit }, { seat }) => emit({ type: 'attack.started', seat }) },
  block: {
    problem: (here, { seat, move: { card } }) => blockProblem(here, seat, card),
    spaces: (here, { seat }) => [
      exactly('block', {
        card: oneOf(at(here.state.hands, seat).filter((one) => !blockProblem(here, seat, one))),
      }),
    ],
    act: ({ emit }, { seat, move: { card } }) => emit({ type: 'block.played', seat, card }),
  },
  'let-go': { act: ({ emit }, { seat }) => emit({ type: 'window.passed', seat }) },
}

function blockProblem({ state }: At<Windows>, seat: Seat, card: string) {
  if (!at(state.hands, seat).includes(card)) return problem('not-in-hand')
  return card.startsWith('block-') ? null : problem('not-a-block')
}

/**
 * A game with a reaction window that reveals nothing: every seat with cards gets a decision, even
 * if the seat cannot block. After each block, the other seats may react to the block.
 */
export const windows = mini.game<Windows>({
  ...mini.plain,
  id: 'windows',
  title: 'Windows',
  seats: { min: 2, max: 4 },
  options: z.strictObject({ attacks: z.int().positive().default(4) }),
  optionSamples: { attacks: [3, 6] },
  moves,
  events,
  refusals,
  view: z.strictObject({
    goals: mini.amounts,
    attacks: z.int(),
    attacker: seatSchema,
    window: window.nullable(),
    discard: cards,
    away: mini.flags,
    hand: cards.nullable(),
    counts: mini.amounts,
  }),

  initial: ({ seats }) => ({
    goals: mini.forAll(seats, 0),
    attacks: 0,
    attacker: 0,
    window: null,
    discard: [],
    away: mini.forAll(seats, false),
    hands: seatsOf(seats).map(() => []),
  }),
  setup({ table, chance, emit }) {
    const deck = chance.shuffle(deckOfAll)
    for (const seat of seatsOf(table.seats))
      emit({ type: 'hand.dealt', seat, cards: deck.splice(0, HAND) })
  },

  decide: decided(rules),
  paces: { attack: { share: 1 }, react: { seconds: 10 } },
  defaults: { attack: () => ({ type: 'attack' }), react: () => ({ type: 'let-go' }) },
  proceed,

  evolve: {
    'hand.dealt': (draft, { seat, cards }) => {
      draft.hands[seat] = [...cards]
    },
    'attack.started': (draft, { seat }) => {
      draft.window = { blocks: 0, last: seat, silent: [] }
    },
    'block.played': (draft, { seat, card }) => {
      draft.hands[seat] = at(draft.hands, seat).filter((held) => held !== card)
      draft.discard.push(card)
      draft.window = { blocks: (draft.window?.blocks ?? 0) + 1, last: seat, silent: [] }
    },
    'window.passed': (draft, { seat }) => {
      draft.window?.silent.push(seat)
    },
    'attack.ended': (draft, { seat, goal }) => {
      if (goal) draft.goals[seat] = at(draft.goals, seat) + 1
      draft.attacks += 1
      draft.attacker = nextSeat(seat, draft.goals.length)
      draft.window = null
    },
    'seat.left': mini.leave,
  },

  openDecisions({ attacks, attacker, window, ...others }) {
    if (!window)
      return [{ key: `attack:${attacks}`, kind: 'attack', seat: attacker, moves: ['attack'] }]
    const reopened = `${attacks}:${window.blocks}`
    return askedIn({ window, ...others }).map((seat) => ({
      key: `react:${reopened}:${seat}`,
      kind: 'react',
      seat,
      moves: ['block', 'let-go'],
      clock: `window-${reopened}`,
    }))
  },
  legalMoves: legal(rules, { react: ['let-go', 'block'] }),
  viewFor: ({ hands, ...open }, viewer) =>
    structuredClone({
      ...open,
      hand: typeof viewer === 'number' ? at(hands, viewer) : null,
      counts: hands.map((hand) => hand.length),
    }) as View,
  outcome({ attacks, goals, away }, { options }) {
    return mini.outcomeOf(goals, away, attacks === options.attacks ? 'attacks-over' : null)
  },
  imagine({ hand, counts, ...open }, viewer, _, chance) {
    const unseen = deckOfAll.filter((one) => !open.discard.includes(one) && !hand?.includes(one))
    const deck = chance.shuffle(unseen)
    const hands = counts.map((count, seat) =>
      seat === viewer && hand ? [...hand] : deck.splice(0, count),
    )
    return { ...open, hands }
  },
  text: ({ attacker, goals, counts, hand, window }, viewer) =>
    [
      `You: ${viewer}. Goals ${goals.join(' ')}, cards held ${counts.join(' ')}.`,
      `Seat ${attacker} attacks; blocks played: ${window?.blocks ?? 'not begun'}.`,
      `Your hand: ${hand?.join(' ') ?? 'none'}`,
    ].join('\n'),
})

/**
 * Only public facts may determine which seats get a decision; otherwise, the decisions would reveal
 * the players' hands.
 */
const askedIn = ({ window, hands }: Pick<State<Windows>, 'window' | 'hands'>): Seat[] =>
  seatsOf(hands.length).filter(
    (seat) =>
      window && seat !== window.last && !window.silent.includes(seat) && at(hands, seat).length > 0,
  )

function proceed({ state, emit }: Play<Windows>): boolean {
  const { window, attacker } = state
  if (!window || askedIn(state).length > 0) return false
  emit({ type: 'attack.ended', seat: attacker, goal: window.blocks % 2 === 0 })
  return true
}
