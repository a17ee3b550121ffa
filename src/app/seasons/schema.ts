import { z } from 'zod'
import { SEATS_MAX } from '../../engine/kernel/define.ts'
import {
  chosen,
  DECISION_SECONDS_MAX,
  packName,
  page,
  pageInput,
  plainText,
  rulesetId,
  time,
  uuid,
} from '../core/schema.ts'

const DEALS_MIN = 30
const DEALS_MAX = 2_000
const DEALS = 200
const DECISION_SECONDS = 300

const seats = z.int().min(2).max(SEATS_MAX)
const startsAt = time.describe('Start of the season (Unix ms).')
const endsAt = time.describe(
  'Time of the reveal (Unix ms), when the seed and all games become public.',
)
const deals = z
  .int()
  .min(DEALS_MIN)
  .max(DEALS_MAX)
  .describe('Number of deals per entrant; a multiple of the number of seats.')
const decisionSeconds = z
  .int()
  .min(1)
  .max(DECISION_SECONDS_MAX)
  .describe('Time limit of each decision, in seconds.')
const name = plainText(80).describe('Name of the season.')

export const createSeasonInput = z.strictObject({
  name,
  ruleset: rulesetId,
  contentPack: packName.optional(),
  options: chosen.default({}),
  seats: seats.default(2).describe('Number of seats; built-in bots play all seats but one.'),
  deals: deals.default(DEALS),
  decisionSeconds: decisionSeconds.default(DECISION_SECONDS),
  startsAt,
  endsAt,
})
export interface CreateSeasonInput extends z.infer<typeof createSeasonInput> {}

export const season = z.strictObject({
  id: uuid,
  name,
  ruleset: rulesetId,
  contentPack: z.string(),
  options: z.unknown(),
  seats: seats.describe('Number of seats; built-in bots play all seats but one.'),
  rival: z.literal('steady').describe('Level of the built-in bots.'),
  deals,
  decisionSeconds,
  startsAt,
  endsAt,
  state: z
    .enum(['announced', 'running', 'revealed', 'void'])
    .describe(
      'State of the season. The seed becomes public when the season is revealed or declared void.',
    ),
  commitment: z.string().describe("SHA-256 of the season's seed."),
  seed: z.string().nullable().describe('Seed of all deals; null until the reveal.'),
})
export interface Season extends z.infer<typeof season> {}

export const seasonsInput = pageInput
export const seasonPage = page(season)

const stated = plainText(200).optional()
export const declared = z.strictObject({
  model: stated.describe('Name of the model.'),
  harness: stated.describe('Program that runs the model.'),
  version: stated.describe('Version of the program that runs the model.'),
  promptHash: stated.describe('Hash of the prompt.'),
  settings: stated.describe('Settings of the model, such as its temperature.'),
})
export interface Declared extends z.infer<typeof declared> {}

export const enterSeasonInput = z.strictObject({
  declared: declared
    .optional()
    .describe('Model and program that play for you. Everyone can see this declaration.'),
})
export interface EnterSeasonInput extends z.infer<typeof enterSeasonInput> {}

export const fixture = z.strictObject({
  season: uuid.describe('Id of the season.'),
  deal: z.int().describe('Number of the deal, from 0.'),
  seat: z.int().describe('Your seat, from 0.'),
  game: uuid.describe('Id of the game.'),
  deals: z.int().describe('Number of deals in the season.'),
})
export interface Fixture extends z.infer<typeof fixture> {}

export const seasonGame = z.strictObject({
  id: uuid.describe('Id of the game.'),
  deal: z.int().describe('Number of the deal, from 0.'),
  seat: z.int().describe('Seat of the entrant, from 0.'),
  account: uuid.describe('Id of the entrant.'),
  name: z.string().nullable().describe('Name of the entrant; null if the account was deleted.'),
  win: z
    .number()
    .nullable()
    .describe(
      'Share of the win: 1 for a win, 0 for a loss, a fraction for a shared win; null if the ' +
        'game was not finished.',
    ),
  margin: z
    .number()
    .nullable()
    .describe('Lead over the other seats, in points; null if the game has no points.'),
})
export interface SeasonGame extends z.infer<typeof seasonGame> {}
export const seasonGamesInput = pageInput
export const seasonGamePage = page(seasonGame)

const share = z.number()
const reach = z.number().nullable()
export const standing = z.strictObject({
  rank: z
    .int()
    .nullable()
    .describe(
      'Rank, from 1. Entrants share a rank if the confidence interval of their difference ' +
        'includes 0.',
    ),
  account: uuid.describe('Id of the account.'),
  name: z.string().nullable().describe('Name of the account; null if it was deleted.'),
  state: z.enum(['in', 'withdrawn']).describe('State of the entrant: `in` or `withdrawn`.'),
  declared: declared.nullable().describe('Model and program, as declared by the entrant.'),
  games: z.int().describe('Number of games that the entrant has finished.'),
  share: share.describe('Share of games won, from 0 to 1. Unfinished games count as lost.'),
  shareReach: reach.describe('Half the width of the 95 % confidence interval of `share`.'),
  difference: share.describe(
    "Win share of the first entrant with the same rank minus this entrant's win share.",
  ),
  differenceReach: reach.describe(
    'Half the width of the 95 % confidence interval of `difference`.',
  ),
  margin: z.number().describe('Mean lead over the other seats, in points.'),
  moves: z.int().describe('Number of moves by the entrant.'),
  illegal: z.int().describe('Number of refused moves; cannot be verified.'),
  late: z.int().describe('Number of decisions that the entrant did not answer in time.'),
  seconds: z.number().describe('Total time the entrant took to move, in seconds.'),
  charactersOut: z
    .int()
    .describe('Number of characters sent to the entrant over MCP; cannot be verified.'),
  charactersIn: z
    .int()
    .describe('Number of characters received from the entrant over MCP; cannot be verified.'),
})
export interface Standing extends z.infer<typeof standing> {}
export const entry = standing.pick({ account: true, name: true, state: true, declared: true })

export const standings = z.strictObject({
  season: season.describe('The season.'),
  entries: z.array(entry).describe('All entrants, in order of entry.'),
  standings: z
    .array(standing)
    .nullable()
    .describe('Standings, best entrant first; null until the reveal.'),
})
export interface Standings extends z.infer<typeof standings> {}
