import type { Context } from '../context.ts'
import { serviceError } from '../errors.ts'
import { listedGame } from '../play/present.ts'
import type { Invitation, InvitationInput } from '../schemas/invitations.ts'

/** What somebody who holds the code of a game should know before they join. */
export async function showInvitation(
  { ports }: Context,
  { code }: InvitationInput,
): Promise<Invitation> {
  const game = await ports.games.invited(code)
  if (!game) throw serviceError('game-unknown')
  const { seat: _, ...terms } = listedGame(game, null)
  return { ...terms, hostName: game.hostName }
}
