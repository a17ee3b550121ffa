import { z } from 'zod'
import { adminAccount } from '../../accounts/admin-schema.ts'
import { gameStatus } from '../../core/game-schema.ts'
import { pageInput, rulesetId, time, uuid } from '../../core/schema.ts'
import { gameSummary } from '../../games/schema.ts'

const ID_CHARACTERS = 36
const idBeginning = z
  .string()
  .min(4)
  .max(ID_CHARACTERS)
  .regex(/^[0-9a-f]{1,8}(-[0-9a-f]{0,4}){0,3}(-[0-9a-f]{0,12})?$/i)
  .toLowerCase()

const packHash = z
  .string()
  .regex(/^[0-9a-f]{64}$/i)
  .toLowerCase()

export const searchInput = z.strictObject({
  ...pageInput.shape,
  status: gameStatus.optional(),
  ruleset: rulesetId.optional(),
  account: uuid.optional().describe('Account of a player or the host.'),
  pack: packHash.optional().describe('Hash of the content pack in use.'),
  forks: z.boolean().default(false).describe('True to include forks of games.'),
  idBegins: idBeginning.optional().describe('Prefix of the game id.'),
  from: time.optional().describe('Return only games created at or after this time (Unix ms).'),
  until: time.optional().describe('Return only games created before this time (Unix ms).'),
})
export interface SearchInput extends z.infer<typeof searchInput> {}

export const findInput = z.strictObject({
  text: z
    .string()
    .trim()
    .min(2)
    .max(200)
    .describe('Text to find: part of an id, an invite code, a link, or the beginning of a name.'),
})
export interface FindInput extends z.infer<typeof findInput> {}
export const found = z.strictObject({
  games: z.array(gameSummary).describe('Games found, newest first, at most 20.'),
  accounts: z.array(adminAccount).describe('Accounts found, at most 20.'),
})
export interface Found extends z.infer<typeof found> {}

const SEARCHED_TO =
  'All games created after this time have been searched; pass `next` to search older games. ' +
  'Null if the page is full or the search has ended.'
export const foundGames = z.strictObject({
  items: z.array(gameSummary),
  next: z.string().nullable(),
  searchedTo: time.nullable().describe(SEARCHED_TO),
})
export interface FoundGames extends z.infer<typeof foundGames> {}
