import { z } from 'zod'
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
  account: uuid.optional().describe('Who sits in the game or hosts it.'),
  pack: packHash.optional().describe('Hash of the content pack that is played.'),
  forks: z.boolean().default(false).describe('Forks of other games, too.'),
  idBegins: idBeginning.optional().describe('How the id of the game begins.'),
  from: time.optional().describe('Made then or later.'),
  until: time.optional().describe('Made before that.'),
})
export interface SearchInput extends z.infer<typeof searchInput> {}

const SEARCHED_TO =
  'Of games that were made after this all that fit are told, of others it is not known yet: go ' +
  'on with `next`. Null: the page is full, or nothing is left.'
export const foundGames = z.strictObject({
  items: z.array(gameSummary),
  next: z.string().nullable(),
  searchedTo: time.nullable().describe(SEARCHED_TO),
})
export interface FoundGames extends z.infer<typeof foundGames> {}
