import { z } from 'zod'
import {
  at,
  defineRuleset,
  type EventOf,
  type MoveOf,
  open,
  seatSchema,
  seatsOf,
  tagged,
} from '../../../src/kernel/define.ts'
import { type Must, mustOf } from '../../../src/kernel/refusal.ts'
import type { Play } from '../../../src/kernel/ruleset.ts'
import { exactly } from '../../../src/kernel/space.ts'
import type { Seat, State } from '../../../src/kernel/types.ts'
import { amounts, flags, isLastOne, leave, outcomeOf, randomly, seatLeft } from './parts.ts'

/** One football match inside the game: kicks taken in turn, home first. */
const match = z.strictObject({
  home: seatSchema,
  away: seatSchema,
  kicks: z.int(),
  goals: z.tuple([z.int(), z.int()]),
})
type Match = z.infer<typeof match>

const club = z.strictObject({ club: z.enum(['rovers', 'united', 'city']).nullable().default(null) })
const moves = { kick: tagged('kick', {}) }
const events = {
  'round.started': open(
    tagged('round.started', { round: z.int(), pairs: z.array(z.tuple([seatSchema, seatSchema])) }),
  ),
  'kick.taken': open(tagged('kick.taken', { match: z.int(), side: z.int(), goal: z.boolean() }), {
    reveals: true,
  }),
  'round.finished': open(tagged('round.finished', { points: amounts })),
  'seat.left': seatLeft,
}
const refusals = { 'odd-number-of-seats': 'RO-1', 'club-taken': 'RO-2' } as const
const must: Must<keyof typeof refusals> = mustOf(refusals)
const KICKS = 6

interface Draft {
  round: number
  matches: Match[]
  points: number[]
  away: boolean[]
}
export interface Rounds {
  draft: Draft
  kind: 'kick'
  move: MoveOf<typeof moves>
  event: EventOf<typeof events>
  view: Draft
  options: { rounds: number }
  choice: z.infer<typeof club>
  content: null
}

/** Several matches at once, each at its own pace; the next round waits for the last of them. */
export const rounds = defineRuleset<Rounds>({
  id: 'rounds',
  version: 1,
  title: 'Rounds',
  seats: { min: 2, max: 4 },
  options: z.strictObject({ rounds: z.int().min(1).max(5).default(2) }),
  optionSamples: { rounds: [1, 3] },
  choice: club,
  content: z.null(),
  packs: [null],
  moves,
  events,
  refusals,
  view: z.strictObject({
    round: z.int(),
    matches: z.array(match),
    points: amounts,
    away: flags,
  }),

  checkTable({ seats, choices }) {
    must(seats % 2 === 0, 'odd-number-of-seats', { seats })
    const clubs = choices.flatMap(({ club }) => club ?? [])
    must(new Set(clubs).size === clubs.length, 'club-taken', { clubs })
  },
  initial: ({ seats }) => ({
    round: 0,
    matches: [],
    points: seatsOf(seats).map(() => 0),
    away: seatsOf(seats).map(() => false),
  }),
  setup: (play) => startRound(play, 1),

  decide: { kick: (play, { seat }) => takeKick(play, seat) },
  defaults: { kick: () => ({ type: 'kick' }) },
  resign: ({ emit }, seat) => emit({ type: 'seat.left', seat }),

  evolve: {
    'round.started': (draft, { round, pairs }) => {
      draft.round = round
      draft.matches = pairs.map(([home, away]) => ({ home, away, kicks: 0, goals: [0, 0] }))
    },
    'kick.taken': (draft, { match, side, goal }) => {
      const kicked = at(draft.matches, match)
      kicked.kicks += 1
      if (goal) kicked.goals[side as 0 | 1] += 1
    },
    'round.finished': (draft, { points }) => {
      draft.points = [...points]
      draft.matches = []
    },
    'seat.left': leave,
  },

  openDecisions: ({ round, matches }) =>
    matches.flatMap((one, number) =>
      one.kicks === KICKS
        ? []
        : [
            {
              key: `kick:${round}:${number}:${one.kicks}`,
              kind: 'kick',
              seat: kickerOf(one),
              moves: ['kick'],
              limit: { seconds: 20 },
            },
          ],
    ),
  legalMoves: () => [exactly('kick')],
  viewFor: (state) => structuredClone(state) as Draft,
  outcome({ round, matches, points, away }, { options }) {
    if (isLastOne(away)) return outcomeOf(points, away, 'walkover')
    const isDone = round === options.rounds && matches.length === 0
    return isDone ? outcomeOf(points, away, 'rounds-played') : null
  },
  imagine: (view) => structuredClone(view),
  text: ({ round, matches, points }, viewer, { choices }) =>
    [
      `Round ${round}. You: ${viewer}. Points ${points.join(' ')}.`,
      ...choices.map(({ club }, seat) => `Seat ${seat} plays ${club ?? 'no club'}`),
      ...matches.map(({ home, away, goals }) => `${home} v ${away}: ${goals.join(':')}`),
    ].join('\n'),
  bot: randomly,
})

const kickerOf = ({ home, away, kicks }: State<Rounds>['matches'][number]): Seat =>
  kicks % 2 === 0 ? home : away

function takeKick(play: Play<Rounds>, seat: Seat): void {
  const { state, table, chance, emit } = play
  const match = state.matches.findIndex((one) => one.kicks < KICKS && kickerOf(one) === seat)
  emit({
    type: 'kick.taken',
    match,
    side: at(state.matches, match).kicks % 2,
    goal: chance.die(6) > 3,
  })
  if (state.matches.some(({ kicks }) => kicks < KICKS)) return
  emit({ type: 'round.finished', points: pointsAfter(state) })
  if (state.round < table.options.rounds) startRound(play, state.round + 1)
}

/** Everybody but the first seat moves on by one place, so that each meets each. */
function startRound({ table, emit }: Play<Rounds>, round: number): void {
  const [first = 0, ...others] = seatsOf(table.seats)
  const turned = others.map((_, place) => at(others, (place + round) % others.length))
  const seats = [first, ...turned]
  const half = seats.length / 2
  const pairs = seatsOf(half).map((place): [Seat, Seat] => [
    at(seats, place),
    at(seats, seats.length - 1 - place),
  ])
  emit({ type: 'round.started', round, pairs })
}

function pointsAfter({ points, matches }: State<Rounds>): number[] {
  const after = [...points]
  for (const { home, away, goals } of matches) {
    const [scored, conceded] = goals
    after[home] = at(after, home) + (scored > conceded ? 3 : scored === conceded ? 1 : 0)
    after[away] = at(after, away) + (scored < conceded ? 3 : scored === conceded ? 1 : 0)
  }
  return after
}
