import { z } from 'zod'
import { seatSchema, seatsOf } from '../../kernel/define.ts'
import { emptyOf } from '../../kernel/empty-record.ts'
import { copied } from '../../kernel/json.ts'
import { named } from '../../kernel/named.ts'
import type { Frozen } from '../../kernel/types.ts'
import { categorySchema } from './content/effects.ts'
import { cupRoundSchema } from './content/schema.ts'

export const teamId = z.string().min(1).max(20)
export type TeamId = z.infer<typeof teamId>
export const cardId = z.string().min(1).max(20)
export type CardId = z.infer<typeof cardId>
/** Id of the card or blue square that caused an event, such as a payment or a roll. */
export const ref = z.string().max(20)
export const colourSchema = z.enum(['yellow', 'red'])
export type Colour = z.infer<typeof colourSchema>
export const sideSchema = z.enum(['home', 'away'])
export type SideName = z.infer<typeof sideSchema>
export const money = z.int().min(0)
const count = z.int().min(0)
const anySeat = seatSchema.nullable()
/** Star categories in the order GK, DEF, MID, FOR. */
export const starsSchema = z.array(categorySchema).max(4)
export const scoreSchema = named('Score', z.tuple([count, count]))
export const orderSchema = z.array(cardId).max(200)
export const stockSchema = named(
  'Stock',
  z.strictObject({ GK: count, DEF: count, MID: count, FOR: count }),
)

export const teamSchema = named('Team', z.strictObject({ id: teamId, name: z.string() }))
export type Team = z.infer<typeof teamSchema>
const leagueSchema = named(
  'League',
  z.strictObject({
    teams: z.array(teamSchema),
    cupExtras: z.array(teamSchema),
  }),
)
export type League = z.infer<typeof leagueSchema>

export const debtSchema = z.strictObject({
  id: z.int().min(1),
  amount: z.int().min(1),
  card: cardId.nullable(),
  reason: z.enum(['card', 'blue']),
})
export const suspensionSchema = z.strictObject({
  category: categorySchema,
  card: cardId,
  from: z.int().min(1),
  to: z.int().min(1),
})
export type Suspension = z.infer<typeof suspensionSchema>
export const managerSchema = named(
  'Manager',
  z.strictObject({
    team: teamId.nullable(),
    square: count,
    cash: money,
    /** Unpaid debts, oldest first. */
    debts: z.array(debtSchema),
    stars: starsSchema,
    /**
     * Ids of the cards that the manager keeps, in ascending order; cards that belong to debts or
     * suspensions are not included.
     */
    keep: z.array(cardId),
    suspensions: z.array(suspensionSchema),
    /**
     * If the seat asked to leave during a match, its position among all seats that asked to leave;
     * otherwise null.
     */
    leaving: count.nullable(),
    /** If the seat has resigned, its position among the resigned seats; otherwise null. */
    resigned: count.nullable(),
  }),
)
export type Manager = z.infer<typeof managerSchema>

const fixtureSchema = named(
  'Fixture',
  z.strictObject({
    home: teamId,
    away: teamId,
    status: z.enum(['due', 'skipped', 'played']),
    score: scoreSchema.nullable(),
  }),
)
export type Fixture = z.infer<typeof fixtureSchema>
const dueSchema = named(
  'DueRound',
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('round'), round: z.int() }),
    z.strictObject({ kind: z.literal('cup'), cupRound: cupRoundSchema }),
  ]),
)
export type Due = z.infer<typeof dueSchema>

const tieSchema = named(
  'CupTie',
  z.strictObject({
    cupRound: cupRoundSchema,
    /**
     * Number of the cup match in its round, starting at 1, in the order in which the cards are
     * turned over.
     */
    tie: z.int().min(1),
    home: teamId,
    away: teamId,
    matches: z.array(
      z.strictObject({
        home: teamId,
        away: teamId,
        score: scoreSchema,
        /**
         * Line-ups of both sides in a cup match. Depending on the options, a replay of a cup match
         * repeats the line-ups.
         */
        lineUps: z.tuple([starsSchema, starsSchema]),
      }),
    ),
    winner: teamId.nullable(),
  }),
)
export type CupTie = z.infer<typeof tieSchema>
export const cupSchema = z.strictObject({
  alive: z.array(teamId),
  out: z.array(teamId),
  ties: z.array(tieSchema),
  winner: teamId.nullable(),
  runnerUp: teamId.nullable(),
})

export const whichShape = {
  competition: z.enum(['league', 'cup']),
  round: z.int().nullable(),
  no: z.int().nullable(),
  cupRound: cupRoundSchema.nullable(),
  tie: z.int().nullable(),
  replay: count,
}
const penaltySchema = z.strictObject({ card: cardId.nullable() }).nullable()
const matchSchema = named(
  'CurrentMatch',
  z.strictObject({
    ...whichShape,
    neutral: z.boolean(),
    home: teamId,
    away: teamId,
    homeSeat: anySeat,
    awaySeat: anySeat,
    firstHome: teamId,
    /**
     * Stars that each side uses in the match; null until the side has decided. A side without a
     * manager uses no stars in its matches.
     */
    lineUp: z.strictObject({ home: starsSchema.nullable(), away: starsSchema.nullable() }),
    penalty: z.strictObject({ home: penaltySchema, away: penaltySchema }),
  }),
)
export type CurrentMatch = z.infer<typeof matchSchema>
export const sideDetailSchema = named(
  'MatchSide',
  z.strictObject({
    team: teamId,
    seat: anySeat,
    stars: starsSchema,
    penalty: cardId.nullable(),
    die: count,
    black: count.nullable(),
    goals: count,
  }),
)
export type SideDetail = z.infer<typeof sideDetailSchema>

export const rowSchema = named(
  'TableRow',
  z.strictObject({
    position: z.int().min(1),
    team: teamId,
    name: z.string(),
    seat: anySeat,
    played: count,
    won: count,
    drawn: count,
    lost: count,
    goalsFor: count,
    goalsAgainst: count,
    difference: z.int(),
    points: count,
  }),
)
export type TableRow = z.infer<typeof rowSchema>
export const seasonResultShape = {
  season: z.int().min(1),
  table: z.array(rowSchema),
  positions: z.array(z.int().nullable()),
  payments: z.array(money),
  double: anySeat,
  winner: seatSchema,
  cupWinner: teamId,
  runnerUp: teamId,
}
const seasonResultSchema = named('SeasonResult', z.strictObject(seasonResultShape))
export type SeasonResult = z.infer<typeof seasonResultSchema>
export const endingSchema = named(
  'Ending',
  z.strictObject({
    ranking: z.array(seatSchema),
    reason: z.enum(['completed', 'walkover']),
  }),
)

export const sharedSchema = z.strictObject({
  /** Number of the current season, starting at 1; 0 before the first season. */
  season: count,
  league: leagueSchema,
  seats: z.array(managerSchema),
  firstSeat: anySeat,
  currentSeat: anySeat,
  turn: count,
  step: z.enum(['roll', 'nominate', 'rounds']).nullable(),
  debtCount: count,
  roundsPlayed: count,
  cupRoundsPlayed: count,
  queue: z.array(dueSchema),
  /** Fixtures of the season; empty until the teams are chosen. */
  fixtures: z.array(z.array(fixtureSchema)),
  lots: z.array(teamId),
  stock: stockSchema,
  match: matchSchema.nullable(),
  history: z.array(seasonResultSchema),
  ending: endingSchema.nullable(),
  cup: cupSchema,
})
export interface Shared extends z.infer<typeof sharedSchema> {}

export const secretSchema = z.strictObject({
  /** Cards in each pack, top card first. */
  packs: z.strictObject({ yellow: orderSchema, red: orderSchema }),
  /** Cards in both stacks of the cup, top card last; null if no cup round is being played. */
  stacks: z.strictObject({ home: z.array(teamId), away: z.array(teamId) }).nullable(),
})
export interface Secret extends z.infer<typeof secretSchema> {}

export interface Draft {
  shared: Shared
  secret: Secret
}

const { cup: _, ...openShape } = sharedSchema.shape
const packView = z.strictObject({
  count: z.int().min(0),
  /** Order of the cards in the pack, starting with the top card; null while the order is secret. */
  order: orderSchema.nullable(),
})
export const viewSchema = z.strictObject({
  phase: z.enum(['choosing-teams', 'playing', 'finished']),
  ...openShape,
  counters: z.array(z.string()),
  /**
   * Cash of the bank: the negative sum of the cash of all seats, because the bank never runs out of
   * cash (TC-R17).
   */
  bank: z.int().max(0),
  table: z.array(rowSchema),
  packs: z.strictObject({ yellow: packView, red: packView }),
  cup: cupSchema.extend({
    unrevealed: z.array(teamId).nullable(),
    stacks: secretSchema.shape.stacks,
  }),
})
export interface View extends z.infer<typeof viewSchema> {}

export const positionSchema = z.strictObject({
  ...openShape,
  packs: secretSchema.shape.packs,
  cup: cupSchema.extend({ stacks: secretSchema.shape.stacks }),
})
export type Position = z.infer<typeof positionSchema>

export function draftOf(position: Frozen<Position>): Draft {
  const { packs, cup, ...open } = copied(position)
  const { stacks, ...openCup } = cup
  return { shared: { ...open, cup: openCup }, secret: { packs, stacks } }
}

export const initial = ({ seats }: { readonly seats: number }): Draft => ({
  shared: emptyOf(sharedSchema, {
    league: { teams: [], cupExtras: [] },
    seats: seatsOf(seats).map(() => emptySeat()),
    stock: { GK: 0, DEF: 0, MID: 0, FOR: 0 },
    cup: emptyOf(cupSchema, {}),
  }),
  secret: { packs: { yellow: [], red: [] }, stacks: null },
})

export const emptySeat = (given: Partial<Manager> = {}): Manager => emptyOf(managerSchema, given)
