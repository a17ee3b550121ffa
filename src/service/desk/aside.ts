import type { Context } from '../context.ts'
import { no } from '../errors.ts'
import type { Aside, Retried } from '../shapes/status.ts'
import type { Desk } from './desk.ts'
import type { Warrant } from './warrant.ts'

/** Nobody plays it on: not who sits there, not its bots, and no deadline. */
export async function putAside(
  { ports, modes }: Context,
  warrant: Warrant,
  game: string,
): Promise<Aside> {
  if (!(await ports.games.find(game))) throw no('game-unknown')
  const aside = { game, reason: warrant.entry.reason ?? 'other', at: ports.clock.now() }
  await ports.modes.putAside(warrant, aside)
  await modes.look()
  return modes.aside.find((one) => one.game === game) ?? aside
}

/** From its log, and what is due at once: no look for what is due goes back as far as that. */
export async function retryGame(
  { context, tryAgain }: Desk,
  warrant: Warrant,
  game: string,
): Promise<Retried> {
  const { ports, modes } = context
  if (!(await ports.games.find(game))) throw no('game-unknown')
  await ports.modes.takeBack(warrant, game)
  await modes.look()
  return { game, failing: await tryAgain(game) }
}
