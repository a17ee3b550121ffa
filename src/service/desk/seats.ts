import type { Context } from '../context.ts'
import { no } from '../errors.ts'
import { mustGoOn } from '../live/ended.ts'
import { mustHaveStarted } from '../live/stored-log.ts'
import { logsOf, mustNotHaveLooked } from '../lobby/looked-inside.ts'
import { isBanned } from '../ports.ts'
import type { ReseatedShown, ReseatInput } from '../shapes/people.ts'
import type { Warrant } from './warrant.ts'

/** No cause: the log names seats, and who sits there lies beside it. */
export async function reseat(
  context: Context,
  warrant: Warrant,
  gameId: string,
  { seat, account }: ReseatInput,
): Promise<ReseatedShown> {
  const { ports } = context
  const record = await ports.games.find(gameId)
  if (!record) throw no('game-unknown')
  mustHaveStarted(record)
  mustGoOn(record)
  const taken = record.seats[seat]
  if (!taken) throw no('seat-unknown')
  if (taken.kind !== 'account') throw no('not-your-seat')
  if (record.seats.some((one) => one.account === account)) throw no('already-seated')
  await mustBeWelcome(context, warrant, account)
  await mustNotHaveLooked(ports, await logsOf(ports, record), [account])
  const live = await context.live.of(gameId)
  const since = live?.version ?? 0
  const { id, at } = warrant.entry
  const seated = { game: gameId, seat, account, before: taken.account, since }
  await ports.desk.reseat(warrant, { id, at, ...seated })
  return seated
}

async function mustBeWelcome({ ports }: Context, warrant: Warrant, account: string): Promise<void> {
  const found = await ports.desk.account(warrant.again(), account)
  if (!found) throw no('account-unknown')
  if (found.leftAt !== null) throw no('account-left')
  if (isBanned(found.ban, ports.clock.now())) throw no('account-banned')
}
