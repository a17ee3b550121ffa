import type { AuditCapability } from '../core/audit-capability.ts'
import type { Context } from '../core/context.ts'
import type { GameRefusals } from './schemas/refusals.ts'

const SHOWN_MILLISECONDS = 30 * 24 * 3_600_000

export async function refusalsOf(
  { ports }: Context,
  capability: AuditCapability,
  game: string,
): Promise<GameRefusals> {
  const since = ports.clock.now() - SHOWN_MILLISECONDS
  const found = await ports.admin.refusals(capability, game, since)
  if (!found) return { moves: 0, refused: 0, items: [] }
  const { moves, refused, notes } = found
  return { moves, refused, items: [...notes] }
}
