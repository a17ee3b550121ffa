import type { Game } from '../../engine/kernel/game.ts'
import { perform } from '../../engine/kernel/perform.ts'
import { awaitedSeats } from '../../engine/kernel/visibility.ts'
import { type Caller, requireScope } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { LIVE_SECONDS_MAX } from '../core/schema.ts'
import type { MoveResponse } from '../games/schema.ts'
import { answerTo } from '../games/submit-move.ts'
import { requireRunningGame, seatOf } from '../runtime/game-access.ts'
import type { LiveGame } from '../runtime/live-game.ts'
import type { ClaimInput, TableState } from './schema.ts'

const NO_CLOCK_MILLISECONDS = 14 * 24 * 3_600_000

export async function claimSeat(
  context: Context,
  caller: Caller,
  gameId: string,
  { kind, seat }: ClaimInput,
): Promise<MoveResponse> {
  requireScope(caller, 'play')
  const live = await requireRunningGame(context, caller, gameId)
  const own = seatOf(caller, live.record)
  if (own === null) throw serviceError('not-seated')
  const target = live.record.seats[seat]
  if (!target) throw serviceError('seat-unknown')
  if (kind === 'win' && live.record.seats.length > 2) throw serviceError('claims-bot-only')
  const table = await context.tables.state(gameId)
  return live.run((command) => {
    const { game, now } = command
    const wait = absenceNeeded(context, live)
    const isAway =
      seat !== own &&
      target.kind === 'account' &&
      game.hands[seat] === 'player' &&
      awaitedSeats(game.open, own).includes(seat) &&
      now - lastSeen(live, game, table, seat) >= wait
    if (!isAway && !game.over) throw serviceError('not-absent')
    const { replayed, answered } = answerTo(command, own, {
      moveId: undefined,
      isSame: () => false,
      perform: () =>
        perform(
          live.rules,
          game,
          kind === 'win'
            ? { kind: 'resign', seat, by: 'claim' }
            : { kind: 'hand-over', seat, to: 'bot', by: 'claim' },
          live.luck,
          now,
        ),
    })
    context.askBots(gameId)
    return () => ({ ...answered(), replayed })
  })
}

/** In games with long time limits, the limit alone prevents players from stalling the game. */
function absenceNeeded({ settings }: Context, { record }: LiveGame): number {
  const { decisionSeconds } = record
  if (decisionSeconds === null) return NO_CLOCK_MILLISECONDS
  return decisionSeconds < LIVE_SECONDS_MAX ? settings.absentMilliseconds : Infinity
}

/**
 * A program that neither streams nor uses long polls has no connection. Whether such a program
 * counts as present depends on the time of its last move.
 */
function lastSeen(live: LiveGame, { at }: Game, { seats }: TableState, seat: number): number {
  const presence = seats.find((one) => one.seat === seat)
  if (presence?.here) return at + NO_CLOCK_MILLISECONDS
  const moved = live.commits.findLast(
    ({ cause }) => cause.kind === 'move' && cause.seat === seat && cause.by === undefined,
  )
  return Math.max(presence?.since ?? 0, moved?.at ?? 0, live.record.startedAt ?? 0)
}
