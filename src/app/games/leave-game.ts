import { type Caller, requireScope } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { canSeeGame, seatHeldBy } from '../runtime/game-access.ts'
import type { LobbyChange, SecretGameRecord } from '../runtime/port.ts'
import { unchanged } from './create-game.ts'
import { freed } from './join-game.ts'
import { changeLobby, requireOpen } from './start-game.ts'

export async function leaveGame(
  context: Context,
  caller: Caller,
  gameId: string,
  seat: number,
): Promise<void> {
  requireScope(caller, 'play')
  await changeLobby(context, gameId, neverKept, (game) => {
    if (!canSeeGame(caller, game)) throw serviceError('game-unknown')
    requireOpen(game)
    const left = game.seats[seat]
    if (!left) throw serviceError('seat-unknown')
    const isOwn = left.account === caller.account.id
    const isHost = game.host === caller.account.id
    if (!isOwn && !(isHost && left.kind !== 'bot')) throw serviceError('not-your-seat')
    const removed = left.account === null || isOwn ? [] : [left.account]
    const change = { ...without(game, seat), removed: [...game.removed, ...removed] }
    return { change, answer: null }
  })
}

const neverKept = () => null

export function without(game: SecretGameRecord, seat: number): LobbyChange {
  const seats = game.seats.map((one) => (one.seat === seat ? freed(seat) : one))
  return { ...unchanged(game), seats }
}

export async function vacate(context: Context, account: string, gameId: string): Promise<void> {
  await changeLobby(context, gameId, neverKept, (game) => {
    requireOpen(game)
    const seat = seatHeldBy(account, game) ?? -1
    const change = without(game, seat)
    const isHost = game.host === account
    return {
      change: isHost ? { ...change, status: 'cancelled', host: null } : change,
      answer: null,
    }
  })
}
