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
import { type Must, mustOf } from '../../../../src/engine/kernel/refusal.ts'
import type { Play } from '../../../../src/engine/kernel/ruleset.ts'
import { exactly } from '../../../../src/engine/kernel/space.ts'
import type { Seat, State } from '../../../../src/engine/kernel/types.ts'
import * as mini from './parts.ts'

/**
 * A football match within the game. The two sides kick alternately, and the home side kicks first.
 */
const match = z.strictObject({
  home: seatSchema,
  away: seatSchema,
  kicks: z.int(),
  goals: z.tuple([z.int(), z.int()]),
})

const club = z.strictObject({ club: z.enum(['rovers', 'united', 'city']).nullable().default(null) })
const moves = { kick: tagged('kick', {}) }
const events = {
  'round.started': open(
    tagged('round.started', { round: z.int(), pairs: z.array(z.tuple([seatSchema, seatSchema])) }),
  ),
  'kick.taken': open(tagged('kick.taken', { match: z.int(), side: z.int(), goal: z.boolean() }), {
    reveals: true,
  }),
  'round.finished': open(tagged('round.finished', { points: mini.amounts })),
  'seat.left': mini.seatLeft,
}
const refusals = {
  'odd-number-of-seats': {
    clause: 'RO-1',
    says: 'Everybody has an opponent, which {seats} seats do not allow.',
  },
  'club-taken': { clause: 'RO-2', says: 'No two seats have the same club: {clubs}.' },
} as const
const must: Must<typeof refusals> = mustOf(refusals)
const KICKS = 6

const board = z.strictObject({
  round: z.int(),
  matches: z.array(match),
  points: mini.amounts,
  away: mini.flags,
})

export interface Rounds extends Omit<mini.OnBoard<typeof board>, 'choice'> {
  kind: 'kick'
  move: MoveOf<typeof moves>
  event: EventOf<typeof events>
  options: { rounds: number }
  choice: z.infer<typeof club>
}

/**
 * A game with several simultaneous matches, which advance independently. When all matches of a
 * round are over, the next round starts.
 */
export const rounds = mini.game<Rounds>({
  ...mini.onBoard(board),
  id: 'rounds',
  title: 'Rounds',
  seats: { min: 2, max: 4 },
  options: z.strictObject({ rounds: z.int().min(1).max(5).default(2) }),
  optionSamples: { rounds: [1, 3] },
  choice: club,
  moves,
  events,
  refusals,

  checkTable({ seats, choices }) {
    must(seats % 2 === 0, 'odd-number-of-seats', { seats })
    const clubs = choices.flatMap(({ club }) => club ?? [])
    must(new Set(clubs).size === clubs.length, 'club-taken', { clubs })
  },
  initial: ({ seats }) => ({
    round: 0,
    matches: [],
    points: mini.forAll(seats, 0),
    away: mini.forAll(seats, false),
  }),
  // The setup of the game emits no events, because the first automatic steps create all events.
  setup: () => {},

  decide: { kick: (play, { seat }) => takeKick(play, seat) },
  proceed,
  paces: { kick: { seconds: 20 } },
  defaults: { kick: () => ({ type: 'kick' }) },

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
    'seat.left': mini.leave,
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
            },
          ],
    ),
  legalMoves: () => [exactly('kick')],
  outcome({ round, matches, points, away }, { options }) {
    if (mini.isLastOne(away)) return mini.outcomeOf(points, away, 'walkover')
    const isDone = round === options.rounds && matches.length === 0
    return isDone ? mini.outcomeOf(points, away, 'rounds-played') : null
  },
  text: ({ round, matches, points }, viewer, { choices }) =>
    [
      `Round ${round}. You: ${viewer}. Points ${points.join(' ')}.`,
      ...choices.map(({ club }, seat) => `Seat ${seat} plays ${club ?? 'no club'}`),
      ...matches.map(({ home, away, goals }) => `${home} v ${away}: ${goals.join(':')}`),
    ].join('\n'),
})

const kickerOf = ({ home, away, kicks }: State<Rounds>['matches'][number]): Seat =>
  kicks % 2 === 0 ? home : away

function takeKick({ state, chance, emit }: Play<Rounds>, seat: Seat): void {
  const match = state.matches.findIndex((one) => one.kicks < KICKS && kickerOf(one) === seat)
  emit({
    type: 'kick.taken',
    match,
    side: at(state.matches, match).kicks % 2,
    goal: chance.die(6) > 3,
  })
}

function proceed({ state, table, emit }: Play<Rounds>): boolean {
  const { round, matches } = state
  if (matches.some(({ kicks }) => kicks < KICKS)) return false
  if (matches.length > 0) emit({ type: 'round.finished', points: pointsAfter(state) })
  else if (round < table.options.rounds)
    emit({ type: 'round.started', round: round + 1, pairs: pairsOf(table.seats, round + 1) })
  else return false
  return true
}

/**
 * Returns the pairs of one round of a round-robin tournament. In each round, all seats except the
 * first rotate by one position.
 */
function pairsOf(count: number, round: number): [Seat, Seat][] {
  const [first = 0, ...others] = seatsOf(count)
  const turned = others.map((_, place) => at(others, (place + round) % others.length))
  const seats = [first, ...turned]
  return seatsOf(count / 2).map((place) => [at(seats, place), at(seats, count - 1 - place)])
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
