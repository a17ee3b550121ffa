import type { Caller } from '../caller.ts'
import type { Context } from '../context.ts'
import { pageOfGames } from '../lobby/list-games.ts'
import type { Page } from '../shapes/common.ts'
import type { GameSummary, ListGamesInput } from '../shapes/games.ts'
import type { Warrant } from './warrant.ts'

export function listAllGames(
  context: Context,
  caller: Caller,
  warrant: Warrant,
  { status, ruleset, forks = false, after, limit }: Omit<ListGamesInput, 'mine' | 'awaitsMe'>,
): Promise<Page<GameSummary>> {
  warrant.serve()
  const which = { status: status ?? null, ruleset: ruleset ?? null, forks }
  const asked = { ...which, mine: null, seenBy: null }
  return pageOfGames(context, caller, asked, { after, limit })
}
