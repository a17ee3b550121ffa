import type { AuditCapability } from '../core/audit-capability.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import type { Quarantine, Retried } from '../monitoring/schema.ts'

export async function quarantineGame(
  { ports, maintenance }: Context,
  capability: AuditCapability,
  game: string,
): Promise<Quarantine> {
  if (!(await ports.games.find(game))) throw serviceError('game-unknown')
  const aside = { game, reason: capability.entry.reason ?? 'other', at: ports.clock.now() }
  await ports.maintenance.putAside(capability, aside)
  await maintenance.refresh()
  return maintenance.aside.find((one) => one.game === game) ?? aside
}

/**
 * The retry processes the game directly, because the deadline scheduler does not search far enough
 * back to find a quarantined game.
 */
export async function retryGame(
  context: Context,
  capability: AuditCapability,
  game: string,
): Promise<Retried> {
  const { ports, maintenance } = context
  if (!(await ports.games.find(game))) throw serviceError('game-unknown')
  await ports.maintenance.takeBack(capability, game)
  await maintenance.refresh()
  return { game, failing: await context.retryGame(game) }
}
