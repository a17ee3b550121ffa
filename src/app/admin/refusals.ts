import type { AuditCapability } from '../core/audit-capability.ts'
import type { Context } from '../core/context.ts'
import { idFromCursor } from '../core/ids.ts'
import type { RefusalCounts } from '../monitoring/refusal-port.ts'
import type {
  GameRefusals,
  MostRefused,
  MostRefusedInput,
  RefusalRate,
} from './schemas/refusals.ts'

const SHOWN_MILLISECONDS = 30 * 24 * 3_600_000

export async function refusalsOf(
  { ports }: Context,
  warrant: AuditCapability,
  game: string,
): Promise<GameRefusals> {
  const since = ports.clock.now() - SHOWN_MILLISECONDS
  const found = await ports.admin.refusals(warrant, game, since)
  if (!found) return { moves: 0, refused: 0, items: [] }
  const { moves, refused, notes } = found
  return { moves, refused, items: [...notes] }
}

export async function listMostRefused(
  { ports }: Context,
  warrant: AuditCapability,
  { ruleset, after, limit }: MostRefusedInput,
): Promise<MostRefused> {
  const asked = { ruleset, limit: limit + 1, behind: placeIn(after) }
  const found = await ports.admin.mostRefused(warrant, asked)
  const items = found.slice(0, limit).map((counts) => ({ game: counts.game, ...rateFrom(counts) }))
  const last = items.at(-1)
  const next = found.length > limit && last ? `${last.perMille} ${last.game}` : null
  return { items, next }
}

export const rateFrom = ({ moves, refused, lastAt }: RefusalCounts): RefusalRate => ({
  moves,
  refused,
  lastAt,
  perMille: Math.floor((refused * 1_000) / (moves + refused)),
})

/** Before all others. */
const FIRST = { perMille: 1_001, game: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

function placeIn(after: string | undefined): typeof FIRST {
  if (after === undefined) return FIRST
  const [, perMille, game] = /^(\d{1,4}) (.+)$/.exec(after) ?? []
  const id = idFromCursor(game ?? after)
  return { perMille: Number(perMille), game: id ?? FIRST.game }
}
