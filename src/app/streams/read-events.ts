import type { Viewer } from '../../engine/kernel/types.ts'
import { gameVisibleTo } from '../../engine/kernel/visibility.ts'
import { logHeader } from '../../engine/luck/log.ts'
import { type OptionalCaller, requireReadAccess } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { viewerOf } from '../games/observe-game.ts'
import { placeAfter, seenEvents, wantsWords } from '../games/present.ts'
import type { EventsAnswer, EventsInput } from '../games/schema.ts'
import { cursorAt, requireCursor, requireVersion, versionIn } from '../runtime/cursor.ts'
import { findLiveGame, requireRunningGame } from '../runtime/game-access.ts'
import type { LiveGame } from '../runtime/live-game.ts'
import { entropyOf } from '../runtime/stored-log.ts'

export async function readEvents(
  context: Context,
  who: OptionalCaller,
  gameId: string,
  { after, limit, include }: EventsInput,
): Promise<EventsAnswer> {
  requireReadAccess(who)
  const { live } = await findLiveGame(context, who, gameId)
  if (!live) {
    requireVersion(0, versionIn(after))
    return { items: [], next: null, cursor: '0', version: 0, over: false, causes: null }
  }
  return eventsOf(live, viewerOf(who, live.record), { after, limit, include })
}

/** Callers must check that the viewer may read the game. */
export const eventsOf = (
  live: LiveGame,
  viewer: Viewer,
  { after: cursor, limit, include }: EventsInput,
): Promise<EventsAnswer> =>
  live.run(({ game }) => {
    const { version, over } = gameVisibleTo(game, viewer)
    const after = requireCursor(live, version, cursor)
    return () => {
      const range = { after, upTo: version, over, most: limit, words: wantsWords(include) }
      const items = seenEvents(live, viewer, range)
      const last = items.at(-1)?.version ?? after
      const next = last < version ? last : null
      const causes = over ? causesOf(live, after, last) : null
      return { items, next, cursor: cursorAt(live, last), version, over, causes }
    }
  })

function causesOf(live: LiveGame, after: number, upTo: number): EventsAnswer['causes'] {
  const { commits, versions } = live
  const causes: NonNullable<EventsAnswer['causes']> = []
  for (let place = placeAfter(versions, after); place < commits.length; place += 1) {
    const version = versions[place]!
    if (version > upTo) break
    const { at, rules, cause } = commits[place]!
    causes.push({ version, at, rules, cause: { ...cause } })
  }
  return causes
}

export async function* readRows(
  context: Context,
  who: OptionalCaller,
  gameId: string,
): AsyncGenerator<string> {
  requireReadAccess(who)
  const live = await requireRunningGame(context, who, gameId)
  const isOver = await live.run(({ game }) => {
    const { over } = game
    return () => over
  })
  if (!isOver) throw serviceError('game-not-over')
  yield* rowsOf(context, live)
}

export async function* rowsOf({ ports, packs }: Context, live: LiveGame): AsyncGenerator<string> {
  const { record, table } = live
  const { seats, options, choices, decisionSeconds } = table
  const pack = await packs.byHash(record.ruleset, record.packHash)
  const header = logHeader.parse({
    format: 'touchline-log',
    formatVersion: record.package ? 2 : 1,
    game: live.id,
    ruleset: live.rules.id,
    ...(record.package && { package: record.package }),
    table: { seats, options, choices, decisionSeconds },
    contentPack: { hash: record.packHash, content: pack?.stored },
    commitment: record.commitment,
    seed: record.seed,
    entropy: entropyOf(record),
    ...(record.lot !== null && { lot: record.lot }),
  })
  yield JSON.stringify(header)
  for await (const { firstVersion, lastVersion, head, packed } of ports.log.rows(live.id))
    yield JSON.stringify({ firstVersion, lastVersion, head, packed })
}
