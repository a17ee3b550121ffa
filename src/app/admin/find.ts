import type { AuditCapability } from '../core/audit-capability.ts'
import type { Caller } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { shownTo } from '../games/list-games.ts'
import type { Found } from './schemas/search.ts'

const HITS_MAX = 20
const DIGITS = /^[0-9a-f]{4,32}$/

/** An operator may search by a full or partial id, a link, an invite code or a name. */
export async function find(
  context: Context,
  caller: Caller,
  capability: AuditCapability,
  text: string,
): Promise<Found> {
  const { admin, games } = context.ports
  const word = lastPartOf(text)
  const digits = word.replaceAll(/[-…]/g, '').toLowerCase()
  const asked = { digits: DIGITS.test(digits) ? digits : null, inviteCode: word }
  const [ids, named] = await Promise.all([
    admin.findIds(capability.reuse(), asked, HITS_MAX),
    admin.accounts(capability.reuse(), { name: text, behind: null, limit: HITS_MAX }),
  ])
  const known = await Promise.all(ids.accounts.map((id) => admin.account(capability.reuse(), id)))
  const accounts = [...known.filter((one) => one !== null), ...named]
  const unique = new Map(accounts.map((account) => [account.id, account]))
  return {
    games: await shownTo(context, caller, await games.listed(ids.games)),
    accounts: [...unique.values()].slice(0, HITS_MAX),
  }
}

const lastPartOf = (text: string): string =>
  text
    .split(/[?#]/)[0]!
    .replace(/\/(replay|review)?\/?$/, '')
    .split('/')
    .at(-1)!
