import { z } from 'zod'
import { doubleRoundRobinFaults, ROUNDS, TEAMS } from '../fixtures.ts'
import { blueEffectSchema, cardEffectSchema, categories, categorySchema } from './effects.ts'
import { namesFaults } from './names.ts'

export const cupRounds = ['R16', 'QF', 'SF', 'FINAL'] as const
export const cupRoundSchema = z.enum(cupRounds)
export const CUP_EXTRAS = 4
const CARDS_MAX = 200
const SQUARES_MAX = 1_000

const money = z.int().min(0)
const idSchema = z.string().min(1).max(20)
const text = z.string().max(200)
const face = z.int().min(0).max(9)
const dieFaces = z.array(face).length(6)
const teamSchema = z.strictObject({ id: idSchema, name: z.string() })
const pairSchema = z.tuple([z.int(), z.int()])
export const roundsSchema = z.array(z.array(pairSchema).max(TEAMS)).max(2 * ROUNDS)

const square = z.discriminatedUnion('type', [
  z.strictObject({ index: z.int(), type: z.enum(['start', 'yellow', 'red', 'pink']) }),
  z.strictObject({ index: z.int(), type: z.literal('blue'), blue: idSchema }),
  z.strictObject({ index: z.int(), type: z.literal('match'), match: z.int() }),
  z.strictObject({ index: z.int(), type: z.literal('cup'), cupRound: cupRoundSchema }),
])
const starSchema = z.strictObject({
  category: categorySchema,
  colour: z.string().max(20),
  fee: money.min(1),
  copies: z.int().min(1).max(TEAMS),
  goals: z.literal(1),
})
const cardSchema = z.strictObject({ id: idSchema, text, effect: cardEffectSchema })
const leagueSchema = z.strictObject({
  id: idSchema.max(40),
  name: z.string().min(1).max(40),
  teams: z.array(teamSchema).length(TEAMS),
  cupExtras: z.array(teamSchema).min(CUP_EXTRAS).max(20),
  cupSpares: z.array(teamSchema).max(20),
})
const pack = z.array(cardSchema).min(1).max(CARDS_MAX)

const shape = z.strictObject({
  schemaVersion: z.literal(1),
  ruleset: z.literal('title-chase'),
  contentPack: z.string().min(1).max(80),
  version: z.string().min(1).max(40),
  currency: z.string().min(1).max(10),
  locale: z.string().min(1).max(20),
  money: z.strictObject({
    startingCash: money,
    gate: z.strictObject({ win: money, draw: money, loss: money }),
    cupBonus: z.strictObject({
      QF: money,
      SF: money,
      FINAL: money,
      runnerUp: money,
      winner: money,
    }),
    finalPayments: z.array(money).length(TEAMS),
    doubleBonus: money,
  }),
  points: z.strictObject({ win: money, draw: money, loss: money }),
  dice: z.strictObject({ white: dieFaces, blue: dieFaces, red: dieFaces, black: dieFaces }),
  stars: z.array(starSchema).length(categories.length),
  board: z.strictObject({
    topology: z.literal('track'),
    start: z.literal(0),
    last: z.int(),
    squares: z.array(square).min(2).max(SQUARES_MAX),
  }),
  blueSquares: z
    .array(z.strictObject({ id: idSchema, text, effect: blueEffectSchema }))
    .max(SQUARES_MAX),
  cards: z.strictObject({ yellow: pack, red: pack }),
  counters: z.array(z.string().max(20)).min(TEAMS),
  leagues: z.array(leagueSchema).min(1).max(50),
  fixtureTemplate: z.strictObject({
    teams: z.literal(TEAMS),
    rounds: roundsSchema,
    secondHalf: z.literal('mirror'),
  }),
  preparedFixtures: z
    .array(z.strictObject({ id: idSchema.max(40), rounds: roundsSchema }))
    .min(1)
    .max(50),
})

/** A fault of a pack: the number of the check, where, and what is wrong. */
interface Fault {
  readonly path: readonly (string | number)[]
  readonly message: string
}
export type Content = z.infer<typeof shape>

/** The parts are well-formed each; here is seen whether they fit together. */
export const contentSchema: z.ZodType<Content> = shape.superRefine((content, context) => {
  const faults = [
    ...boardFaults(content),
    ...diceFaults(content),
    ...starFaults(content),
    ...cardFaults(content),
    ...leagueFaults(content),
    ...fixtureFaults(content),
    ...paymentFaults(content),
  ]
  for (const { path, message } of faults)
    context.addIssue({ code: 'custom', path: [...path], message })
})

const faultIf = (isWrong: boolean, path: Fault['path'], message: string): Fault[] =>
  isWrong ? [{ path, message }] : []
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const countingTo = (count: number) => Array.from({ length: count }, (_, number) => number + 1)
const repeated = (ids: readonly string[]) => ids.filter((id, place) => ids.indexOf(id) !== place)

function boardFaults({ board, blueSquares }: Content): Fault[] {
  const { squares, last } = board
  const end = squares.at(-1)
  const numbers = squares.flatMap((one) => (one.type === 'match' ? [one.match] : []))
  const cups = squares.flatMap((one) => (one.type === 'cup' ? [one.cupRound] : []))
  const blues = blueSquares.map(({ id }) => id)
  const path = ['board', 'squares']
  return [
    ...faultIf(
      squares.some(({ index }, place) => index !== place) || last !== squares.length - 1,
      path,
      'V1: squares are numbered 0 to last without gaps',
    ),
    ...faultIf(squares[0]?.type !== 'start', [...path, 0], 'V1: the first square is the start'),
    ...faultIf(
      squares.filter(({ type }) => type === 'start').length !== 1,
      path,
      'V1: there is one start',
    ),
    ...faultIf(
      end?.type !== 'match' && end?.type !== 'cup',
      [...path, squares.length - 1],
      'V1: the last square is green',
    ),
    ...faultIf(
      !isSame(numbers, countingTo(ROUNDS)),
      path,
      'V2: match squares 1 to 22, each once, ascending',
    ),
    ...faultIf(!isSame(cups, cupRounds), path, 'V2: cup squares R16, QF, SF, FINAL in this order'),
    ...squares.flatMap((one, place) =>
      faultIf(
        one.type === 'blue' && !blues.includes(one.blue),
        [...path, place, 'blue'],
        'V3: there is no such blue square',
      ),
    ),
    ...repeated(blues).map((id) => ({ path: ['blueSquares'], message: `V3: ${id} occurs twice` })),
  ]
}

const diceFaults = ({ dice }: Content): Fault[] =>
  faultIf(
    !isSame(
      dice.white.toSorted((one, other) => one - other),
      countingTo(6),
    ),
    ['dice', 'white'],
    'V4: the white die has the faces 1 to 6',
  )

function starFaults({ stars }: Content): Fault[] {
  const names = stars.map(({ category }) => category)
  return [
    ...faultIf(!isSame(names, categories), ['stars'], 'V5: GK, DEF, MID, FOR in this order'),
    ...faultIf(
      stars.some(({ fee }, place) => place > 0 && fee <= stars[place - 1]!.fee),
      ['stars'],
      'V5: fees rise strictly',
    ),
  ]
}

function cardFaults({ cards }: Content): Fault[] {
  const ids = [...cards.yellow, ...cards.red].map(({ id }) => id)
  return repeated(ids).map((id) => ({ path: ['cards'], message: `V6: ${id} occurs twice` }))
}

function leagueFaults({ leagues }: Content): Fault[] {
  const ids = leagues.map(({ id }) => id)
  return [
    ...repeated(ids).map((id) => ({ path: ['leagues'], message: `V8: ${id} occurs twice` })),
    ...leagues.flatMap(({ teams, cupExtras }, place) => {
      const field = [...teams, ...cupExtras]
      const path = ['leagues', place]
      return [
        ...namesFaults(field.map(({ name }) => name)).map((message) => ({
          path,
          message: `V8: ${message}`,
        })),
        ...repeated(field.map(({ id }) => id)).map((id) => ({
          path,
          message: `V8: ${id} occurs twice`,
        })),
      ]
    }),
  ]
}

function fixtureFaults({ fixtureTemplate, preparedFixtures }: Content): Fault[] {
  const { rounds } = fixtureTemplate
  const mirrored = rounds.map((round) => round.map(([home, away]) => [away, home] as const))
  const told = (faults: readonly string[], path: Fault['path']) =>
    faults.map((fault) => ({ path, message: `V9: ${fault}` }))
  return [
    ...told(doubleRoundRobinFaults([...rounds, ...mirrored]), ['fixtureTemplate', 'rounds']),
    ...preparedFixtures.flatMap((list, place) =>
      told(doubleRoundRobinFaults(list.rounds), ['preparedFixtures', place, 'rounds']),
    ),
  ]
}

const paymentFaults = ({ money: { finalPayments } }: Content): Fault[] =>
  faultIf(
    finalPayments.some((payment, place) => place > 0 && payment > finalPayments[place - 1]!),
    ['money', 'finalPayments'],
    'V10: final payments never rise',
  )

/** What an operator should know of a pack that may be played nevertheless. */
export function contentWarnings({ dice }: Content): string[] {
  const sum = (faces: readonly number[]) => faces.reduce((total, one) => total + one, 0)
  return sum(dice.blue) > sum(dice.red)
    ? []
    : ['V11: the blue die is not better than the red one, so playing at home is no advantage']
}
