import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import type { GameRecord } from '../runtime/port.ts'

/**
 * In a rated game, a person must not play against an agent that belongs to the same person, and two
 * agents of the same owner must not play against each other.
 */
export async function requireOtherOwners(
  { ports }: Context,
  { seats }: Pick<GameRecord, 'seats'>,
  account: string,
): Promise<void> {
  const accounts = new Set([account, ...seats.flatMap((seat) => seat.account ?? [])])
  const owners = await ports.oauth.ownersOf([...accounts])
  if (new Set(owners).size < accounts.size) throw serviceError('same-owner')
}
