import { type Caller, need } from '../caller.ts'
import { type Context, liveFor } from '../context.ts'
import { no } from '../errors.ts'
import type { LiveGame } from '../live/live-game.ts'
import { befall } from '../play/befall.ts'
import type { GameRecord } from '../ports.ts'
import type { Befallen, CancelInput } from '../shapes/life.ts'
import { unchanged } from './create-game.ts'
import { changeLobby, mustBeOpen } from './start-game.ts'

/** By its host, where nobody else has a seat: of a game that waits as of one that runs unrated. */
export async function cancelGame(
  context: Context,
  caller: Caller,
  gameId: string,
  { reason }: CancelInput,
): Promise<Befallen> {
  need(caller, 'play')
  const { live } = await liveFor(context, caller, gameId)
  if (live) return cancelled(live, caller, reason)
  return changeLobby(context, gameId, neverKept, (game) => {
    mustBeOpen(game)
    mustBeAlone(caller, game)
    const answer = { game: gameId, version: 0, head: null, paused: null, ended: null }
    return { change: { ...unchanged(game), status: 'cancelled' as const }, answer }
  })
}

const neverKept = () => null

function cancelled(
  live: LiveGame,
  caller: Caller,
  reason: CancelInput['reason'],
): Promise<Befallen> {
  mustBeAlone(caller, live.record)
  // Or nobody would lose to bots.
  if (live.record.rated && !live.isOver) throw no('game-rated')
  return live.do((turn) => befall(turn, { kind: 'cancel', reason, by: 'host' }))
}

function mustBeAlone({ account }: Caller, { host, seats }: GameRecord): void {
  if (host !== account.id) throw no('not-host')
  const others = seats.filter((one) => one.account !== null && one.account !== account.id)
  if (others.length > 0) throw no('others-are-seated')
}
