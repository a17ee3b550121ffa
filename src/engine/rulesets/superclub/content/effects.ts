import { z } from 'zod'
import { named } from '../../../kernel/named.ts'

export const THIRDS = ['attack', 'midfield', 'defence'] as const
export const DEPARTMENTS = ['training', 'scouting', 'stadium'] as const

export const thirdSchema = z.enum(THIRDS)
export const departmentSchema = z.enum(DEPARTMENTS)
export type Third = z.infer<typeof thirdSchema>
export type Department = z.infer<typeof departmentSchema>

const stars = z.int().min(1).max(20)
const money = z.int().min(1).max(1_000)
const percent = z.int().min(1).max(100)

const effect = <const K extends string, S extends z.ZodRawShape>(kind: K, shape: S) =>
  z.strictObject({ kind: z.literal(kind), ...shape })

export const staffEffectSchema = z.discriminatedUnion('kind', [
  effect('matchStars', { third: thirdSchema, amount: stars }),
  effect('keeperStars', { amount: stars }),
  effect('chemistryBonus', { amount: stars }),
  effect('positionRelief', { thirds: z.int().min(1).max(2) }),
  effect('captainBonus', { amount: stars }),
  effect('trainingRollBonus', { amount: z.int().min(1).max(5) }),
  effect('trainingExtraPlayers', { amount: z.int().min(1).max(10) }),
  effect('scoutExtraDraws', { amount: z.int().min(1).max(10) }),
  effect('scoutDiscount', { amount: money }),
  effect('wageDiscountPercent', { percent }),
  effect('incomeBonus', { amount: money }),
  effect('stadiumBonusPercent', { percent }),
  effect('auctionTieWin', {}),
  effect('auctionRebate', { amount: money }),
  effect('investmentDiscount', { amount: money }),
  effect('ignoreFirstInjury', {}),
  effect('injuryImmunity', { doubles: z.array(z.int().min(1).max(6)).min(1).max(6) }),
  effect('simBonus', { amount: z.int().min(1).max(10) }),
  effect('appealBonus', { amount: z.int().min(1).max(5) }),
])
export type StaffEffect = z.infer<typeof staffEffectSchema>

export const nextMatchEffectSchema = named(
  'NextMatchEffect',
  z.discriminatedUnion('kind', [
    effect('nextMatchStars', { third: thirdSchema, amount: stars }),
    effect('noBoostNextMatch', {}),
    effect('noStaffNextMatch', {}),
  ]),
)

export const readEffectSchema = z.discriminatedUnion('kind', [
  effect('money', { amount: z.int().min(-1_000).max(1_000) }),
  effect('unavailable', {
    pick: z.enum(['left', 'right', 'best', 'random']),
    row: z.enum([...THIRDS, 'any']),
    duration: z.enum(['nextMatch', 'season']),
  }),
  effect('developStar', { amount: z.int().min(1).max(5) }),
  effect('loseStar', { pick: z.literal('choose') }),
  effect('losePlayer', { pick: z.literal('choose'), maxStars: z.int().min(1).max(6) }),
  effect('freePlayer', {}),
  effect('facilityUp', { department: departmentSchema }),
  effect('freeStaff', {}),
  effect('healInjured', { pick: z.literal('choose') }),
  ...nextMatchEffectSchema.options,
])
export type ReadEffect = z.infer<typeof readEffectSchema>

export const tacticalEffectSchema = z.discriminatedUnion('kind', [
  effect('thirdStars', { amount: stars }),
  effect('opponentThirdStars', { amount: z.int().min(-20).max(-1) }),
  effect('freeSubstitution', { max: z.literal(1) }),
  effect('moveBoost', {}),
  effect('rerollOwn', {}),
  effect('rerollOpponent', {}),
  effect('cancelInjury', {}),
  effect('winDrawnThird', {}),
])
export type TacticalEffect = z.infer<typeof tacticalEffectSchema>

export const windowOf = {
  thirdStars: 'prep',
  opponentThirdStars: 'prep',
  freeSubstitution: 'prep',
  moveBoost: 'prep',
  rerollOwn: 'react',
  rerollOpponent: 'react',
  cancelInjury: 'react',
  winDrawnThird: 'react',
} as const satisfies Record<TacticalEffect['kind'], 'prep' | 'react'>
