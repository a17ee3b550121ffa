import { z } from 'zod'
import { type MoveOf, seatSchema, tagged } from '../../kernel/define.ts'
import { thirdSchema } from './content/effects.ts'
import { idSchema as id } from './content/schema.ts'

const amount = z.int().min(0).max(1_000_000)
const distinct = (most: number) =>
  z
    .array(id)
    .max(most)
    .refine((list) => new Set(list).size === list.length, 'the same card twice')

const goods = z.strictObject({ cash: amount, players: distinct(60), staff: distinct(10) })
const row = z.array(id.nullable()).max(5)

/**
 * The eleven footballers of a line-up, by row. In a line-up, null is an empty place; empty places
 * must be at the right end of a row.
 */
const lineUp = z.strictObject({
  formation: z.string().max(10),
  goalkeeper: id,
  defence: row,
  midfield: row,
  attack: row,
  boostThird: thirdSchema.optional(),
})

const params = z.union([
  z.strictObject({ out: id, in: id }),
  z.strictObject({ third: thirdSchema }),
  z.strictObject({}),
])

export const moves = {
  'draft-pick': tagged('draft-pick', { card: id }),
  'staff-keep': tagged('staff-keep', { staff: id }),
  'squad-sell-abroad': tagged('squad-sell-abroad', { card: id }),
  'trade-propose': tagged('trade-propose', { to: seatSchema, give: goods, take: goods }),
  'trade-withdraw': tagged('trade-withdraw', { trade: id }),
  'trade-accept': tagged('trade-accept', { trade: id }),
  'trade-reject': tagged('trade-reject', { trade: id }),
  'market-ready': tagged('market-ready', {}),
  'unhappy-bid': tagged('unhappy-bid', { card: id }),
  'unhappy-pass': tagged('unhappy-pass', {}),
  'unhappy-star': tagged('unhappy-star', { card: id }),
  'unhappy-enter': tagged('unhappy-enter', {}),
  'unhappy-stay-out': tagged('unhappy-stay-out', {}),
  'unhappy-sell': tagged('unhappy-sell', {}),
  'unhappy-counter': tagged('unhappy-counter', { cash: amount, players: distinct(60) }),
  'unhappy-bench': tagged('unhappy-bench', {}),
  'unhappy-accept': tagged('unhappy-accept', {}),
  'unhappy-decline': tagged('unhappy-decline', {}),
  'auction-bid': tagged('auction-bid', { amount }),
  'auction-pass': tagged('auction-pass', {}),
  'auction-seal': tagged('auction-seal', { amount: amount.nullable() }),
  'train-guarantee': tagged('train-guarantee', { card: id }),
  'train-roll': tagged('train-roll', { card: id }),
  'train-done': tagged('train-done', {}),
  'scout-draw': tagged('scout-draw', { continent: id }),
  'scout-done': tagged('scout-done', {}),
  'scout-sign': tagged('scout-sign', {}),
  'scout-decline': tagged('scout-decline', {}),
  'invest-upgrade': tagged('invest-upgrade', { department: id }),
  'invest-staff': tagged('invest-staff', {}),
  'invest-done': tagged('invest-done', {}),
  'staff-hire': tagged('staff-hire', { staff: id, dismiss: id.optional() }),
  'staff-decline': tagged('staff-decline', {}),
  'deadline-flip': tagged('deadline-flip', { continent: id }),
  'lineup-submit': tagged('lineup-submit', { lineUp }),
  'weapon-play': tagged('weapon-play', { gc: id, params }),
  'third-ready': tagged('third-ready', {}),
  'sub-bring': tagged('sub-bring', { card: id }),
  'gc-player': tagged('gc-player', { card: id }),
  'gc-continent': tagged('gc-continent', { continent: id }),
  'gc-keep': tagged('gc-keep', { keep: z.boolean(), sell: id.optional() }),
  'gc-staff': tagged('gc-staff', { staff: id.nullable(), dismiss: id.optional() }),
  'supercup-play': tagged('supercup-play', {}),
  'supercup-save': tagged('supercup-save', {}),
  'penalties-order': tagged('penalties-order', {
    takers: z.array(id).max(11),
  }),
}

export type Move = MoveOf<typeof moves>
export type MoveType = Move['type']
