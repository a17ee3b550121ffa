import { z } from 'zod'
import { type MoveOf, seatSchema, tagged } from '../../kernel/define.ts'
import { named } from '../../kernel/named.ts'
import { cardSchema, moneySchema, squadSchema } from './content/schema.ts'
import { bundleSchema } from './state.ts'

const CARDS_MAX = 46
const cards = z.array(cardSchema).min(1).max(CARDS_MAX)
const bundle = named(
  'BundleInput',
  bundleSchema.extend({ cards: z.array(cardSchema).max(CARDS_MAX) }),
)
const space = z.int().min(0).max(400)

export const moves = {
  roll: tagged('roll', {}),
  buy: tagged('buy', { pick: cardSchema.optional() }),
  decline: tagged('decline', {}),
  'end-turn': tagged('end-turn', {}),
  'play-transfer-window': tagged('play-transfer-window', { card: cardSchema }),
  'play-cup-match': tagged('play-cup-match', {
    opponent: seatSchema,
    card: cardSchema.optional(),
  }),
  'sell-back': tagged('sell-back', { cards }),
  'challenge-final': tagged('challenge-final', {
    opponent: seatSchema,
    trophyColour: squadSchema,
  }),
  tackle: tagged('tackle', { pick: cardSchema.optional() }),
  'pass-tackle': tagged('pass-tackle', {}),
  'choose-opponent': tagged('choose-opponent', { opponent: seatSchema }),
  'skip-match': tagged('skip-match', {}),
  offer: tagged('offer', { to: seatSchema, give: bundle, take: bundle }),
  'pass-window': tagged('pass-window', {}),
  accept: tagged('accept', {}),
  reject: tagged('reject', {}),
  withdraw: tagged('withdraw', {}),
  counter: tagged('counter', { give: bundle, take: bundle }),
  'offer-sale': tagged('offer-sale', { to: seatSchema, cards, price: moneySchema }),
  'offer-in-kind': tagged('offer-in-kind', { cards, credit: moneySchema }),
  concede: tagged('concede', {}),
  claim: z.union([
    tagged('claim', { kind: z.enum(['royalty', 'gate', 'wild']), space }),
    tagged('claim', { kind: z.literal('all-6') }),
  ]),
  waive: tagged('waive', {}),
  audit: tagged('audit', { target: seatSchema }),
}
export type Move = MoveOf<typeof moves>
