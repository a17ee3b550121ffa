import { z } from 'zod'
import { named } from '../../../kernel/named.ts'
import { headOf } from '../../shared/packs.ts'

/** Every amount of money is a multiple of this number of pounds. */
export const MONEY_STEP = 500_000
const MILLION = 1_000_000

export const squads = ['red', 'blue', 'yellow', 'white'] as const
export const squadSchema = z.enum(squads)
export type Squad = z.infer<typeof squadSchema>

export const chanceDecks = ['referee', 'chairman', 'bonus'] as const
export const chanceDeckSchema = z.enum(chanceDecks)
export type ChanceDeck = z.infer<typeof chanceDeckSchema>

export const cardSchema = z.string().min(1).max(40)
export type Card = string
export const moneySchema = z.int().min(0)
export type Money = number

const spaceTypes = [
  'kick-off',
  'footballer',
  'manager',
  'stadium',
  'chairman',
  'referee',
  'starplayer-bonus',
  'wild-substitute',
  'cup-match',
  'penalty-spot',
] as const
export type SpaceType = (typeof spaceTypes)[number]

const boardSpaceSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('footballer'), footballerId: cardSchema }),
  z.strictObject({ type: z.literal('stadium'), colour: squadSchema }),
  z.strictObject({ type: z.enum(spaceTypes).exclude(['footballer', 'stadium']) }),
])
export type BoardSpace = z.infer<typeof boardSpaceSchema>

export const positions = ['GK', 'DEF', 'MID', 'STR'] as const
export type Position = (typeof positions)[number]

const footballerSchema = z.strictObject({
  id: z.string().regex(/^(?:red|blue|yellow|white)-\d\d$/),
  squad: squadSchema,
  name: z.string().min(1).max(40),
  position: z.enum(positions),
  value: z
    .int()
    .min(4 * MILLION)
    .max(15 * MILLION)
    .multipleOf(MONEY_STEP),
  star: z.boolean(),
})
export type Footballer = z.infer<typeof footballerSchema>

/** Maximum amount of money in a pack, so that sums stay within safe integers in any game. */
const AMOUNT_MAX = 1_000_000_000
const amount = z.int().positive().max(AMOUNT_MAX).multipleOf(MONEY_STEP)
const party = z.enum(['official', 'each-opponent'])
const counted = z.enum(['footballer', 'starplayer', 'wild'])
export type Counted = z.infer<typeof counted>

export type Effect =
  | { kind: 'pay'; to: z.infer<typeof party>; amount: Money }
  | { kind: 'receive'; from: z.infer<typeof party>; amount: Money }
  | { kind: 'pay-per'; per: Counted; amount: Money }
  | { kind: 'receive-per'; per: Counted; amount: Money }
  | { kind: 'caution'; colour: 'yellow' | 'red'; target: 'club' | 'footballer' }
  | { kind: 'gain'; item: 'wild' | 'win' }
  | { kind: 'retain'; role: 'cup-match' | 'transfer-window' | 'tackle' }
  | { kind: 'move'; to: { space: number } | { nearest: SpaceType } }
  | { kind: 'roll-again' }
  | { kind: 'cup-match' }
  | { kind: 'penalty'; onGoal: Effect[]; onMiss: Effect[] }
  | { kind: 'transfer-window' }
  | {
      kind: 'if'
      test: 'owns-stadium' | 'owns-manager' | 'owns-footballer'
      then: Effect[]
      else: Effect[]
    }

const EFFECTS_MAX = 12

const effectSchema: z.ZodType<Effect> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('pay'),
      to: party.describe('Recipient of the payment.'),
      amount,
    }),
    z.strictObject({
      kind: z.literal('receive'),
      from: party.describe('Payer of the amount.'),
      amount,
    }),
    z.strictObject({ kind: z.literal('pay-per'), per: counted, amount }),
    z.strictObject({ kind: z.literal('receive-per'), per: counted, amount }),
    z.strictObject({
      kind: z.literal('caution'),
      colour: z.enum(['yellow', 'red']),
      target: z.enum(['club', 'footballer']).describe('Recipient of the yellow or red card.'),
    }),
    z.strictObject({ kind: z.literal('gain'), item: z.enum(['wild', 'win']) }),
    z.strictObject({
      kind: z.literal('retain'),
      role: z.enum(['cup-match', 'transfer-window', 'tackle']),
    }),
    z.strictObject({
      kind: z.literal('move'),
      to: z
        .union([
          z.strictObject({ space: z.int().min(0) }),
          z.strictObject({ nearest: z.enum(spaceTypes) }),
        ])
        .describe('Destination of the pawn, which always moves forwards.'),
    }),
    z.strictObject({ kind: z.literal('roll-again') }),
    z.strictObject({ kind: z.literal('cup-match') }),
    z.strictObject({ kind: z.literal('penalty'), onGoal: effectsSchema, onMiss: effectsSchema }),
    z.strictObject({ kind: z.literal('transfer-window') }),
    z.strictObject({
      kind: z.literal('if'),
      test: z.enum(['owns-stadium', 'owns-manager', 'owns-footballer']),
      // biome-ignore lint/suspicious/noThenProperty: cards in a pack have the field `then`.
      then: effectsSchema,
      else: effectsSchema,
    }),
  ]),
)
export const effectsSchema: z.ZodType<Effect[]> = named(
  'Effects',
  z.array(effectSchema).max(EFFECTS_MAX),
)

const deckOf = (prefix: string, count: number) =>
  z
    .array(
      z.strictObject({
        id: z.string().regex(new RegExp(`^${prefix}-\\d\\d$`)),
        text: z.string().min(1).max(200),
        effects: effectsSchema,
      }),
    )
    .length(count)
export type ChanceCard = { id: Card; text: string; effects: Effect[] }

const PRINTED = {
  bogus: 4,
  stadium: 4,
  wild: 12,
  tackle: 4,
  'transfer-window': 8,
  'cup-match': 8,
  win: 20,
  'yellow-card': 4,
  'red-card': 1,
  trophy: 4,
} as const
const supportingSchema = z.strictObject({
  bogus: z.literal(4),
  stadium: z.literal(4),
  wild: z.literal(12),
  tackle: z.literal(4),
  'transfer-window': z.literal(8),
  'cup-match': z.literal(8),
  win: z.literal(20),
  'yellow-card': z.literal(4),
  'red-card': z.literal(1),
  trophy: z.literal(4),
})

export const packShape = z.strictObject({
  ...headOf('starplayer'),
  allowChains: z.boolean(),
  board: z.array(boardSpaceSchema).min(46).max(400),
  footballers: z.array(footballerSchema).length(44),
  managers: z.array(z.strictObject({ id: cardSchema, name: z.string().min(1).max(40) })).length(4),
  decks: z.strictObject({
    referee: deckOf('ref', 18),
    chairman: deckOf('chr', 17),
    bonus: deckOf('bon', 16),
  }),
  supporting: supportingSchema.default(PRINTED),
})
export type Content = z.infer<typeof packShape>
