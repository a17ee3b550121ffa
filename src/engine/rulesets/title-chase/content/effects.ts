import { z } from 'zod'
import { ROUNDS } from './fixtures.ts'

export const categories = ['GK', 'DEF', 'MID', 'FOR'] as const
export const categorySchema = z.enum(categories)
export type Category = z.infer<typeof categorySchema>

/** Maximum amount of money in a pack, so that sums stay exact in the longest game. */
const AMOUNT_MAX = 1_000_000_000
export const amountSchema = z.int().min(0).max(AMOUNT_MAX)
const moneyOf = <const K extends string>(kind: K) =>
  z.strictObject({ kind: z.literal(kind), amount: amountSchema })

/** Effects that happen immediately. All payments are to or from the bank. */
const instantEffects = [
  moneyOf('collect'),
  moneyOf('pay'),
  moneyOf('collectPerStar'),
  moneyOf('payPerStar'),
  z.strictObject({
    kind: z.literal('rollMoney'),
    winOn: z.enum(['even', 'odd']),
    win: amountSchema,
    lose: amountSchema,
  }),
  z.strictObject({ kind: z.literal('rollStar'), category: categorySchema }),
  z.strictObject({ kind: z.literal('loseStar'), category: categorySchema }),
  z.strictObject({ kind: z.literal('none') }),
] as const
const suspend = z.strictObject({
  kind: z.literal('suspend'),
  category: categorySchema,
  fixtures: z.int().min(1).max(ROUNDS),
})
const keepEffects = [
  z.strictObject({ kind: z.literal('penalty') }),
  z.strictObject({ kind: z.literal('appeal') }),
  z.strictObject({ kind: z.literal('voucher'), amountOff: amountSchema }),
] as const

const simple = z.discriminatedUnion('kind', [...instantEffects, suspend])
export type SimpleEffect = z.infer<typeof simple>
const all = z.strictObject({ kind: z.literal('all'), effects: z.array(simple).min(1).max(8) })
const allOnBlue = z.strictObject({
  kind: z.literal('all'),
  effects: z
    .array(z.discriminatedUnion('kind', [...instantEffects]))
    .min(1)
    .max(8),
})

/** Effect of a blue square. Kept effects and suspensions are excluded, because they need a card. */
export const blueEffectSchema = z.discriminatedUnion('kind', [...instantEffects, allOnBlue])
export const cardEffectSchema = z.discriminatedUnion('kind', [
  ...instantEffects,
  suspend,
  ...keepEffects,
  all,
])
export type Effect = z.infer<typeof cardEffectSchema>
