import type { Cause } from '../../engine/kernel/game.ts'
import type { OpenDecision } from '../../engine/kernel/open-decisions.ts'
import type { AuditCapability } from '../core/audit-capability.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { applyGameChange } from '../games/apply-game-change.ts'
import type { GameChange } from '../runtime/lifecycle-schema.ts'
import type { CommandContext, LiveGame } from '../runtime/live-game.ts'
import { requireStarted } from '../runtime/stored-log.ts'
import { isBot } from '../runtime/wake-time.ts'

export type OperatorCause = Extract<
  Cause,
  { readonly kind: 'cancel' | 'pause' | 'resume' | 'extend' | 'hand-over' }
>

type ExtendCause = Extract<OperatorCause, { readonly kind: 'extend' }>
/** If `decisionId` is undefined, extends the decision with the earliest deadline. */
type OperatorChange =
  | Exclude<OperatorCause, ExtendCause>
  | (Omit<ExtendCause, 'decisionId'> & { readonly decisionId?: string | undefined })

export async function changeRunningGame(
  context: Context,
  capability: AuditCapability,
  gameId: string,
  cause: OperatorChange,
): Promise<GameChange> {
  capability.use(gameId)
  const live = await startedGame(context, gameId)
  if ('seat' in cause && !live.record.seats[cause.seat]) throw serviceError('seat-unknown')
  const auditId = capability.completesOperation ? capability.entry.id : undefined
  return live.run((command) => {
    if (cause.kind === 'cancel' && cause.reason === 'abandoned') requireAbandoned(command)
    return applyGameChange(command, wholeCause(command, cause), auditId)
  })
}

function wholeCause({ game }: CommandContext, cause: OperatorChange): OperatorCause {
  if (cause.kind !== 'extend') return cause
  const [next] = game.open
    .filter(({ seat }) => seat === cause.seat)
    .sort((one, other) => endOf(one) - endOf(other))
  return { ...cause, decisionId: cause.decisionId ?? next?.id ?? 'none' }
}

/**
 * Sorts decisions with a deadline first, then paused decisions, then decisions without a time
 * limit.
 */
const endOf = ({ deadline, left, clock }: OpenDecision): number =>
  deadline ?? (left === null && clock === null ? Infinity : Number.MAX_VALUE)

async function startedGame({ live, ports }: Context, gameId: string): Promise<LiveGame> {
  const running = await live.load(gameId)
  if (running) return running
  const record = await ports.games.find(gameId)
  if (!record) throw serviceError('game-unknown')
  requireStarted(record)
  throw serviceError('game-not-started')
}

function requireAbandoned({ live: { record }, game }: CommandContext): void {
  const isHere = ({ seat }: { readonly seat: number }) =>
    !game.resigned[seat] && !isBot(game, record, seat)
  const here = record.seats.filter(isHere).map(({ seat }) => seat)
  if (here.length > 0) throw serviceError('not-abandoned', { facts: { seats: here } })
}
