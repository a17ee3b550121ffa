import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import type { Invitation, InvitationInput } from './invitation-schema.ts'
import { listedGame } from './present.ts'

export async function showInvitation(
  { ports }: Context,
  { code }: InvitationInput,
): Promise<Invitation> {
  const game = await ports.games.invited(code)
  if (!game) throw serviceError('game-unknown')
  const { seat: _, ...terms } = listedGame(game, null)
  return { ...terms, hostName: game.hostName }
}
