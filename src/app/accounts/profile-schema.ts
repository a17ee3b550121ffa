import { z } from 'zod'
import { account, handle, profileVisibility } from '../core/account-schema.ts'
import { gameSummary } from '../games/schema.ts'
import { accountRating } from '../ratings/schema.ts'

export const PROFILE_GAMES_MAX = 20

export const profileInput = z.strictObject({ handle: handle.describe('Handle of the player.') })

export const profile = z.strictObject({
  account,
  handle: handle.describe('Handle of the player.'),
  profile: profileVisibility,
  ratings: z.array(accountRating).describe('Ratings; empty if the player hides them.'),
  score: z
    .strictObject({
      won: z.int().describe('Games that you won.'),
      lost: z.int().describe('Games that you lost.'),
      tied: z.int().describe('Games that you tied.'),
    })
    .describe('Your results in rated games with this player.'),
  games: z.array(gameSummary).describe('Latest public games, newest first.'),
})
export interface Profile extends z.infer<typeof profile> {}
