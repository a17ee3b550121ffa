import { z } from 'zod'
import { headOf } from '../../shared/packs.ts'
import {
  amountSchema,
  blueEffectSchema,
  cardEffectSchema,
  categories,
  categorySchema,
} from './effects.ts'
import { ROUNDS, TEAMS } from './fixtures.ts'

export const cupRounds = ['R16', 'QF', 'SF', 'FINAL'] as const
export const cupRoundSchema = z.enum(cupRounds)
export type CupRound = z.infer<typeof cupRoundSchema>
export const CUP_EXTRAS = 4
const CARDS_MAX = 200
const SQUARES_MAX = 1_000

const COUNTERS_MAX = 100

const money = amountSchema
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
  fee: money.min(1),
  copies: z.int().min(1).max(TEAMS),
})
const cardSchema = z.strictObject({ id: idSchema, text, effect: cardEffectSchema })
const leagueSchema = z.strictObject({
  id: idSchema.max(40),
  name: z.string().min(1).max(40),
  teams: z.array(teamSchema).length(TEAMS),
  cupExtras: z.array(teamSchema).length(CUP_EXTRAS),
})
const pack = z.array(cardSchema).min(1).max(CARDS_MAX)

/**
 * The structure of a content pack. `contentSchema` also checks that the parts of the pack fit
 * together.
 */
export const packSchema = z.strictObject({
  ...headOf('title-chase'),
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
    last: z.int(),
    squares: z.array(square).min(2).max(SQUARES_MAX),
  }),
  blueSquares: z
    .array(z.strictObject({ id: idSchema, text, effect: blueEffectSchema }))
    .max(SQUARES_MAX),
  cards: z.strictObject({ yellow: pack, red: pack }),
  counters: z.array(z.string().max(20)).min(TEAMS).max(COUNTERS_MAX),
  leagues: z.array(leagueSchema).min(1).max(50),
  /** Matches in the first half of a season. The second half swaps home and away. */
  fixtureTemplate: z.strictObject({ rounds: roundsSchema }),
  preparedFixtures: z.array(z.strictObject({ rounds: roundsSchema })).length(1),
})

export type Content = z.infer<typeof packSchema>
