import { z } from 'zod'
import { type EventOf, open, seatSchema as seat, secret, tagged } from '../../kernel/define.ts'
import { formationSchema } from './content/schema.ts'
import { optionsSchema } from './options.ts'
import {
  COUNTER_IDS,
  counterSchema as counter,
  identitySchema as identity,
} from './read/counters.ts'
import { squareSchema as square } from './read/pitch.ts'
import {
  awardKindSchema as award,
  goalSchema,
  resultSchema,
  scoreSchema as score,
  statusSchema as status,
  stuckSchema,
} from './state.ts'

const turn = z.int().positive()
const awarded = { seat, causedBy: counter }

const dealt = { counter, square: square.nullable(), status }
const countersDealt = tagged('counters.dealt', {
  seat,
  counters: z.array(z.strictObject({ ...dealt, identity })),
})

export const events = {
  'game.started': open(
    tagged('game.started', {
      seats: z.literal(2),
      options: optionsSchema,
      formation: formationSchema,
      contentPack: z.string(),
    }),
  ),
  'counters.dealt': secret(countersDealt, {
    seenBy: ({ seat }) => [seat],
    mask: ({ type, seat, counters }) => ({
      type,
      seat,
      counters: counters.map((one) =>
        one.status === 'first-team' ? { ...one } : { ...one, identity: null },
      ),
    }),
    masked: tagged('counters.dealt', {
      seat,
      counters: z.array(z.strictObject({ ...dealt, identity: identity.nullable() })),
    }),
  }),
  'turn.started': open(
    tagged('turn.started', { turn, round: turn, seat, award: award.nullable() }),
  ),
  'award.lapsed': open(
    tagged('award.lapsed', { seat, award, reason: z.enum(['no-target', 'turn-limit']) }),
  ),
  'youth.moved': open(tagged('youth.moved', { seat, counter, from: square, to: square })),
  // `goal-line.reached` proves that the counter on the Goal Line is not the Star Player.
  'goal-line.reached': open(tagged('goal-line.reached', { seat, counter, square }), {
    reveals: true,
  }),
  'penalty.awarded': open(tagged('penalty.awarded', awarded)),
  'offside.awarded': open(tagged('offside.awarded', awarded)),
  'penalty.taken': open(
    tagged('penalty.taken', {
      seat,
      counter,
      outcome: z.enum(['goal', 'removed', 'star-revealed', 'no-effect']),
    }),
    { reveals: true },
  ),
  'offside.taken': open(tagged('offside.taken', { seat, counter })),
  'identity.revealed': open(
    tagged('identity.revealed', {
      counter,
      identity,
      cause: z.enum(['penalty', 'offside', 'debut', 'capture', 'star-arrived', 'replaced']),
    }),
    { reveals: true },
  ),
  'counter.removed': open(tagged('counter.removed', { counter, square })),
  'first-teamer.moved': open(
    tagged('first-teamer.moved', { seat, counter, from: square, to: square }),
  ),
  'substitute.brought-on': open(
    tagged('substitute.brought-on', { seat, on: counter, off: counter, square }),
  ),
  'debut.made': open(tagged('debut.made', { seat, counter, identity, from: square, to: square })),
  'counter.captured': open(
    tagged('counter.captured', { seat, by: counter, counter, identity, square }),
  ),
  'goals.scored': open(tagged('goals.scored', { ...goalSchema.shape, score })),
  'seat.stuck': open(tagged('seat.stuck', stuckSchema.shape)),
  'game.ended': open(
    tagged('game.ended', {
      result: resultSchema,
      identities: z.strictObject(Object.fromEntries(COUNTER_IDS.map((id) => [id, identity]))),
    }),
    { reveals: true },
  ),
}
export type Event = EventOf<typeof events>
