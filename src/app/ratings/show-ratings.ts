import { z } from 'zod'
import { type OptionalCaller, requireReadAccess } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { type Page, uuid } from '../core/schema.ts'
import type { LeaderboardCursor, LeaderboardRow } from './port.ts'
import {
  type AccountRatings,
  type LeaderboardEntry,
  type ListRatingsInput,
  publicRating,
  RATED_GAMES_MIN,
  RATING_HISTORY_MAX,
  ratingRounded,
  strengthOf,
} from './schema.ts'

export async function listRatings(
  { ports, packs }: Context,
  who: OptionalCaller,
  { ruleset, pool, after, limit }: ListRatingsInput,
): Promise<Page<LeaderboardEntry>> {
  requireReadAccess(who)
  const { id } = packs.rules(ruleset)
  const found = await ports.ratings.board(
    { ruleset: id, pool },
    {
      gamesMin: RATED_GAMES_MIN,
      after: after === undefined ? null : placeIn(after),
      limit: limit + 1,
    },
  )
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  const next = found.length > limit && last ? cursorOf(last) : null
  const shown = (row: LeaderboardRow) => ({
    ...row,
    rating: ratingRounded(row.rating),
    ...strengthOf(row),
  })
  return { items: rows.map(shown), next }
}

export async function showRatings(
  { ports }: Context,
  who: OptionalCaller,
  account: string,
): Promise<AccountRatings> {
  requireReadAccess(who)
  if (!(await ports.accounts.find(account))) throw serviceError('account-unknown')
  const rows = await ports.ratings.of(account, who?.account.id ?? null, RATING_HISTORY_MAX)
  const ratings = rows.map(({ history, ...row }) => ({
    ...publicRating(row),
    history: history.map(publicRating),
  }))
  return { account, ratings }
}

const cursor = z.tuple([z.number(), uuid])
const cursorOf = ({ rating, account }: LeaderboardCursor): string =>
  Buffer.from(JSON.stringify([rating, account])).toString('base64url')

function placeIn(text: string): LeaderboardCursor {
  try {
    const [rating, account] = cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    return { rating, account }
  } catch {
    throw serviceError('invalid-cursor')
  }
}
