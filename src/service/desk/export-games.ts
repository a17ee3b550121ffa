import { type Caller, reaches, roleIn } from '../caller.ts'
import type { Context } from '../context.ts'
import { no } from '../errors.ts'
import { type Exported, fileOf, type Outgoing } from '../exchange/export-games.ts'
import { idIn, leastId } from '../ids.ts'
import { hasEnded } from '../live/ended.ts'
import type { ExportedGame } from '../ports.ts'
import type { ExportInput } from '../shapes/exports.ts'
import { Warrant } from './warrant.ts'

/** Statements stay short, and a cursor is never far behind. */
const GAMES_AT_ONCE = 50

/** Many games, in the order of their making: who goes on behind the last one has them all. */
export function exportGames(
  context: Context,
  caller: Caller,
  warrant: Warrant,
  { names, ...query }: ExportInput,
): AsyncIterable<Exported> {
  const isOwner = reaches(roleIn(caller.scopes), 'owner')
  mustBeOwnerFor(names, caller.scopes)
  const asked = { ...query, behind: idIn(query.after) }
  const pages = async function* () {
    for await (const page of pagesOf(context, warrant, asked)) {
      const sight = (game: ExportedGame) => sightOf(context, warrant, game, isOwner)
      const seen = await Promise.all(page.map(sight))
      yield seen.map((one) => ({ ...one, named: names }))
    }
  }
  return fileOf(context, { query, pages: pages() })
}

export function mustBeOwnerFor(isTheirs: boolean, scopes: Caller['scopes']): void {
  if (isTheirs && !reaches(roleIn(scopes), 'owner'))
    throw no('scope-missing', { facts: { scope: 'owner' } })
}

/** Each page is read anew, and has a warrant of its own. */
async function* pagesOf(
  { ports }: Context,
  warrant: Warrant,
  query: Omit<ExportInput, 'names'> & { readonly behind: string | null },
): AsyncGenerator<ExportedGame[]> {
  const { ruleset = null, status = null, since, until, game, behind } = query
  if (game !== undefined) {
    warrant.serve()
    const found = await ports.exports.find(game)
    return yield found ? [found] : []
  }
  const before = until === undefined ? null : leastId(until)
  let after = behind ?? (since === undefined ? null : leastId(since))
  for (;;) {
    const asked = { ruleset, status, after, before, limit: GAMES_AT_ONCE }
    const page = await ports.exports.games(warrant.again(), asked)
    yield page
    if (page.length < GAMES_AT_ONCE) return
    after = page.at(-1)!.id
  }
}

/** A game that runs is whole for an owner alone, and under a look, in which it is then seen. */
async function sightOf(
  { ports }: Context,
  { entry }: Warrant,
  game: ExportedGame,
  isOwner: boolean,
): Promise<Outgoing> {
  if (hasEnded(game)) return { game, seen: 'all' }
  const now = ports.clock.now()
  const look = isOwner ? await ports.looks.openTo(entry.account!, game.id, now) : null
  if (!look) return { game, seen: 'spectator' }
  const versions = await ports.log.versions([game.id])
  await ports.looks.seen(look.id, versions.get(game.id) ?? 0)
  Warrant.under(look, { ...entry, game: game.id }).serve(game.id)
  const secret = await ports.games.find(game.id)
  return { game: { ...game, seed: secret?.seed ?? null }, seen: 'all' }
}
