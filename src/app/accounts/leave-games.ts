import type { Context } from '../core/context.ts'
import { ServiceError } from '../core/errors.ts'
import { applyGameChange } from '../games/apply-game-change.ts'
import { vacate } from '../games/leave-game.ts'
import { resignFor } from '../games/resign-seat.ts'
import { seatHeldBy } from '../runtime/game-access.ts'
import type { SeatsLeft } from './admin-schema.ts'

export async function resignRunningGames(
  context: Context,
  account: string,
  seats: SeatsLeft,
): Promise<void> {
  for (const game of await context.ports.games.unfinishedOf(account))
    await settled(async () => {
      const live = await context.live.load(game)
      if (live) await quit(context, live, account, seats)
    })
}

/** Banned accounts also leave games that have not started. */
export async function leaveAllGames(context: Context, account: string): Promise<void> {
  await resignRunningGames(context, account, 'resign')
  for (const game of await context.ports.games.unfinishedOf(account))
    await settled(() => vacate(context, account, game))
}

async function quit(
  context: Context,
  live: Running,
  account: string,
  seats: SeatsLeft,
): Promise<void> {
  const seat = seatHeldBy(account, live.record)
  if (seats === 'resign') await resignFor(context, live, account, undefined)
  else if (seat !== null)
    await live.run((command) =>
      applyGameChange(command, { kind: 'hand-over', seat, to: 'bot', by: 'operator' }),
    )
}

type Running = NonNullable<Awaited<ReturnType<Context['live']['load']>>>

async function settled(leave: () => Promise<void>): Promise<void> {
  try {
    await leave()
  } catch (error) {
    const isSettled =
      error instanceof ServiceError && ['conflict', 'forbidden', 'broken'].includes(error.kind)
    if (!isSettled) throw error
  }
}
