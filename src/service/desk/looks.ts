import type { Context } from '../context.ts'
import { no } from '../errors.ts'
import { idIn } from '../ids.ts'
import { mustGoOn } from '../live/ended.ts'
import { mustHaveStarted } from '../live/stored-log.ts'
import type { AuditInput } from '../shapes/admin.ts'
import { type Page, paged } from '../shapes/common.ts'
import type { LookGiven, LookInput, LookRecord } from '../shapes/desk.ts'
import type { Warrant } from './warrant.ts'

const LOOK_MILLISECONDS = 15 * 60_000

/** The look has the id of the row in the audit that allows it. */
export async function lookInto(
  { ports }: Context,
  warrant: Warrant,
  gameId: string,
  { caseRef }: LookInput,
): Promise<LookGiven> {
  const game = await ports.games.find(gameId)
  if (!game) throw no('game-unknown')
  mustHaveStarted(game)
  mustGoOn(game)
  const { id, at, account, role, reason } = warrant.entry
  const look: LookRecord = {
    ...{ id, account: account!, role: role!, game: gameId, reason: reason! },
    caseRef: caseRef ?? null,
    ...{ at, until: at + LOOK_MILLISECONDS, endedAt: null, versions: null },
  }
  await ports.desk.openLook(warrant, look)
  return look
}

export async function endLooks(
  { ports }: Context,
  warrant: Warrant,
  gameId: string,
): Promise<void> {
  const now = ports.clock.now()
  const ended = await ports.desk.endLooks(warrant, warrant.entry.account!, now)
  if (ended === 0) throw no('look-needed', { facts: { game: gameId } })
}

export async function listLooks(
  { ports }: Context,
  warrant: Warrant,
  { after, limit, game, account }: AuditInput,
): Promise<Page<LookGiven>> {
  const asked = { game: game ?? null, account: account ?? null, before: idIn(after) }
  return paged(await ports.desk.looks(warrant, { ...asked, limit: limit + 1 }), limit)
}
