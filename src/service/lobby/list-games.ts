import { z } from 'zod'
import { writeAudit } from '../audit.ts'
import { type Caller, isAdmin, need } from '../caller.ts'
import { type Context, mayKnowAsAnybody } from '../context.ts'
import { no } from '../errors.ts'
import type { ListedGame } from '../ports.ts'
import { type Page, uuid } from '../shapes/common.ts'
import type { GameSummary, ListGamesInput } from '../shapes/games.ts'
import { summariesOf } from './summaries.ts'

/** Newest first. */
export async function listGames(
  context: Context,
  caller: Caller,
  { status, ruleset, mine, awaitsMe = false, after, limit }: ListGamesInput,
): Promise<Page<GameSummary>> {
  need(caller, 'read')
  const { ports } = context
  const { id } = caller.account
  const games = await ports.games.list({
    status: status ?? (awaitsMe ? 'running' : null),
    ruleset: ruleset ?? null,
    mine: mine || awaitsMe ? id : null,
    seenBy: isAdmin(caller) ? 'admin' : id,
    before: after === undefined ? null : cursorIn(after),
    limit: limit + 1,
  })
  const hidden = games.filter((game) => !mayKnowAsAnybody(caller, game)).map(({ id }) => id)
  const deed = { action: 'list-private-games', game: null, running: false }
  if (hidden.length > 0) await writeAudit(ports, caller, { ...deed, games: hidden })
  const page = games.slice(0, limit)
  const last = page.at(-1)
  const next = games.length > limit && last ? cursorOf(last) : null
  const all = await summariesOf(context, caller, page)
  const items = awaitsMe ? all.filter(isAwaited) : all
  return { items, next }
}

const isAwaited = ({ seat, awaits }: GameSummary): boolean =>
  seat !== null && (awaits?.includes(seat) ?? false)

const cursor = z.tuple([z.int().min(0), uuid])
const cursorOf = ({ createdAt, id }: ListedGame): string =>
  Buffer.from(JSON.stringify([createdAt, id])).toString('base64url')

/** The id says all; nodes of before want the time beside it. */
function cursorIn(text: string): string {
  try {
    const [, id] = cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    return id
  } catch {
    throw no('invalid-cursor')
  }
}
