import type { AccountRecord } from '../account-ports.ts'
import { ended, makeToken, shownToken } from '../accounts/tokens.ts'
import { type Caller, isRole, need, reaches, roleIn } from '../caller.ts'
import type { Context } from '../context.ts'
import { no } from '../errors.ts'
import { idIn, newId } from '../ids.ts'
import type { NewToken } from '../shapes/accounts.ts'
import type { AdminToken, AdminTokenInput, RoleInput, TokensInput } from '../shapes/admin.ts'
import { type Page, paged, type Role, type Scope } from '../shapes/common.ts'
import type { Desk } from './desk.ts'
import type { Warrant } from './warrant.ts'

export async function listTokens(
  { ports }: Context,
  warrant: Warrant,
  { account, after, limit }: TokensInput,
): Promise<Page<AdminToken>> {
  const asked = { account: account ?? null, before: idIn(after), limit: limit + 1 }
  const found = await ports.desk.tokens(warrant, asked)
  const shown = found.map((token) => ({
    ...shownToken(token),
    account: token.account,
    accountName: token.accountName,
    revokedAt: token.revokedAt,
  }))
  return paged(shown, limit)
}

export async function createToken(
  context: Context,
  caller: Caller,
  warrant: Warrant,
  { account, name, ...wanted }: AdminTokenInput,
): Promise<NewToken> {
  const { ports } = context
  for (const scope of wanted.scopes) if (isRole(scope)) need(caller, scope)
  const operator = account === undefined ? newOperator(context, name, wanted.scopes) : null
  const holder = operator ?? (await ports.accounts.find(account!))
  if (!holder) throw no('account-unknown')
  const role = roleIn(wanted.scopes)
  if (role !== null && !reaches(holder.role, role)) throw no('above-role', { facts: { role } })
  const maker = { ...caller, scopes: new Set(wanted.scopes) }
  return makeToken(context, maker, holder.id, wanted, (token, hash) =>
    ports.desk.addToken(warrant, token, hash, operator),
  )
}

function newOperator({ ports }: Context, name: string, scopes: readonly Scope[]): AccountRecord {
  const now = ports.clock.now()
  return { id: newId(now), name, kind: 'operator', createdAt: now, role: roleIn(scopes) }
}

export async function endToken(
  { context: { ports }, authenticator }: Desk,
  warrant: Warrant,
  id: string,
): Promise<void> {
  const hashes = await ended(ports.desk.endToken(warrant, id, ports.clock.now()))
  if (!hashes) throw no('token-unknown')
  authenticator.forget(hashes)
}

export async function giveRole(
  { context: { ports }, authenticator }: Desk,
  warrant: Warrant,
  account: string,
  role: Role | null,
): Promise<RoleInput> {
  const hashes = await ended(ports.desk.giveRole(warrant, account, role, ports.clock.now()))
  if (!hashes) throw no('account-unknown')
  authenticator.forget(hashes)
  return { role }
}
