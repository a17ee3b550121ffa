import type { AuditCapability } from '../core/audit-capability.ts'
import type { Caller } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { earliest, idFromCursor, lowestIdAt, timeOf } from '../core/ids.ts'
import { shownTo } from '../games/list-games.ts'
import type { FoundGames, SearchInput } from './schemas/search.ts'

const ID_LETTERS = 32

/**
 * A page of search results may be short or even empty. To continue a search, the client passes
 * `reached` from the last page as `after`.
 */
export async function searchGames(
  context: Context,
  caller: Caller,
  capability: AuditCapability,
  input: SearchInput,
): Promise<FoundGames> {
  const { status, ruleset, account, pack, forks, after, limit } = input
  const { from, before } = boundsOf(input)
  const cursor = idFromCursor(after)
  const { ids, reached } = await context.ports.admin.searchGames(capability, {
    status: status ?? null,
    ruleset: ruleset ?? null,
    account: account ?? null,
    pack: pack ?? null,
    forks,
    from,
    before: earliest(before, cursor),
    limit: limit + 1,
  })
  const isCut = ids.length > limit
  const page = ids.slice(0, limit)
  const next = isCut ? page.at(-1)! : reached
  const games = await context.ports.games.listed(page)
  const items = await shownTo(context, caller, games)
  return { items, next, searchedTo: isCut || !reached ? null : timeOf(reached) }
}

/**
 * An id begins with its creation time, so a time or a prefix can be converted to a range of ids.
 */
function boundsOf({ idBegins, from, until }: SearchInput) {
  const letters = idBegins?.replaceAll('-', '')
  const lowest = [
    from === undefined ? null : lowestIdAt(from),
    letters ? filled(letters, '0') : null,
  ]
  const beyond = [
    until === undefined ? null : lowestIdAt(until),
    letters ? following(letters) : null,
  ]
  return {
    from: lowest.reduce(latest, null),
    before: beyond.reduce(earliest, null),
  }
}

const latest = (one: string | null, other: string | null) =>
  one === null || (other !== null && other > one) ? other : one

/** Returns the lowest id that is higher than all ids with the given prefix. */
function following(letters: string): string | null {
  const next = (BigInt(`0x${letters}`) + 1n).toString(16).padStart(letters.length, '0')
  return next.length > letters.length ? null : filled(next, '0')
}

function filled(letters: string, letter: string): string {
  const hex = letters.padEnd(ID_LETTERS, letter)
  return [0, 8, 12, 16, 20].map((from, place, all) => hex.slice(from, all[place + 1])).join('-')
}
