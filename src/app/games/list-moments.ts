import { gameVisibleTo } from '../../engine/kernel/visibility.ts'
import { type OptionalCaller, requireReadAccess } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { findLiveGame } from '../runtime/game-access.ts'
import type { Moments } from './beat-schema.ts'
import { momentsOf, stretchFrom } from './beats-since.ts'
import { viewerOf } from './observe-game.ts'

export async function listMoments(
  context: Context,
  who: OptionalCaller,
  gameId: string,
): Promise<Moments> {
  requireReadAccess(who)
  const { live } = await findLiveGame(context, who, gameId)
  if (!live) return { items: [], version: 0, over: false }
  const viewer = viewerOf(who, live.record)
  const stretch = await live.run(({ game }) => {
    const stretch = stretchFrom(live, gameVisibleTo(game, viewer), viewer, 0)
    return () => stretch
  })
  const { version, over } = stretch
  return { items: momentsOf(stretch), version, over }
}
