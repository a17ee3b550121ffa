import { z } from 'zod'
import { headOf } from '../../shared/packs.ts'

const NAME_MAX = 60
const TEXT_MAX = 200
const BOARD_MAX = 200
const CARDS_MAX = 200
const COPIES_MAX = 20
const ABILITY_MAX = 20
export const MONEY_STEP = 1_000
const AMOUNT_MAX = 1_000_000_000
/**
 * Maximum fame or number of goals on one card, so that sums stay within safe integers in any game.
 */
const DELTA_MAX = 1_000

export const CATEGORIES = ['boot', 'clothing', 'product'] as const
const TILE_TYPES = [
  'pre-season',
  'training',
  'rest',
  'press',
  'agent',
  'matchday',
  'reserves',
  'sponsor',
  'physio-room',
  'contract',
  'transfer',
  'free-agent',
  'derby-day',
  'cup-final',
] as const

const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(NAME_MAX)
const name = z.string().min(1).max(NAME_MAX)
const text = z.string().min(1).max(TEXT_MAX)
const amount = z.int().min(0).max(AMOUNT_MAX).multipleOf(MONEY_STEP)
const paidAmount = amount.min(MONEY_STEP)
const delta = z
  .int()
  .min(-DELTA_MAX)
  .max(DELTA_MAX)
  .refine((value) => value !== 0, 'a change of nothing')

export const categorySchema = z.enum(CATEGORIES)
const tileTypeSchema = z.enum(TILE_TYPES)

const targetSchema = z.strictObject({
  tile: tileTypeSchema,
  category: categorySchema.optional(),
  team: z.union([z.literal('own'), id]).optional(),
})

const effectSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fame'), delta }),
  z.strictObject({ kind: z.literal('receive'), amount: paidAmount }),
  z.strictObject({ kind: z.literal('pay'), amount: paidAmount }),
  z.strictObject({
    kind: z.literal('move'),
    to: targetSchema,
    mode: z.enum(['advance', 'direct']),
  }),
])

const scoreEffectSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('score'),
    own: delta.optional(),
    opponent: delta.optional(),
  }),
  z.strictObject({ kind: z.literal('reroll'), side: z.enum(['own', 'opponent']) }),
  z.strictObject({ kind: z.literal('level') }),
  z.strictObject({ kind: z.literal('swap') }),
])

const effects = z.array(effectSchema).min(1).max(10)
const copies = z.int().min(1).max(COPIES_MAX).default(1)

const contractCardSchema = z.strictObject({
  id,
  name,
  black: z.boolean(),
  matchdayFee: amount,
  reservesFee: amount,
  loyaltyBonus: amount,
  buyoutFee: amount,
})

const instantSchema = z.strictObject({
  id,
  kind: z.literal('instant'),
  group: z.enum(['movement', 'fame', 'financial']),
  text,
  effects,
})

const agentCardSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    id,
    kind: z.literal('agent'),
    name,
    ability: z.int().min(1).max(ABILITY_MAX),
  }),
  z.strictObject({
    id,
    kind: z.literal('sponsorship'),
    category: categorySchema,
    name,
    fee: paidAmount,
  }),
  instantSchema.extend({ group: z.literal('movement') }),
])

const dayCardSchema = z.discriminatedUnion('kind', [
  instantSchema.extend({ copies }),
  z.strictObject({ id, kind: z.literal('magic-sponge'), text, copies }),
  z.strictObject({
    id,
    kind: z.literal('match-event'),
    text,
    effects: z.array(scoreEffectSchema).min(1).max(10),
    copies,
  }),
])

const pressCardSchema = instantSchema.extend({ copies })

const tileSchema = z.strictObject({
  type: tileTypeSchema,
  category: categorySchema.optional(),
  team: id.optional(),
})

export const packSchema = z.strictObject({
  ...headOf('rising-star'),
  tokens: z.array(z.strictObject({ id, club: name })).max(CARDS_MAX),
  cupOpponent: name,
  board: z.array(tileSchema).max(BOARD_MAX),
  contracts: z.array(contractCardSchema).max(CARDS_MAX),
  agentCards: z.array(agentCardSchema).max(CARDS_MAX),
  dayToDayCards: z.array(dayCardSchema).max(CARDS_MAX),
  pressCards: z.array(pressCardSchema).max(CARDS_MAX),
})

export type Category = z.infer<typeof categorySchema>
export type TileType = z.infer<typeof tileTypeSchema>
export type Target = z.infer<typeof targetSchema>
export type Effect = z.infer<typeof effectSchema>
export type ScoreEffect = z.infer<typeof scoreEffectSchema>
export type Tile = z.infer<typeof tileSchema>
export type ContractCard = z.infer<typeof contractCardSchema>
export type AgentCard = z.infer<typeof agentCardSchema>
export type DayCard = z.infer<typeof dayCardSchema>
export type PressCard = z.infer<typeof pressCardSchema>
export type MatchEventCard = Extract<DayCard, { kind: 'match-event' }>
export type Content = z.infer<typeof packSchema>
