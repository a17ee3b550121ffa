import { z } from 'zod'
import { at, seatSchema, seatsOf } from '../../kernel/define.ts'
import { emptyOf } from '../../kernel/empty-record.ts'
import { named } from '../../kernel/named.ts'
import type { Frozen } from '../../kernel/types.ts'
import { bookOf } from './content/book.ts'
import { deckSchema } from './content/cards.ts'
import {
  type Content,
  cardSchema,
  effectsSchema,
  moneySchema,
  squadSchema,
  squads,
} from './content/schema.ts'
import { formations, type Options } from './options.ts'

export const partySchema = z.union([seatSchema, z.literal('official')])
export type Party = z.infer<typeof partySchema>

const rankSchema = z.int().min(1).max(4)

const clubSchema = z.strictObject({
  seat: seatSchema,
  pawn: squadSchema,
  status: z.enum(['in', 'out']),
  cash: moneySchema,
  position: z.int().min(0),
  /**
   * Footballers in the order in which the club received them. Footballers that were received
   * together have the same number in `got`.
   */
  footballers: z.array(z.strictObject({ card: cardSchema, got: z.int() })),
  manager: cardSchema.nullable(),
  stadium: cardSchema.nullable(),
  wilds: z.array(cardSchema),
  wins: z.array(cardSchema),
  tackles: z.array(cardSchema),
  matchCards: z.array(cardSchema),
  windowCards: z.array(cardSchema),
  yellows: z.array(cardSchema),
  trophy: cardSchema.nullable(),
  missTurns: z.int().min(0),
  all6Rank: rankSchema.nullable(),
  all6Squad: squadSchema.nullable(),
  /** True if the club has claimed its All-6 rank, which makes the rank public. */
  all6Shown: z.boolean(),
  /** True if the Club Set was complete when the seat made its last decision. */
  complete: z.boolean(),
})
export type Club = z.infer<typeof clubSchema>

const phases = ['roll', 'moving', 'turn-end', 'passing'] as const
export type Phase = (typeof phases)[number]
export const endingSchema = z.enum(['done', 'bogus', 'final-lost', 'out'])
export type Ending = z.infer<typeof endingSchema>

const claimKinds = ['royalty', 'gate', 'all-6', 'wild'] as const
const claim = {
  kind: z.enum(claimKinds),
  creditor: seatSchema,
  debtor: partySchema,
  amount: moneySchema,
  space: z.int().nullable(),
  status: z.enum(['open', 'made', 'lapsed']),
}
export const claimSchema = named('Claim', z.strictObject({ id: z.int(), ...claim }))
export type Claim = z.infer<typeof claimSchema>
/**
 * A claim for a bonus as other viewers see it, without its sequential id, which would reveal how
 * many claims exist.
 */
export const maskedClaimSchema = z.strictObject(claim)

/**
 * Public step of the current turn: a visit to a space, a move of a card, or an earlier claim.
 * Players can compute from the steps which bonuses are due, but the steps do not contain the
 * amounts.
 */
const stepSchema = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('visited'), space: z.int(), landed: z.boolean() }),
  z.strictObject({
    step: z.literal('carried'),
    card: cardSchema,
    from: seatSchema.nullable(),
    to: seatSchema.nullable(),
  }),
  z.strictObject({
    step: z.literal('claimed'),
    kind: z.enum(claimKinds),
    creditor: seatSchema,
    space: z.int().nullable(),
  }),
])
export type Step = z.infer<typeof stepSchema>

const turn = {
  no: z.int().min(0),
  seat: seatSchema,
  owedRolls: z.int().min(0),
  freeMatchUsed: z.boolean(),
  phase: z.enum(phases),
  space: z.int().nullable(),
  ending: endingSchema.nullable(),
}
export const turnFields = {
  phase: turn.phase,
  space: turn.space,
  owedRolls: turn.owedRolls,
  freeMatchUsed: turn.freeMatchUsed,
  ending: turn.ending,
}
/** `steps` is null if the game pays all bonuses automatically. */
export const turnSchema = z.strictObject({ ...turn, steps: z.array(stepSchema).nullable() })
export type Turn = z.infer<typeof turnSchema>

export const bundleSchema = named(
  'Bundle',
  z.strictObject({ cards: z.array(cardSchema), money: moneySchema }),
)
export type Bundle = z.infer<typeof bundleSchema>
export const offerSchema = named(
  'Offer',
  z.strictObject({
    id: z.int(),
    by: seatSchema,
    to: seatSchema,
    give: bundleSchema,
    take: bundleSchema,
  }),
)
export type Offer = z.infer<typeof offerSchema>

export const frameSchema = named(
  'Frame',
  z.discriminatedUnion('kind', [
    /**
     * The pawn has reached the space, and fees have been charged, but the action of the space has
     * not been carried out yet.
     */
    z.strictObject({ kind: z.literal('landing'), space: z.int(), depth: z.int() }),
    z.strictObject({ kind: z.literal('purchase'), space: z.int() }),
    z.strictObject({ kind: z.literal('tackle'), space: z.int(), waiting: z.array(seatSchema) }),
    z.strictObject({
      kind: z.literal('acquire'),
      buyer: seatSchema,
      card: cardSchema,
      price: moneySchema,
      via: z.enum(['purchase', 'tackle']),
    }),
    z.strictObject({
      kind: z.literal('effects'),
      card: cardSchema,
      rest: effectsSchema,
      depth: z.int(),
      kept: z.boolean(),
    }),
    z.strictObject({
      kind: z.literal('pick-opponent'),
      eligible: z.array(seatSchema),
      skippable: z.boolean(),
      via: z.enum(['space', 'effect']),
    }),
    z.strictObject({
      kind: z.literal('window'),
      opener: seatSchema,
      queue: z.array(seatSchema),
      negotiator: seatSchema.nullable(),
      partner: seatSchema.nullable(),
      offersMade: z.int(),
      offer: offerSchema.nullable(),
    }),
    z.strictObject({ kind: z.literal('passing'), waiting: z.array(seatSchema) }),
  ]),
)
export type Frame = z.infer<typeof frameSchema>
export type FrameOf<T extends Frame['kind']> = Extract<Frame, { kind: T }>

export const saleSchema = named(
  'Sale',
  z.strictObject({
    kind: z.enum(['sale', 'in-kind']),
    to: seatSchema,
    cards: z.array(cardSchema),
    amount: moneySchema,
  }),
)
export type Sale = z.infer<typeof saleSchema>

const die = z.int().min(1).max(6)
export const diceSchema = named('Dice', z.tuple([die, die]))
export const purposeSchema = z.enum(['move', 'match', 'tackle'])
const rollSchema = z.strictObject({ seat: seatSchema, values: diceSchema, purpose: purposeSchema })

const reasons = [
  'double',
  'royalty',
  'gate',
  'price',
  'bogus-fee',
  'all-6',
  'penalty',
  'card',
  'sell-back',
  'trade',
  'sale',
  'forfeit',
  'audit-refund',
  'insolvency',
] as const
export const reasonSchema = z.enum(reasons)
export type Reason = z.infer<typeof reasonSchema>
export const refSchema = z.union([z.string(), z.int()]).nullable()
export type Ref = z.infer<typeof refSchema>

export const debtSchema = named(
  'Debt',
  z.strictObject({
    id: z.int(),
    debtor: seatSchema,
    creditor: partySchema,
    rest: moneySchema,
    reason: reasonSchema,
    ref: refSchema,
    offersMade: z.int(),
    pending: saleSchema.nullable(),
  }),
)
export type Debt = z.infer<typeof debtSchema>

const standingSchema = z.strictObject({
  seat: seatSchema,
  rank: z.int().min(1),
  progress: z.int().min(0),
  worth: moneySchema,
  wins: z.int().min(0),
})
export type Standing = z.infer<typeof standingSchema>

export const resultSchema = named(
  'Result',
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('trophy'),
      winner: seatSchema,
      trophyColour: squadSchema,
      opponent: seatSchema,
      kicks: z.tuple([z.int(), z.int()]),
    }),
    z.strictObject({ kind: z.literal('walkover'), winner: seatSchema }),
    z.strictObject({ kind: z.literal('cap'), ranking: z.array(standingSchema) }),
    z.strictObject({ kind: z.literal('draw') }),
  ]),
)
export type Result = z.infer<typeof resultSchema>

export const tackleAnswerSchema = z.strictObject({
  seat: seatSchema,
  call: z.boolean(),
  pick: cardSchema.nullable(),
})
export type TackleAnswer = z.infer<typeof tackleAnswerSchema>

const sharedSchema = z.strictObject({
  turn: turnSchema,
  dice: rollSchema.nullable().describe('Last roll and its purpose; null before the first roll.'),
  clubs: z.array(clubSchema),
  tray: z.array(cardSchema),
  frames: z.array(frameSchema),
  /** Unpaid debts, oldest first. */
  debts: z.array(debtSchema),
  /** Seats that have resigned, in the order in which they resigned. */
  left: z.array(seatSchema),
  nextGot: z.int(),
  nextOffer: z.int(),
  nextDebt: z.int(),
  result: resultSchema.nullable(),
})
export interface Shared extends Omit<z.infer<typeof sharedSchema>, 'frames'> {
  /**
   * Stack of the unfinished actions in the turn. The state and the events share the objects of
   * unfinished actions, so a changed action must be stored as a new object.
   */
  frames: Frozen<Frame>[]
}

/** Secret part of the game state, which only admins may see before the game is over. */
const secretSchema = z.strictObject({
  /** Cards in each deck, top card first. */
  decks: z.record(deckSchema, z.array(cardSchema)),
  answers: z.array(tackleAnswerSchema),
  /**
   * Bonuses that players can claim in the current turn, hidden even from the seats that can claim
   * them.
   */
  claims: z.array(claimSchema),
  /** For each seat, its All-6 rank, including ranks that the seat has not claimed yet. */
  all6Ranks: z.array(z.strictObject({ rank: rankSchema, squad: squadSchema }).nullable()),
  nextAll6Rank: z.int(),
  nextClaim: z.int(),
})
export interface Secret extends z.infer<typeof secretSchema> {}

export interface Draft {
  shared: Shared
  secret: Secret
}

const { turn: turnShown, clubs: _, ...othersShown } = sharedSchema.shape

const clubSeenSchema = clubSchema.extend({
  side: z
    .int()
    .min(0)
    .describe("Number of filled places in the club's best side, including Wild Substitutes."),
  aim: z
    .enum([...squads, ...formations])
    .nullable()
    .describe(
      'Squad or formation that the club is closest to completing; null if it has no footballers.',
    ),
})

export const viewSchema = z.strictObject({
  turn: turnShown,
  clubs: z.array(clubSeenSchema),
  deckSizes: z.record(deckSchema, z.int().min(0)),
  ...othersShown,
  /**
   * The secret part of the game state: visible only to admins until the game is over, then visible
   * to everyone.
   */
  secrets: secretSchema.nullable(),
})
export interface View extends z.infer<typeof viewSchema> {}

interface Setting {
  readonly seats: number
  readonly options: Options
  readonly content: Content
}

export function initial({ seats, options, content }: Setting): Draft {
  const position = content.board.findIndex(({ type }) => type === 'kick-off')
  const clubs = seatsOf(seats).map((seat) =>
    emptyOf(clubSchema, { seat, pawn: at(squads, seat), status: 'in', position }),
  )
  const steps = options.claims === 'manual' ? [] : null
  const turn = emptyOf(turnSchema, { phase: 'passing', steps })
  const tray = [...bookOf(content).tray]
  const decks = { red: [], blue: [], yellow: [], white: [], referee: [], chairman: [], bonus: [] }
  const all6Ranks = clubs.map(() => null)
  return {
    shared: emptyOf(sharedSchema, { turn, clubs, tray, nextGot: 1, nextOffer: 1, nextDebt: 1 }),
    secret: emptyOf(secretSchema, { decks, all6Ranks, nextAll6Rank: 1, nextClaim: 1 }),
  }
}
