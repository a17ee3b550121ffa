import { z } from 'zod'
import { seatSchema } from '../../../kernel/define.ts'
import { betweenSeasons, leagueChoice, optionsSchema, teamsBetweenSeasons } from '../options.ts'
import * as shapes from '../state.ts'

const { publicShape, seatShape } = shapes

export const FORMAT = 'title-chase-save'
export const FORMAT_VERSION = 1

const heldCard = z.strictObject({
  id: shapes.cardId,
  reasons: z.array(z.enum(['keep', 'debt', 'suspension'])).min(1),
})
const manager = z.strictObject({
  name: z.string().max(200),
  seat: seatSchema,
  team: seatShape.shape.team,
  square: seatShape.shape.square,
  cash: seatShape.shape.cash,
  cards: z.array(heldCard).max(400),
  stars: seatShape.shape.stars,
  suspensions: seatShape.shape.suspensions.max(400),
  debts: seatShape.shape.debts.max(10_000),
  resigned: seatShape.shape.resigned,
})
/** What no paper sheet notes: the order of packs and stacks, and a turn that is half played. */
const secret = z.strictObject({
  packs: shapes.stateSchema.shape.packs,
  stacks: shapes.stacksSchema.nullable(),
  queue: publicShape.queue.max(30),
  match: publicShape.match,
  step: publicShape.step,
  /** One a seat. */
  leaving: z.array(seatShape.shape.leaving),
})

/** Version 1. A later one is added beside it and brought up from it, never put in its place. */
export const saveSchema = z.strictObject({
  format: z.literal(FORMAT),
  formatVersion: z.literal(FORMAT_VERSION),
  kind: z.enum(['sheet', 'full']),
  contentPack: z.strictObject({ id: z.string(), version: z.string(), sha256: z.string() }),
  options: optionsSchema,
  season: z.int().min(1),
  phase: z.enum(['choosing-teams', 'playing', 'finished']),
  managers: z.array(manager).min(2).max(12),
  firstSeat: publicShape.firstSeat,
  nextSeat: publicShape.currentSeat,
  turn: publicShape.turn,
  debtCount: publicShape.debtCount,
  roundsPlayed: publicShape.roundsPlayed,
  fixtures: publicShape.fixtures.max(22),
  lots: publicShape.lots.max(12),
  cup: z.strictObject({
    roundsPlayed: publicShape.cupRoundsPlayed,
    alive: shapes.cupShape.alive.max(16),
    out: shapes.cupShape.out.max(16),
    ties: shapes.cupShape.ties.max(15),
    winner: shapes.cupShape.winner,
    runnerUp: shapes.cupShape.runnerUp,
  }),
  league: publicShape.league,
  history: publicShape.history.max(10),
  ending: publicShape.ending,
  secret: secret.nullable(),
})
export type SaveDocument = z.infer<typeof saveSchema>

/** Goes on after a finished season with another one (TC-R53). */
export const nextSeasonSchema = z.strictObject({
  betweenSeasons,
  teams: teamsBetweenSeasons,
  league: leagueChoice.optional(),
})
export const changesSchema = z.strictObject({ nextSeason: nextSeasonSchema })
export type NextSeason = z.infer<typeof nextSeasonSchema>
