import type { AuditCapability } from '../core/audit-capability.ts'
import type { Caller } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { answerCreated } from '../games/idempotent.ts'
import { without } from '../games/leave-game.ts'
import type { Created } from '../games/schema.ts'
import { begin, changeLobby, prepareSetup, recordAfter, requireOpen } from '../games/start-game.ts'

/** Whoever is there plays. */
export async function startGameAsHost(
  context: Context,
  caller: Caller,
  warrant: AuditCapability,
  gameId: string,
): Promise<Created> {
  warrant.use(gameId)
  const { ports } = context
  const found = await ports.games.find(gameId)
  if (!found) throw serviceError('game-unknown')
  const deal = await prepareSetup(context, found)
  return changeLobby(context, gameId, neverKept, (game) => {
    requireOpen(game)
    const started = begin(deal, game, ports.clock.now())
    const answer = answerCreated(caller, recordAfter(game, started), started)
    return { change: { ...started, warrant }, answer }
  })
}

export async function freeSeat(
  context: Context,
  warrant: AuditCapability,
  gameId: string,
  seat: number,
): Promise<void> {
  warrant.use(gameId)
  await changeLobby(context, gameId, neverKept, (game) => {
    requireOpen(game)
    const left = game.seats[seat]
    if (!left) throw serviceError('seat-unknown')
    if (left.kind === 'bot') throw serviceError('not-your-seat')
    return { change: { ...without(game, seat), warrant }, answer: null }
  })
}

const neverKept = () => null
