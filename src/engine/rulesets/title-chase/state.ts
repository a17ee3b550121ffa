// The nouns of the game: the state, events, views and saves are made of them.
import { z } from 'zod'
import { seatSchema, seatsOf } from '../../kernel/define.ts'
import { emptyOf } from '../../kernel/empty-record.ts'
import { copied } from '../../kernel/json.ts'
import type { Frozen } from '../../kernel/types.ts'
import { categorySchema } from './content/effects.ts'
import { cupRoundSchema } from './content/schema.ts'

export const teamId = z.string().min(1).max(20)
export type TeamId = z.infer<typeof teamId>
export const cardId = z.string().min(1).max(20)
export type CardId = z.infer<typeof cardId>
/** A card or a blue square: where money, a roll or a void effect comes from. */
export const ref = z.string().max(20)
export const colourSchema = z.enum(['yellow', 'red'])
export type Colour = z.infer<typeof colourSchema>
export const sideSchema = z.enum(['home', 'away'])
export type SideName = z.infer<typeof sideSchema>
export const money = z.int().min(0)
const count = z.int().min(0)
const anySeat = seatSchema.nullable()
/** In the order GK, DEF, MID, FOR. */
export const starsSchema = z.array(categorySchema).max(4)
export const scoreSchema = z.tuple([count, count])
export const orderSchema = z.array(cardId).max(200)
export const stockSchema = z.strictObject({ GK: count, DEF: count, MID: count, FOR: count })

export const teamSchema = z.strictObject({ id: teamId, name: z.string() })
export type Team = z.infer<typeof teamSchema>
const leagueSchema = z.strictObject({
  teams: z.array(teamSchema),
  cupExtras: z.array(teamSchema),
})
export type League = z.infer<typeof leagueSchema>

export const debtSchema = z.strictObject({
  id: z.int().min(1),
  amount: z.int().min(1),
  /** The card that waits to be paid, if it was one. */
  card: cardId.nullable(),
  reason: z.enum(['card', 'blue']),
})
/** The first and the last league round for which the star is out. */
export const suspensionSchema = z.strictObject({
  category: categorySchema,
  card: cardId,
  from: z.int().min(1),
  to: z.int().min(1),
})
export type Suspension = z.infer<typeof suspensionSchema>
export const managerSchema = z.strictObject({
  team: teamId.nullable(),
  square: count,
  cash: money,
  /** Oldest first. */
  debts: z.array(debtSchema),
  stars: starsSchema,
  /** Cards kept until used, ids ascending. Those of a debt or a suspension are named there. */
  keep: z.array(cardId),
  suspensions: z.array(suspensionSchema),
  /** Asked to leave while a match runs: in which order. */
  leaving: count.nullable(),
  /** Left: in which order. */
  resigned: count.nullable(),
})
export type Manager = z.infer<typeof managerSchema>

const fixtureSchema = z.strictObject({
  home: teamId,
  away: teamId,
  status: z.enum(['due', 'skipped', 'played']),
  score: scoreSchema.nullable(),
})
export type Fixture = z.infer<typeof fixtureSchema>
const dueSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('round'), round: z.int() }),
  z.strictObject({ kind: z.literal('cup'), cupRound: cupRoundSchema }),
])
export type Due = z.infer<typeof dueSchema>

const tieSchema = z.strictObject({
  cupRound: cupRoundSchema,
  /** Counted from 1 in the order of turning over, anew each round. */
  tie: z.int().min(1),
  home: teamId,
  away: teamId,
  matches: z.array(
    z.strictObject({
      home: teamId,
      away: teamId,
      score: scoreSchema,
      /** The stars of both sides: a replay without decisions repeats them. */
      lineUps: z.tuple([starsSchema, starsSchema]),
    }),
  ),
  winner: teamId.nullable(),
})
export type CupTie = z.infer<typeof tieSchema>
export const cupSchema = z.strictObject({
  /** In league order, the further teams last. */
  alive: z.array(teamId),
  /** In the order of going out. */
  out: z.array(teamId),
  ties: z.array(tieSchema),
  winner: teamId.nullable(),
  runnerUp: teamId.nullable(),
})

/** Which match it is: its place in the list or in the cup. */
export const whichShape = {
  competition: z.enum(['league', 'cup']),
  round: z.int().nullable(),
  no: z.int().nullable(),
  cupRound: cupRoundSchema.nullable(),
  tie: z.int().nullable(),
  replay: count,
}
const penaltySchema = z.strictObject({ card: cardId.nullable() }).nullable()
const matchSchema = z.strictObject({
  ...whichShape,
  /** Both sides throw the red die. */
  neutral: z.boolean(),
  home: teamId,
  away: teamId,
  homeSeat: anySeat,
  awaySeat: anySeat,
  firstHome: teamId,
  /** Null: not committed yet. An unmanaged side has the empty one from the outset. */
  lineUp: z.strictObject({ home: starsSchema.nullable(), away: starsSchema.nullable() }),
  /** Null: not decided, or never asked. */
  penalty: z.strictObject({ home: penaltySchema, away: penaltySchema }),
})
export type CurrentMatch = z.infer<typeof matchSchema>
export const sideDetailSchema = z.strictObject({
  team: teamId,
  seat: anySeat,
  stars: starsSchema,
  penalty: cardId.nullable(),
  die: count,
  black: count.nullable(),
  goals: count,
})
export type SideDetail = z.infer<typeof sideDetailSchema>

export const rowSchema = z.strictObject({
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
})
export type TableRow = z.infer<typeof rowSchema>
export const seasonResultShape = {
  season: z.int().min(1),
  table: z.array(rowSchema),
  /** One a seat. */
  positions: z.array(z.int().nullable()),
  payments: z.array(money),
  double: anySeat,
  winner: seatSchema,
  cupWinner: teamId,
  runnerUp: teamId,
}
const seasonResultSchema = z.strictObject(seasonResultShape)
export type SeasonResult = z.infer<typeof seasonResultSchema>
export const endingSchema = z.strictObject({
  ranking: z.array(seatSchema),
  reason: z.enum(['completed', 'walkover']),
})

/** All that lies open on the table. */
export const sharedSchema = z.strictObject({
  /** Counted from 1; 0: not begun. */
  season: count,
  league: leagueSchema,
  seats: z.array(managerSchema),
  firstSeat: anySeat,
  currentSeat: anySeat,
  /** Counts on over seasons. */
  turn: count,
  /** What the current turn is at. */
  step: z.enum(['roll', 'nominate', 'rounds']).nullable(),
  /** The last number given to a debt. */
  debtCount: count,
  roundsPlayed: count,
  cupRoundsPlayed: count,
  queue: z.array(dueSchema),
  /** Rounds in reading order; none before the teams are chosen. */
  fixtures: z.array(z.array(fixtureSchema)),
  /** Decides between teams that are level in everything. */
  lots: z.array(teamId),
  stock: stockSchema,
  match: matchSchema.nullable(),
  history: z.array(seasonResultSchema),
  ending: endingSchema.nullable(),
  cup: cupSchema,
})
export interface Shared extends z.infer<typeof sharedSchema> {}

/** All that nobody may know yet. */
export const secretSchema = z.strictObject({
  /** The first is on top. */
  packs: z.strictObject({ yellow: orderSchema, red: orderSchema }),
  /** Cup cards face down, the last of each stack on top; null: no cup round is being played. */
  stacks: z.strictObject({ home: z.array(teamId), away: z.array(teamId) }).nullable(),
})
export interface Secret extends z.infer<typeof secretSchema> {}

/** The state: what lies open, and what does not. */
export interface Draft {
  shared: Shared
  secret: Secret
}

const { cup: _, ...openShape } = sharedSchema.shape
const packView = z.strictObject({
  count: z.int().min(0),
  /** From the top; null: it is a secret. */
  order: orderSchema.nullable(),
})
export const viewSchema = z.strictObject({
  phase: z.enum(['choosing-teams', 'playing', 'finished']),
  ...openShape,
  /** The other side of all cash: it goes negative and never runs out (TC-R17). */
  bank: z.int().max(0),
  /** The league table, of those teams that are ranked. */
  table: z.array(rowSchema),
  packs: z.strictObject({ yellow: packView, red: packView }),
  cup: cupSchema.extend({
    /** Teams whose card has not been turned over in this round; null: no round is being played. */
    unrevealed: z.array(teamId).nullable(),
    /** Null where it is a secret, or no round is being played. */
    stacks: secretSchema.shape.stacks,
  }),
})
export interface View extends z.infer<typeof viewSchema> {}

/** A whole state in one record, as the log holds it of a game that goes on from a save. */
export const positionSchema = z.strictObject({
  ...openShape,
  packs: secretSchema.shape.packs,
  cup: cupSchema.extend({ stacks: secretSchema.shape.stacks }),
})
export type Position = z.infer<typeof positionSchema>

/** The state that a position stands for. */
export function draftOf(position: Frozen<Position>): Draft {
  const { packs, cup, ...open } = copied(position)
  const { stacks, ...openCup } = cup
  return { shared: { ...open, cup: openCup }, secret: { packs, stacks } }
}

/** A table on which nothing lies yet. */
export const initial = ({ seats }: { readonly seats: number }): Draft => ({
  shared: emptyOf(sharedSchema, {
    league: { teams: [], cupExtras: [] },
    seats: seatsOf(seats).map(() => emptySeat()),
    stock: { GK: 0, DEF: 0, MID: 0, FOR: 0 },
    cup: emptyOf(cupSchema, {}),
  }),
  secret: { packs: { yellow: [], red: [] }, stacks: null },
})

/** The place of somebody who has nothing, not even a team. */
export const emptySeat = (given: Partial<Manager> = {}): Manager => emptyOf(managerSchema, given)
