import { z } from 'zod'
import { type Caller, requireScope } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { type Page, uuid } from '../core/schema.ts'
import { seatOf } from '../runtime/game-access.ts'
import type { ListedGame } from '../runtime/port.ts'
import type { GameSummary, ListGamesInput } from './schema.ts'
import { mapInBatches, statusOf, summaryFor } from './summary.ts'

export async function listGames(
  context: Context,
  caller: Caller,
  { status, ruleset, mine, awaitsMe = false, forks = false, after, limit }: ListGamesInput,
): Promise<Page<GameSummary>> {
  requireScope(caller, 'read')
  const { id } = caller.account
  const filter = {
    status: status ?? (awaitsMe ? ('running' as const) : null),
    ruleset: ruleset ?? null,
    mine: mine || awaitsMe ? id : null,
    forks: forks || awaitsMe,
    seenBy: id,
  }
  const before = after === undefined ? null : cursorIn(after)
  const games = await context.ports.games.list({ ...filter, before, limit: limit + 1 })
  const page = games.slice(0, limit)
  const last = page.at(-1)
  const next = games.length > limit && last ? cursorOf(last) : null
  const items = await shownTo(context, caller, page)
  return { items: awaitsMe ? items.filter(isAwaited) : items, next }
}

export const shownTo = (context: Context, caller: Caller, games: readonly ListedGame[]) =>
  mapInBatches(games, (game) => listed(context, caller, game))

/**
 * If the status of the caller's own game is not cached, the status is computed. For other players'
 * games, only cached statuses are used, because computing the statuses of a whole page of games is
 * expensive.
 */
async function listed(context: Context, caller: Caller, game: ListedGame): Promise<GameSummary> {
  const isOwn = seatOf(caller, game) !== null
  const atHand = context.statuses.peek(game)
  return summaryFor(caller, game, atHand ?? (isOwn ? await statusOf(context, game) : null))
}

const isAwaited = ({ seat, awaits }: GameSummary): boolean =>
  seat !== null && (awaits?.includes(seat) ?? false)

const cursor = z.tuple([z.int().min(0), uuid])
const cursorOf = ({ createdAt, id }: ListedGame): string =>
  Buffer.from(JSON.stringify([createdAt, id])).toString('base64url')

/** The cursor of a game list contains a time only because older nodes require one. */
function cursorIn(text: string): string {
  try {
    const [, id] = cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    return id
  } catch {
    throw serviceError('invalid-cursor')
  }
}
