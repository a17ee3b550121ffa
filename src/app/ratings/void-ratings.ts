import type { AuditCapability } from '../core/audit-capability.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { formula } from './formula.ts'
import type { Voided } from './port.ts'
import type { VoidedShown } from './schema.ts'

const CHANGES_SHOWN_MAX = 100

export async function voidRating(
  { ports }: Context,
  capability: AuditCapability,
  game: string,
): Promise<VoidedShown> {
  return shown(game, await ports.admin.voidRating(capability, game, formula))
}

/**
 * Previews how voiding a game's rating would change other ratings. The transaction is rolled back.
 */
export async function previewVoid({ ports }: Context, game: string): Promise<VoidedShown> {
  return shown(game, await ports.ratings.ifVoid(game, formula))
}

function shown(game: string, voided: Voided | null): VoidedShown {
  if (!voided) throw serviceError('not-rated')
  const most = voided.changes.toSorted((one, other) => gap(other) - gap(one))
  return { game, accounts: most.length, changes: most.slice(0, CHANGES_SHOWN_MAX) }
}

const gap = ({ before, after }: Voided['changes'][number]): number =>
  Math.abs(before - (after ?? 0))
