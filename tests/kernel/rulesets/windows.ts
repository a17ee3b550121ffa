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
  secret,
  tagged,
} from '../../../src/kernel/define.ts'
import { type Must, mustOf } from '../../../src/kernel/refusal.ts'
import type { Play } from '../../../src/kernel/ruleset.ts'
import { exactly, oneOf } from '../../../src/kernel/space.ts'
import type { Seat, State } from '../../../src/kernel/types.ts'
import { amounts, flags, isLastOne, leave, outcomeOf, randomly, seatLeft } from './parts.ts'

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
    mask: ({ seat, cards }) => ({ type: 'hand.dealt', seat, count: cards.length }),
    masked: tagged('hand.dealt', { seat: seatSchema, count: z.int() }),
    reveals: true,
  }),
  'attack.started': open(tagged('attack.started', { seat: seatSchema })),
  'block.played': open(tagged('block.played', { seat: seatSchema, card }), { reveals: true }),
  'window.passed': open(tagged('window.passed', { seat: seatSchema })),
  'attack.ended': open(tagged('attack.ended', { seat: seatSchema, goal: z.boolean() })),
  'seat.left': seatLeft,
}
const refusals = { 'not-in-hand': 'WI-1', 'not-a-block': 'WI-2' } as const
const must: Must<keyof typeof refusals> = mustOf(refusals)
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
export interface Windows {
  draft: Draft
  kind: 'attack' | 'react'
  move: MoveOf<typeof moves>
  event: EventOf<typeof events>
  view: View
  options: { attacks: number }
  choice: NoChoice
  content: null
}

/**
 * A reaction window that tells nothing: everybody who holds any card at all is asked, whether or
 * not it is a block, and each block opens the window again for the others.
 */
export const windows = defineRuleset<Windows>({
  id: 'windows',
  version: 1,
  title: 'Windows',
  seats: { min: 2, max: 4 },
  options: z.strictObject({ attacks: z.int().positive().default(4) }),
  optionSamples: { attacks: [3, 6] },
  choice: noChoice,
  content: z.null(),
  packs: [null],
  moves,
  events,
  refusals,
  view: z.strictObject({
    goals: amounts,
    attacks: z.int(),
    attacker: seatSchema,
    window: window.nullable(),
    discard: cards,
    away: flags,
    hand: cards.nullable(),
    counts: amounts,
  }),

  initial: ({ seats }) => ({
    goals: seatsOf(seats).map(() => 0),
    attacks: 0,
    attacker: 0,
    window: null,
    discard: [],
    away: seatsOf(seats).map(() => false),
    hands: seatsOf(seats).map(() => []),
  }),
  setup({ table, chance, emit }) {
    const deck = chance.shuffle(deckOfAll)
    for (const seat of seatsOf(table.seats))
      emit({ type: 'hand.dealt', seat, cards: deck.splice(0, HAND) })
  },

  decide: {
    attack(play, { seat }) {
      play.emit({ type: 'attack.started', seat })
      endWhenAllPassed(play)
    },
    block(play, { seat, move: { card } }) {
      must(at(play.state.hands, seat).includes(card), 'not-in-hand')
      must(isBlock(card), 'not-a-block')
      play.emit({ type: 'block.played', seat, card })
      endWhenAllPassed(play)
    },
    'let-go'(play, { seat }) {
      play.emit({ type: 'window.passed', seat })
      endWhenAllPassed(play)
    },
  },
  defaults: { attack: () => ({ type: 'attack' }), react: () => ({ type: 'let-go' }) },
  resign: ({ emit }, seat) => emit({ type: 'seat.left', seat }),

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
    'seat.left': leave,
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
      limit: { seconds: 10, clock: `window-${reopened}` },
    }))
  },
  legalMoves({ hands }, { kind, seat }) {
    if (kind === 'attack') return [exactly('attack')]
    const block = exactly<Windows['move']>('block', {
      card: oneOf(at(hands, seat).filter(isBlock)),
    })
    return [exactly('let-go'), block]
  },
  viewFor: ({ hands, ...open }, viewer) =>
    structuredClone({
      ...open,
      hand: typeof viewer === 'number' ? at(hands, viewer) : null,
      counts: hands.map((hand) => hand.length),
    }) as View,
  outcome({ attacks, goals, away }, { options }) {
    if (isLastOne(away)) return outcomeOf(goals, away, 'walkover')
    return attacks === options.attacks ? outcomeOf(goals, away, 'attacks-over') : null
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
  bot: randomly,
})

const isBlock = (one: string): boolean => one.startsWith('block-')

/** Public facts only: who holds any card, has not passed and did not play last. */
const askedIn = ({ window, hands }: Pick<State<Windows>, 'window' | 'hands'>): Seat[] =>
  seatsOf(hands.length).filter(
    (seat) =>
      window && seat !== window.last && !window.silent.includes(seat) && at(hands, seat).length > 0,
  )

/** Each block undoes the one before, the first the attack. */
function endWhenAllPassed({ state, emit }: Play<Windows>): void {
  if (askedIn(state).length > 0) return
  const goal = (state.window?.blocks ?? 0) % 2 === 0
  emit({ type: 'attack.ended', seat: state.attacker, goal })
}
