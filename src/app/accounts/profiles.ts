import { type Caller, requireScope } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { shownTo } from '../games/list-games.ts'
import { showRatings } from '../ratings/show-ratings.ts'
import { PROFILE_GAMES_MAX, type Profile } from './profile-schema.ts'

const GAMES_READ_MAX = 100

const NO_SCORE = { won: 0, lost: 0, tied: 0 }

/** If a profile is hidden, other players see only the player's name. */
export async function showProfile(
  context: Context,
  caller: Caller,
  handle: string,
): Promise<Profile> {
  requireScope(caller, 'read')
  const { ports } = context
  const found = await ports.accounts.byHandle(handle)
  if (!found) throw serviceError('account-unknown')
  const { id, name, kind, createdAt, profile } = found
  const isOwn = id === caller.account.id
  const shown = { account: { id, name, kind, createdAt }, handle, profile, score: NO_SCORE }
  if (profile === 'hidden' && !isOwn) return { ...shown, ratings: [], games: [] }
  const filter = { status: null, ruleset: null, mine: id, forks: false, seenBy: id, before: null }
  const [{ ratings }, listed, score] = await Promise.all([
    showRatings(context, caller, id),
    ports.games.list({ ...filter, limit: GAMES_READ_MAX }),
    isOwn ? NO_SCORE : ports.ratings.score(caller.account.id, id),
  ])
  const open = listed.filter(
    ({ visibility, status }) =>
      visibility === 'public' && (status === 'running' || status === 'over'),
  )
  const games = await shownTo(context, caller, open.slice(0, PROFILE_GAMES_MAX))
  return { ...shown, ratings, games, score }
}
