import { z } from 'zod'
import { seatSchema } from '../../kernel/define.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'
import type { Viewer } from '../../kernel/types.ts'
import {
  AWAY,
  COUNTER_IDS,
  counterId,
  counterSchema,
  HOME,
  IDENTITIES,
  type Identity,
  identitySchema,
  seatOf,
} from './counters.ts'
import { roundOf } from './decide/turn.ts'
import { awardSchema, goalSchema, resultSchema, scoreSchema } from './events.ts'
import { squareName, squareSchema } from './pitch.ts'
import {
  copyOfResult,
  type Goalscorer,
  type GoalscorerState,
  optionsSchema,
  STATUSES,
  STEPS,
} from './types.ts'

type Rules = Ruleset<Goalscorer>

export const viewSchema = z.strictObject({
  viewer: z.union([seatSchema, z.enum(['spectator', 'admin'])]),
  options: optionsSchema,
  turn: z.int(),
  round: z.int(),
  seat: seatSchema,
  step: z.enum(STEPS),
  award: awardSchema.nullable(),
  /** The Youth Counter that has reached the Goal Line and makes its debut next. */
  debut: counterSchema.nullable(),
  score: scoreSchema,
  goals: z.array(goalSchema),
  result: resultSchema.nullable(),
  /** All 24, in canonical order. */
  counters: z.array(
    z.strictObject({
      id: counterSchema,
      seat: seatSchema,
      status: z.enum(STATUSES),
      square: squareSchema.nullable(),
      /** Everybody knows the identity. */
      revealed: z.boolean(),
      identity: identitySchema.nullable(),
    }),
  ),
  /** By seat: the identities of its counters that are not known to everybody. */
  unknown: z.array(z.array(identitySchema)).length(2),
})
export type View = z.infer<typeof viewSchema>

export const viewFor: Rules['viewFor'] = (state, viewer, { options }) => {
  const { turn, seat, step, award, debut, score, goals, result } = state
  return {
    viewer,
    options: { ...options },
    turn,
    round: roundOf(turn),
    seat,
    step,
    award: award && { ...award },
    debut: debut === null ? null : counterId(debut),
    score: [...score],
    goals: goals.map((goal) => ({ ...goal })),
    result: result && copyOfResult(result),
    counters: COUNTER_IDS.map((id, counter) => {
      const square = state.squares[counter] ?? null
      return {
        id,
        seat: seatOf(counter),
        status: state.statuses[counter]!,
        square: square === null ? null : squareName(square),
        revealed: state.revealed[counter]!,
        identity: mayKnow(state, viewer, counter) ? state.identities[counter]! : null,
      }
    }),
    unknown: [unknownOf(state, HOME), unknownOf(state, AWAY)],
  }
}

/** The owner knows who a counter is, and everybody once it is revealed or the game has ended. */
const mayKnow = ({ revealed, result }: GoalscorerState, viewer: Viewer, counter: number) =>
  viewer === 'admin' || viewer === seatOf(counter) || revealed[counter] || result !== null

/** In the order of the identities, which tells nothing of who is where. */
function unknownOf({ identities, revealed, result }: GoalscorerState, seat: number): Identity[] {
  if (result !== null) return []
  return IDENTITIES.filter((identity) =>
    identities.some(
      (one, counter) => one === identity && seatOf(counter) === seat && !revealed[counter],
    ),
  )
}

export const outcome: Rules['outcome'] = ({ result }) => {
  if (result === null) return null
  const { winner, score, reason } = result
  const ranking = winner === null ? [[HOME, AWAY]] : [[winner], [1 - winner]]
  return { ranking, scores: [...score], reason }
}
