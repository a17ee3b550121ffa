import { type Caller, requireScope } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { ServiceError, serviceError } from '../core/errors.ts'
import { findLiveGame } from '../runtime/game-access.ts'
import type { CancelInput, GameChange } from '../runtime/lifecycle-schema.ts'
import type { LiveGame } from '../runtime/live-game.ts'
import type { GameRecord } from '../runtime/port.ts'
import { applyGameChange } from './apply-game-change.ts'
import { unchanged } from './create-game.ts'
import { changeLobby, requireOpen } from './start-game.ts'

/**
 * Only the host can cancel a game, and only while no other person has a seat. A rated game cannot
 * be cancelled after it has started.
 */
export async function cancelGame(
  context: Context,
  caller: Caller,
  gameId: string,
  { reason }: CancelInput,
): Promise<GameChange> {
  requireScope(caller, 'play')
  const { live } = await findLiveGame(context, caller, gameId)
  if (live) return cancelled(live, caller, reason)
  return changeLobby(context, gameId, neverKept, (game) => {
    requireOpen(game)
    requireAlone(caller, game)
    const answer = { game: gameId, version: 0, head: null, paused: null, ended: null }
    return { change: { ...unchanged(game), status: 'cancelled' as const }, answer }
  })
}

/**
 * Cancels old games that have not started. Returns how many games were found, including games that
 * could not be cancelled.
 */
export async function cancelOpenGames(
  context: Context,
  before: string,
  most: number,
): Promise<number> {
  const ids = await context.ports.games.openBefore(before, most)
  for (const id of ids)
    await changeLobby(context, id, neverKept, (game) => {
      requireOpen(game)
      return { change: { ...unchanged(game), status: 'cancelled' as const }, answer: null }
    }).catch((error) => {
      if (!(error instanceof ServiceError)) throw error
    })
  return ids.length
}

const neverKept = () => null

function cancelled(
  live: LiveGame,
  caller: Caller,
  reason: CancelInput['reason'],
): Promise<GameChange> {
  requireAlone(caller, live.record)
  // A host cannot cancel a rated game after its start, because the host could otherwise avoid a
  // loss against bots.
  if (live.record.rated && !live.isOver) throw serviceError('game-rated')
  return live.run((command) => applyGameChange(command, { kind: 'cancel', reason, by: 'host' }))
}

function requireAlone({ account }: Caller, { host, seats }: GameRecord): void {
  if (host !== account.id) throw serviceError('not-host')
  const others = seats.filter((one) => one.joined && one.account && one.account !== account.id)
  if (others.length > 0) throw serviceError('others-are-seated')
}
