import { z } from 'zod'
import { seatSchema } from '../../../kernel/define.ts'
import { betweenSeasons, leagueChoice, optionsSchema, teamsBetweenSeasons } from '../options.ts'
import * as nouns from '../state.ts'

const { shape: shared } = nouns.sharedSchema
const { shape: cup } = nouns.cupSchema
const { shape: held } = nouns.managerSchema
const { shape: hidden } = nouns.secretSchema

export const FORMAT = 'title-chase-save'
export const FORMAT_VERSION = 1

const heldCard = z.strictObject({
  id: nouns.cardId,
  reasons: z.array(z.enum(['keep', 'debt', 'suspension'])).min(1),
})
const manager = z.strictObject({
  name: z.string().max(200),
  seat: seatSchema,
  counter: z.string().max(20).optional(),
  team: held.team,
  square: held.square,
  cash: held.cash,
  cards: z.array(heldCard).max(400),
  stars: held.stars,
  suspensions: held.suspensions.max(400),
  debts: held.debts.max(10_000),
  resigned: held.resigned,
})
/**
 * Part of a saved game that players cannot write down on paper: the order of packs and stacks, and
 * unfinished turns.
 */
const secret = z.strictObject({
  packs: hidden.packs,
  stacks: hidden.stacks,
  queue: shared.queue.max(30),
  match: shared.match,
  step: shared.step,
  leaving: z.array(held.leaving),
})

/**
 * Schema of saved games in version 1 of the format. A later version of the format needs an
 * additional schema, because saved games of version 1 must stay readable.
 */
export const saveSchema = z.strictObject({
  format: z.literal(FORMAT),
  formatVersion: z.literal(FORMAT_VERSION),
  kind: z.enum(['sheet', 'full']),
  contentPack: z.strictObject({ id: z.string(), version: z.string(), sha256: z.string() }),
  options: optionsSchema,
  season: z.int().min(1),
  phase: z.enum(['choosing-teams', 'playing', 'finished']),
  managers: z.array(manager).min(2).max(12),
  firstSeat: shared.firstSeat,
  nextSeat: shared.currentSeat,
  turn: shared.turn,
  debtCount: shared.debtCount,
  roundsPlayed: shared.roundsPlayed,
  fixtures: shared.fixtures.max(22),
  lots: shared.lots.max(12),
  cup: z.strictObject({
    roundsPlayed: shared.cupRoundsPlayed,
    alive: cup.alive.max(16),
    out: cup.out.max(16),
    ties: cup.ties.max(15),
    winner: cup.winner,
    runnerUp: cup.runnerUp,
  }),
  league: shared.league,
  history: shared.history.max(10),
  ending: shared.ending,
  secret: secret.nullable(),
})
export type SaveDocument = z.infer<typeof saveSchema>

const nextSeasonSchema = z.strictObject({
  betweenSeasons,
  teams: teamsBetweenSeasons,
  league: leagueChoice.optional(),
})
export const changesSchema = z.strictObject({ nextSeason: nextSeasonSchema })
export type NextSeason = z.infer<typeof nextSeasonSchema>
