import type { Erasure } from '../account-ports.ts'
import { quitAll } from '../accounts/quit-games.ts'
import { ended } from '../accounts/tokens.ts'
import type { Caller } from '../caller.ts'
import type { Context } from '../context.ts'
import { no } from '../errors.ts'
import { idIn } from '../ids.ts'
import type { PageInput } from '../shapes/admin.ts'
import { type Page, paged } from '../shapes/common.ts'
import type { EraseAgainInput } from '../shapes/people.ts'
import { someBelow } from './accounts.ts'
import type { Desk } from './desk.ts'
import type { Warrant } from './warrant.ts'

/** First their games go on without them; then nothing tells of them any more. */
export async function eraseAccount(
  desk: Desk,
  caller: Caller,
  warrant: Warrant,
  id: string,
  note: string | undefined,
): Promise<void> {
  const { context } = desk
  if (note === undefined) throw no('note-needed')
  await someBelow(context, caller, warrant, id)
  if (await context.ports.accounts.holdsLastOwnerToken(id, context.ports.clock.now()))
    throw no('last-owner')
  await quitAll(context, id)
  await erase(desk, warrant, id)
}

async function erase(
  { context: { ports }, authenticator }: Desk,
  warrant: Warrant,
  id: string,
): Promise<void> {
  authenticator.forget(await ended(ports.desk.erase(warrant, id, ports.clock.now())))
  authenticator.forgetAllOf(id)
}

export async function listErasures(
  { ports }: Context,
  warrant: Warrant,
  { after, limit }: PageInput,
): Promise<Page<Erasure>> {
  return paged(await ports.desk.erased(warrant, idIn(after), limit + 1), limit)
}

const ERASURES_AT_ONCE = 100

/** A backup brings back whom it knew: they go again, and those of whom it knows nothing, too. */
export async function eraseAgain(
  desk: Desk,
  warrant: Warrant,
  { accounts }: EraseAgainInput,
): Promise<{ accounts: number }> {
  const { ports } = desk.context
  const all = new Set(accounts)
  for (let behind: string | null = null; ; ) {
    const page: Erasure[] = await ports.desk.erased(warrant.again(), behind, ERASURES_AT_ONCE)
    for (const { id } of page) all.add(id)
    if (page.length < ERASURES_AT_ONCE) break
    behind = page.at(-1)!.id
  }
  for (const id of all) {
    await quitAll(desk.context, id)
    await erase(desk, warrant.again(), id)
  }
  return { accounts: all.size }
}
