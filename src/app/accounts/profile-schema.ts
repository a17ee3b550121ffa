import { z } from 'zod'
import { account, handle, profileVisibility } from '../core/account-schema.ts'
import { gameSummary } from '../games/schema.ts'
import { accountRating } from '../ratings/schema.ts'

export const PROFILE_GAMES_MAX = 20

export const profileInput = z.strictObject({ handle })

export const profile = z.strictObject({
  account,
  handle,
  profile: profileVisibility,
  ratings: z.array(accountRating).describe('Ratings; empty if hidden.'),
  score: z
    .strictObject({ won: z.int(), lost: z.int(), tied: z.int() })
    .describe('Your results in rated games with this player.'),
  games: z.array(gameSummary).describe('Latest public games, newest first.'),
})
export interface Profile extends z.infer<typeof profile> {}
