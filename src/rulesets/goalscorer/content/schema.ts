import { z } from 'zod'
import { sameJson } from '../../../kernel/json.ts'
import { ABILITIES, IDENTITIES, identitySchema } from '../counters.ts'

const text = z.string().min(1).max(200)
const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(40)

const effect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('award'), award: z.enum(['penalty', 'offside']) }),
  z.strictObject({
    kind: z.literal('score'),
    goals: z.union([z.literal(1), z.literal(2)]),
    endsGame: z.boolean(),
  }),
])
const arrival = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('debut'),
    area: z.enum(['own-goalkeeper-area', 'midfield-area', 'adjacent']),
  }),
  z.strictObject({
    kind: z.literal('score'),
    goals: z.literal(2),
    endsGame: z.literal(true),
  }),
])
const penalty = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('not-selectable') }),
  z.strictObject({ kind: z.literal('remove') }),
  z.strictObject({ kind: z.literal('remove-and-score'), goals: z.literal(1) }),
  z.strictObject({ kind: z.literal('reveal') }),
])

const definition = z
  .strictObject({
    identity: identitySchema,
    /** How a pack calls the counter, and what it says of it. */
    name: text,
    text,
    position: text,
    startsAs: z.enum(['first-teamer', 'random', 'random-on-pitch']),
    movement: z.enum([
      'any-direction',
      'orthogonal',
      'any-direction-in-own-goalkeeper-area',
      'none',
    ]),
    onCapture: effect,
    onArrival: arrival,
    onPenalty: penalty,
  })
  .refine(
    ({ identity, name: _, text: __, ...abilities }) => sameJson(abilities, ABILITIES[identity]),
    'a pack may change names and texts, not abilities',
  )

/** No start lies in the Midfield Area of the longest Pitch; the shorter ones are checked with it. */
const RANK_MAX = 6
const place = z.tuple([z.int().min(1).max(7), z.int().min(1).max(RANK_MAX)])
/** A square as its seat sees it: the column, and the rank counted from its own Goal Line. */
export type StartingSquare = z.infer<typeof place>

const squares = z.strictObject({
  '1': place,
  '9': place,
  '10': place,
  /** y1 to y8. */
  youth: z.array(place).length(8),
})
type Squares = z.infer<typeof squares>

export const formationSchema = z
  .strictObject({ id, name: text, squares })
  .refine(
    ({ squares }) => new Set(placesOf(squares).map(String)).size === 11,
    'two counters start on one square',
  )
  .refine(({ squares }) => squares['1'][1] <= 2, "1 starts outside its Goalkeeper's Area")
  .refine(({ squares }) => hasFirstMove(squares), '1, 9 and 10 cannot be sure of a first move')
export type Formation = z.infer<typeof formationSchema>

export const packSchema = z.strictObject({
  id,
  ruleset: z.literal('goalscorer'),
  name: text,
  counters: z
    .array(definition)
    .length(IDENTITIES.length)
    .refine(
      (counters) => new Set(counters.map(({ identity }) => identity)).size === IDENTITIES.length,
      'an identity is defined twice',
    ),
  formations: z
    .array(formationSchema)
    .min(1)
    .max(20)
    .refine(
      (formations) => new Set(formations.map(({ id }) => id)).size === formations.length,
      'two formations have one id',
    ),
})
export type Pack = z.infer<typeof packSchema>

/** In canonical order. */
export const placesOf = (squares: Squares): StartingSquare[] => [
  squares['1'],
  squares['9'],
  squares['10'],
  ...squares.youth,
]

/** The Midfield Area starts empty, and nobody can be captured in the first turns. */
export const fitsRows = ({ squares }: Formation, rows: number): boolean =>
  placesOf(squares).every(([, rank]) => rank < rows / 2)

/**
 * One of 1, 9 and 10 has two empty squares that it may enter: one of them may be taken by the Youth
 * Counter that moves first.
 */
function hasFirstMove(squares: Squares): boolean {
  const taken = new Set(placesOf(squares).map(String))
  return (['1', '9', '10'] as const).some((identity) => {
    const [column, rank] = squares[identity]
    const lastRank = identity === '1' ? 2 : RANK_MAX + 1
    const near = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((up) => [column + right, rank + up]))
    const empty = near.filter(
      ([column = 0, rank = 0]) =>
        column >= 1 &&
        column <= 7 &&
        rank >= 1 &&
        rank <= lastRank &&
        !taken.has(`${column},${rank}`),
    )
    return empty.length >= 2
  })
}
