import type { Merged, Merging } from '../account-ports.ts'
import type { Context } from '../context.ts'
import { no } from '../errors.ts'
import type { Authenticator } from '../identity/authenticate.ts'
import { logsOf, mustNotHaveLooked } from '../lobby/looked-inside.ts'
import { formula } from '../ratings/formula.ts'

/** A guest is somebody whom nobody but a token of ours knows. */
export async function mergeable(
  { ports }: Context,
  { guest, into }: Pick<Merging, 'guest' | 'into'>,
): Promise<Merging> {
  const at = ports.clock.now()
  const [from, to] = await Promise.all([ports.accounts.find(guest), ports.accounts.find(into)])
  if (!from || !to) throw no('account-unknown')
  if (guest === into || from.role !== null || (await ports.accounts.isVouched(guest)))
    throw no('not-a-guest')
  for (const id of [guest, into])
    if (!(await ports.accounts.isHere(id, at))) throw no('account-left')
  for (const game of await ports.games.unfinishedOf(guest)) {
    const record = await ports.games.find(game)
    if (record) await mustNotHaveLooked(ports, await logsOf(ports, record), [into])
  }
  return { guest, into, at, formula }
}

export function forgetMerged(
  authenticator: Pick<Authenticator, 'forget' | 'forgetAllOf'>,
  { guest }: Merging,
  { inTheWay, hashes }: Merged,
): void {
  if (inTheWay.length > 0) throw no('merge-conflict', { facts: { games: [...inTheWay] } })
  authenticator.forget(hashes)
  authenticator.forgetAllOf(guest)
}
