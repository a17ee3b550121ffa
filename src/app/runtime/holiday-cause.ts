import type { Game } from '../../engine/kernel/game.ts'
import type { ExtendCause } from '../../engine/kernel/kernel-causes.ts'
import type { OpenDecision } from '../../engine/kernel/open-decisions.ts'
import { secondsFor } from '../../engine/kernel/pace.ts'
import type { LiveGame } from './live-game.ts'

/**
 * After a holiday, the player has the full decision time for each decision. Returns null if the
 * holiday is over.
 */
export function holidayCause(
  { rules, record }: Pick<LiveGame, 'rules' | 'record'>,
  { holidays, table }: Game,
  { id: decisionId, seat, kind, deadline }: OpenDecision,
  now: number,
): ExtendCause | null {
  const until = record.seats[seat]?.holidayUntil ?? null
  if (!holidays || until === null || deadline === null) return null
  const { paces } = rules
  const end = until + (secondsFor({ paces, table }, kind) ?? 0) * 1_000
  if (end <= Math.max(now, deadline)) return null
  const seconds = Math.ceil((end - deadline) / 1_000)
  return { kind: 'extend', seat, decisionId, seconds, by: 'holiday' }
}
