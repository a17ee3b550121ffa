import { AuditCapability } from '../core/audit-capability.ts'
import { type Caller, roleIn, roleIncludes } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { idFromCursor, lowestIdAt } from '../core/ids.ts'
import { statusesOf } from '../jobs/schema.ts'
import { hasEnded } from '../runtime/game-end.ts'
import type { ExportedGame } from '../runtime/port.ts'
import { type ExportLines, type ExportSource, exportFile } from './export-games.ts'
import type { ExportInput } from './schema.ts'

const GAMES_AT_ONCE = 50

/**
 * Exports games in the order of creation, so that a later export can continue after the last
 * exported game.
 */
export function exportGames(
  context: Context,
  caller: Caller,
  capability: AuditCapability,
  { names, ...query }: ExportInput,
): AsyncIterable<ExportLines> {
  const isOwner = roleIncludes(roleIn(caller.scopes), 'owner')
  requireOwnerFor(names, caller.scopes)
  const filter = { ...query, behind: idFromCursor(query.after) }
  const pages = async function* () {
    for await (const page of pagesOf(context, capability, filter)) {
      const sight = (game: ExportedGame) => sightOf(context, capability, game, isOwner)
      const seen = await Promise.all(page.map(sight))
      yield seen.map((one) => ({ ...one, named: names }))
    }
  }
  return exportFile(context, { query, pages: pages() })
}

export function requireOwnerFor(isTheirs: boolean, scopes: Caller['scopes']): void {
  if (isTheirs && !roleIncludes(roleIn(scopes), 'owner'))
    throw serviceError('scope-missing', { facts: { scope: 'owner' } })
}

async function* pagesOf(
  { ports }: Context,
  capability: AuditCapability,
  query: Omit<ExportInput, 'names'> & { readonly behind: string | null },
): AsyncGenerator<ExportedGame[]> {
  const { ruleset = null, status, since, until, game, behind } = query
  if (game !== undefined) {
    capability.use()
    return yield await ports.exports.these([game])
  }
  const before = until === undefined ? null : lowestIdAt(until)
  let after = behind ?? (since === undefined ? null : lowestIdAt(since))
  for (;;) {
    const statuses = statusesOf(status)
    const filter = { ruleset, statuses, after, before, limit: GAMES_AT_ONCE }
    const page = await ports.exports.games(capability.reuse(), filter)
    yield page
    if (page.length < GAMES_AT_ONCE) return
    after = page.at(-1)!.id
  }
}

/**
 * A complete export of a running game is available only to an owner with a hidden-state session.
 */
async function sightOf(
  { ports }: Context,
  { entry }: AuditCapability,
  game: ExportedGame,
  isOwner: boolean,
): Promise<ExportSource> {
  if (hasEnded(game)) return { game, seen: 'all' }
  const now = ports.clock.now()
  const session = isOwner
    ? await ports.hiddenStateSessions.openTo(entry.account!, game.id, now)
    : null
  if (!session) return { game, seen: 'spectator' }
  const versions = await ports.log.versions([game.id])
  await ports.hiddenStateSessions.seen(session.id, versions.get(game.id) ?? 0)
  AuditCapability.inSession(session, { ...entry, game: game.id }).use(game.id)
  const secret = await ports.games.find(game.id)
  return { game: { ...game, seed: secret?.seed ?? null }, seen: 'all' }
}
