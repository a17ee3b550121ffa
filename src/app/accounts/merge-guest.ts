import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { logsOf, requireNoHiddenStateAccess } from '../games/hidden-state-check.ts'
import { formula } from '../ratings/formula.ts'
import type { Authenticator } from './authenticate.ts'
import type { MergeRequest, MergeResult } from './port.ts'

export async function requireMergeableGuest(
  { ports }: Context,
  { guest, into }: Pick<MergeRequest, 'guest' | 'into'>,
): Promise<MergeRequest> {
  const at = ports.clock.now()
  const [from, to] = await Promise.all([ports.accounts.find(guest), ports.accounts.find(into)])
  if (!from || !to) throw serviceError('account-unknown')
  if (guest === into || from.role !== null || (await ports.accounts.isSaved(guest)))
    throw serviceError('not-a-guest')
  for (const id of [guest, into])
    if (!(await ports.accounts.isHere(id, at))) throw serviceError('account-left')
  for (const game of await ports.games.unfinishedOf(guest)) {
    const record = await ports.games.find(game)
    if (record) await requireNoHiddenStateAccess(ports, await logsOf(ports, record), [into])
  }
  return { guest, into, at, formula }
}

export async function mergeGuestInto(context: Context, guest: string, into: string) {
  const { authenticator, ports } = context
  const merging = await requireMergeableGuest(context, { guest, into })
  forgetMerged(authenticator, merging, await ports.accounts.merge(merging))
}

export function forgetMerged(
  authenticator: Pick<Authenticator, 'forget' | 'forgetAllOf'>,
  { guest }: MergeRequest,
  { inTheWay, hashes }: MergeResult,
): void {
  if (inTheWay.length > 0) throw serviceError('merge-conflict', { facts: { games: [...inTheWay] } })
  authenticator.forget(hashes)
  authenticator.forgetAllOf(guest)
}
