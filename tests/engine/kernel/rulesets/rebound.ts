import { z } from 'zod'
import {
  type EventOf,
  type MoveOf,
  nextSeat,
  open,
  seatSchema,
  tagged,
} from '../../../../src/engine/kernel/define.ts'
import { copied } from '../../../../src/engine/kernel/json.ts'
import { decided, legal, type Rules } from '../../../../src/engine/kernel/rule.ts'
import type { Saves } from '../../../../src/engine/kernel/ruleset.ts'
import * as mini from './parts.ts'

const position = z.strictObject({
  kicks: z.int(),
  walls: z.int(),
  speed: z.int(),
  away: mini.flags,
})
const saved = z.strictObject({ position, kicks: z.int(), packHash: z.string() })
const moves = { kick: tagged('kick', {}) }
const events = {
  'game.imported': open(tagged('game.imported', { position })),
  'ball.set': open(tagged('ball.set', { speed: z.int() })),
  'ball.kicked': open(tagged('ball.kicked', { seat: seatSchema, speed: z.int() })),
  'ball.rebounded': open(tagged('ball.rebounded', {})),
  'seat.left': mini.seatLeft,
}

export interface Rebound extends mini.OnBoard<typeof position> {
  kind: 'kick'
  move: MoveOf<typeof moves>
  event: EventOf<typeof events>
  options: { kicks: number }
}

const SPEED = 2

const rules: Rules<Rebound> = {
  kick: { act: ({ emit }, { seat }) => emit({ type: 'ball.kicked', seat, speed: SPEED }) },
}

const saves: Saves<Rebound> = {
  kinds: ['ball'],
  schema: saved,
  changes: z.null(),
  save: (state, { options: { kicks } }, { packHash }) => ({
    position: copied(state),
    kicks,
    packHash,
  }),
  tableOf({ document }) {
    const { position, kicks, packHash } = saved.parse(document)
    const seats = position.away.map((left, seat) => ({ name: `Seat ${seat}`, plays: null, left }))
    return { seats, options: { kicks }, choices: [], packHash }
  },
  nameless: (document) => document,
  judge() {},
  load: ({ emit }, { document }) =>
    emit({ type: 'game.imported', position: saved.parse(document).position }),
  resigned: ({ away }) => away,
}

export const rebound = mini.game<Rebound>({
  ...mini.onBoard(position),
  id: 'rebound',
  title: 'Rebound',
  seats: { min: 2, max: 3 },
  options: z.strictObject({ kicks: z.int().positive().default(4) }),
  optionSamples: { kicks: [2, 5] },
  moves,
  events,

  initial: ({ seats }) => ({ kicks: 0, walls: 0, speed: 0, away: mini.forAll(seats, false) }),
  setup: ({ emit }) => emit({ type: 'ball.set', speed: 1 }),
  decide: decided(rules),
  paces: { kick: { seconds: 10 } },
  defaults: { kick: () => ({ type: 'kick' }) },
  proceed({ state, emit }) {
    if (state.speed === 0) return false
    emit({ type: 'ball.rebounded' })
    return true
  },

  evolve: {
    'game.imported': (draft, { position }) => {
      Object.assign(draft, copied(position))
    },
    'ball.set': (draft, { speed }) => {
      draft.speed = speed
    },
    'ball.kicked': (draft, { speed }) => {
      draft.kicks += 1
      draft.speed = speed
    },
    'ball.rebounded': (draft) => {
      draft.walls += 1
      draft.speed -= 1
    },
    'seat.left': (draft, left) => {
      mini.leave(draft, left)
      draft.speed += 1
    },
  },

  openDecisions: ({ kicks, away }) => {
    const seat = nextSeat(kicks, away.length)
    return [{ key: `kick:${kicks}`, kind: 'kick', seat, moves: ['kick'] }]
  },
  legalMoves: legal(rules),
  outcome({ kicks, walls, away }, { options }) {
    const scores = away.map(() => walls)
    return mini.outcomeOf(scores, away, kicks >= options.kicks ? 'kicks-used' : null)
  },
  text: ({ kicks, walls }, viewer) => `Kick ${kicks}, wall ${walls}. You: ${viewer}.`,
  saves,
})
