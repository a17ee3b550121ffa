import { z } from 'zod'
import { headOf } from '../../shared/packs.ts'
import { readEffectSchema, staffEffectSchema, tacticalEffectSchema } from './effects.ts'

const positionSchema = z.enum(['attacker', 'midfielder', 'defender', 'goalkeeper', 'utility'])
export type Position = z.infer<typeof positionSchema>

export const idSchema = z.string().min(1).max(40)
const text = z.string().min(1).max(300)
const money = z.int().min(0).max(10_000)
const stars = z.int().min(1).max(6)
const outcomes = z.strictObject({
  win: z.int().min(0).max(100),
  draw: z.int().min(0).max(100),
  loss: z.int().min(0).max(100),
})
const totals = z.tuple([z.int().min(2).max(12), z.int().min(2).max(12)])
const chemistrySchema = z.enum(['none', 'left', 'right', 'both'])
const number = z.int().min(1).max(6)

const limitsSchema = z.strictObject({
  managers: z.tuple([z.int().min(2).max(6), z.int().min(2).max(6)]),
  draftBoard: z.int().min(11).max(40),
  draftSquad: z.int().min(11).max(40),
  squad: z.int().min(11).max(60),
  keyStaff: z.int().min(1).max(10),
  investActions: z.int().min(1).max(4),
  minOutfield: z.literal(10),
  extraLots: z.int().min(0).max(6),
})

const facilitiesSchema = z.strictObject({
  training: z
    .array(
      z.strictObject({
        level: z.int(),
        name: text,
        cost: money,
        players: z.int().min(1).max(20),
        stars: z.int().min(1).max(5),
        guaranteed: z.int().min(0).max(1),
      }),
    )
    .length(4),
  scouting: z
    .array(
      z.strictObject({
        level: z.int(),
        name: text,
        cost: money,
        draws: z.int().min(1).max(20),
      }),
    )
    .length(4),
  stadium: z
    .array(
      z.strictObject({
        level: z.int(),
        name: text,
        cost: money,
        income: z.record(idSchema, money),
      }),
    )
    .length(4),
})

export const playerSchema = z.strictObject({
  id: idSchema,
  name: text,
  region: idSchema,
  position: positionSchema,
  stars,
  potential: stars,
  chemistry: chemistrySchema,
  market: z.int().min(1).max(1_000),
  scout: z.int().min(1).max(1_000),
  developed: z.tuple([z.int().min(1), z.int().min(1)]).nullable(),
})

export const developedSchema = z.strictObject({
  id: idSchema,
  stack: positionSchema,
  index: z.int().min(1),
  player: idSchema,
  stars,
  potential: stars,
  chemistry: chemistrySchema,
  market: z.int().min(1).max(1_000),
  scout: z.int().min(1).max(1_000),
})

const staffSchema = z.strictObject({
  id: idSchema,
  name: text,
  price: money,
  text,
  effects: z.array(staffEffectSchema).min(1).max(4),
})

const copies = z.int().min(1).max(20)
const readOut = {
  id: idSchema.regex(/^[^.]+$/),
  name: text,
  count: copies,
  text,
  effects: z.array(readEffectSchema).min(1).max(4),
}
const gameChangerSchema = z.discriminatedUnion('type', [
  z.strictObject({ ...readOut, type: z.literal('bad') }),
  z.strictObject({ ...readOut, type: z.literal('good') }),
  z.strictObject({
    ...readOut,
    type: z.literal('tactical'),
    effects: z.tuple([tacticalEffectSchema]),
    window: z.enum(['prep', 'react']),
  }),
])

const bandSchema = z.strictObject({
  id: idSchema,
  min: z.int().min(0),
  max: z.int().min(0),
  appeal: stars,
})

const roundSchema = z.strictObject({
  matches: z.array(z.tuple([number, number])).max(3),
  sims: z.array(number).max(6),
})

export const packSchema = z.strictObject({
  ...headOf('superclub'),
  limits: limitsSchema,
  startingCash: z.strictObject({ slower: money, normal: money, quicker: money }),
  clubs: z
    .array(z.strictObject({ id: idSchema, name: text }))
    .min(2)
    .max(12),
  regions: z.array(idSchema).length(6),
  statusBands: z.array(bandSchema).min(1).max(8),
  simRoll: z.record(idSchema, z.strictObject({ loss: totals, draw: totals, win: totals })),
  matchPoints: z.strictObject({ single: outcomes, homeAndAway: outcomes }),
  targetPoints: z.int().min(1).max(1_000),
  placementReward: z.array(money).length(6),
  captainBoost: z.array(z.int().min(1).max(20)).length(6),
  formations: z
    .array(z.string().regex(/^[0-4]-[0-5]-[0-4]$/))
    .min(1)
    .max(20),
  facilities: facilitiesSchema,
  unhappyPricePerStar: z.int().min(1).max(100),
  wagePerStar: z.int().min(0).max(20),
  penalty: z.strictObject({
    teamStars: stars,
    suddenDeathStars: stars,
  }),
  prices: z.strictObject({
    marketPerStar: z.int().min(1),
    scoutByStars: z.record(z.string(), z.int().min(1)),
    premiumByPotential: z.record(z.string(), z.int().min(0)),
  }),
  fixtures: z.record(z.enum(['2', '3', '4', '5', '6']), z.array(roundSchema).length(5)),
  keyStaff: z.array(staffSchema).max(500),
  gameChangers: z.array(gameChangerSchema).max(500),
  superCup: z
    .array(
      z.strictObject({
        id: idSchema,
        name: text,
        attack: z.int().min(0).max(100),
        midfield: z.int().min(0).max(100),
        defence: z.int().min(0).max(100),
      }),
    )
    .max(500),
  players: z.array(playerSchema).max(2_000),
  developed: z.array(developedSchema).max(10_000),
})

export interface Content extends z.infer<typeof packSchema> {}
export type Player = z.infer<typeof playerSchema>
export type Developed = z.infer<typeof developedSchema>
export type Staff = z.infer<typeof staffSchema>
export type GameChanger = z.infer<typeof gameChangerSchema>
export type Tactical = Extract<GameChanger, { type: 'tactical' }>
