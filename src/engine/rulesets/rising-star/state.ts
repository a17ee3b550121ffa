import { z } from 'zod'
import { seatSchema, seatsOf } from '../../kernel/define.ts'
import { emptyOf } from '../../kernel/empty-record.ts'
import { named } from '../../kernel/named.ts'
import { categorySchema } from './content/schema.ts'
import type { Options } from './options.ts'

export const cardSchema = z.string().min(1).max(80)
export const tokenSchema = z.string().min(1).max(60)
export const countSchema = z.int().min(0)

export const slotSchema = z.union([z.literal('agent'), categorySchema])
export type Slot = z.infer<typeof slotSchema>

const statusSchema = z.enum(['active', 'injured', 'retired', 'resigned'])
export const causeSchema = z.enum(['contract', 'transfer', 'free-agent'])
export type Cause = z.infer<typeof causeSchema>

export const turnSchema = z.strictObject({
  number: z.int().min(1),
  seat: seatSchema,
  /**
   * Next action of the seat whose turn it is. If the stage is `tile`, the seat has already rolled,
   * and only the board tile under the seat's token can open decisions.
   */
  stage: z.enum(['physio', 'roll', 'tile']),
  chain: countSchema,
})
export type Turn = z.infer<typeof turnSchema>

export const dieSchema = z.int().min(1).max(6)
export const purposeSchema = z.enum(['move', 'fitness'])
const rollSchema = z.strictObject({ seat: seatSchema, value: dieSchema, purpose: purposeSchema })

const negotiationSchema = z.strictObject({
  seat: seatSchema,
  cause: causeSchema,
  offers: z.array(cardSchema),
})

const swapSchema = z.strictObject({
  seat: seatSchema,
  slot: slotSchema,
  held: cardSchema,
  drawn: cardSchema,
})

export const matchKindSchema = z.enum([
  'matchday',
  'reserves',
  'derby',
  'cup-final',
  'championship-final',
])
export type MatchKind = z.infer<typeof matchKindSchema>

export const sideSchema = named(
  'Side',
  z.union([
    z.strictObject({ seat: seatSchema }),
    z.strictObject({ absent: tokenSchema }),
    z.strictObject({ club: z.literal('rising-star-fc') }),
  ]),
)
export type Side = z.infer<typeof sideSchema>
export type HomeOrAway = 'home' | 'away'

export const scoreSchema = named('Score', z.strictObject({ home: countSchema, away: countSchema }))
export type Score = z.infer<typeof scoreSchema>
export const penaltiesSchema = named(
  'Penalties',
  z.strictObject({
    round: z.int().min(1),
    home: countSchema,
    away: countSchema,
  }),
)

export const stageSchema = z.enum([
  'dice',
  'home-card',
  'away-card',
  'extra-time',
  'home-card-et',
  'away-card-et',
  'penalties',
  'over',
])
export type Stage = z.infer<typeof stageSchema>

const matchSchema = z.strictObject({
  id: z.int().min(1),
  kind: matchKindSchema,
  home: sideSchema,
  away: sideSchema.nullable(),
  score: scoreSchema.nullable(),
  stage: stageSchema,
  used: z.strictObject({ home: z.boolean(), away: z.boolean() }),
  extraTime: scoreSchema.nullable(),
  penalties: penaltiesSchema.nullable(),
})

const tiebreakSchema = z.strictObject({
  tied: z.array(seatSchema),
  finalists: z.tuple([seatSchema, seatSchema]).nullable(),
  out: z.array(seatSchema),
  champion: seatSchema.nullable(),
})

export const totalSchema = z.strictObject({
  seat: seatSchema,
  points: countSchema,
  fame: z.int(),
  cash: z.int(),
  moneyPoints: z.int(),
  total: z.int(),
})
export type Total = z.infer<typeof totalSchema>
export const placeSchema = named('Place', totalSchema.extend({ place: z.int().min(1) }))
export type Place = z.infer<typeof placeSchema>
export const reasonSchema = z.enum(['careers-complete', 'turn-cap', 'last-seat'])
export type Reason = z.infer<typeof reasonSchema>
const resultSchema = z.strictObject({ places: z.array(placeSchema), champion: seatSchema })
const phaseSchema = z.enum(['choosing-tokens', 'playing', 'tiebreak', 'ended'])
export type Phase = z.infer<typeof phaseSchema>

const cards = z.array(cardSchema)
const heldSchema = cardSchema.nullable()
const sponsorshipsSchema = z.strictObject({
  boot: heldSchema,
  clothing: heldSchema,
  product: heldSchema,
})
const deckCountsSchema = z.strictObject({
  contract: countSchema,
  agent: countSchema,
  dayToDay: countSchema,
  press: countSchema,
})
const decksSchema = z.strictObject({ contract: cards, agent: cards, dayToDay: cards, press: cards })

const playerSeenSchema = z.strictObject({
  no: seatSchema,
  token: tokenSchema.nullable(),
  position: countSchema,
  seasonsCompleted: countSchema,
  status: statusSchema,
  failedFitnessRolls: countSchema,
  points: countSchema,
  fame: z.int(),
  cash: z.int(),
  /**
   * Current contract of the seat; null before the first deal, during a TRANSFER or FREE AGENT
   * negotiation, and after the seat has left the game.
   */
  contract: heldSchema,
  agent: heldSchema,
  sponsorships: sponsorshipsSchema,
  magicSponges: cards,
  matchEventCount: countSchema,
  matchEvents: cards.nullable(),
  /** True if the seat has resigned; the seat is removed at the end of the current turn. */
  resigning: z.boolean(),
  resignOrder: countSchema.nullable(),
})

export const viewSchema = z.strictObject({
  phase: phaseSchema,
  seats: z.array(playerSeenSchema),
  firstSeat: seatSchema.nullable(),
  turn: turnSchema.nullable(),
  die: rollSchema.nullable().describe('The last roll of the die; null before the first roll.'),
  deckCounts: deckCountsSchema,
  decks: decksSchema.nullable(),
  untilShuffle: deckCountsSchema.nullable(),
  box: cards,
  negotiation: negotiationSchema.nullable(),
  swap: swapSchema.nullable(),
  matches: countSchema,
  /**
   * The match of the current turn. The match of a turn is stored until the end of the turn, so that
   * the same derby is not played twice.
   */
  match: matchSchema.nullable(),
  previews: z.array(z.strictObject({ card: cardSchema, score: scoreSchema.nullable() })).nullable(),
  tiebreak: tiebreakSchema.nullable(),
  result: resultSchema.nullable(),
  reason: reasonSchema.nullable(),
})
export interface View extends z.infer<typeof viewSchema> {}

const playerSchema = playerSeenSchema.omit({ matchEventCount: true, matchEvents: true })
const sharedSchema = viewSchema
  .omit({ deckCounts: true, decks: true, previews: true })
  .extend({ seats: z.array(playerSchema) })

export interface Draft {
  shared: z.infer<typeof sharedSchema>
  secret: {
    decks: z.infer<typeof decksSchema>
    hands: string[][]
  }
}

interface Setting {
  readonly seats: number
  readonly options: Pick<Options, 'reshuffle'>
}

export const initial = ({ seats, options }: Setting): Draft => ({
  shared: emptyOf(sharedSchema, {
    phase: 'choosing-tokens',
    seats: seatsOf(seats).map(newPlayer),
    untilShuffle: options.reshuffle ? emptyOf(deckCountsSchema, {}) : null,
  }),
  secret: { decks: emptyOf(decksSchema, {}), hands: seatsOf(seats).map(() => []) },
})

const STARTING_FAME = 10

const newPlayer = (no: number) =>
  emptyOf(playerSchema, {
    no,
    status: 'active',
    fame: STARTING_FAME,
    sponsorships: emptyOf(sponsorshipsSchema, {}),
  })
