import type { Caller } from '../caller.ts'
import type { Context } from '../context.ts'
import { no } from '../errors.ts'
import { without } from '../lobby/leave-game.ts'
import { answerCreated } from '../lobby/once.ts'
import { afterwards, begin, changeLobby, dealFor, mustBeOpen } from '../lobby/start-game.ts'
import type { Created } from '../shapes/games.ts'
import type { Warrant } from './warrant.ts'

/** Whoever is there plays. */
export async function startTable(
  context: Context,
  caller: Caller,
  warrant: Warrant,
  gameId: string,
): Promise<Created> {
  warrant.serve(gameId)
  const { ports } = context
  const found = await ports.games.find(gameId)
  if (!found) throw no('game-unknown')
  const deal = await dealFor(context, found)
  return changeLobby(context, gameId, neverKept, (game) => {
    mustBeOpen(game)
    const started = begin(deal, game, ports.clock.now())
    const answer = answerCreated(caller, afterwards(game, started), started)
    return { change: { ...started, warrant }, answer }
  })
}

export async function freeSeat(
  context: Context,
  warrant: Warrant,
  gameId: string,
  seat: number,
): Promise<void> {
  warrant.serve(gameId)
  await changeLobby(context, gameId, neverKept, (game) => {
    mustBeOpen(game)
    const left = game.seats[seat]
    if (!left) throw no('seat-unknown')
    if (left.kind === 'bot') throw no('not-your-seat')
    return { change: { ...without(game, seat), warrant }, answer: null }
  })
}

const neverKept = () => null
