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
  warrant.serve()
  // Before an operator is made who would have no token.
  for (const scope of wanted.scopes) if (isRole(scope)) need(caller, scope)
  const holder = account ?? (await newOperator(context, name, wanted.scopes))
  const found = await context.ports.accounts.find(holder)
  if (!found) throw no('account-unknown')
  const role = roleIn(wanted.scopes)
  if (role !== null && !reaches(found.role, role)) throw no('above-role', { facts: { role } })
  return makeToken(context, { ...caller, scopes: new Set(wanted.scopes) }, holder, wanted)
}

async function newOperator(
  { ports }: Context,
  name: string,
  scopes: readonly Scope[],
): Promise<string> {
  const now = ports.clock.now()
  const id = newId(now)
  const operator = { id, name, kind: 'operator' as const, createdAt: now, role: roleIn(scopes) }
  await ports.accounts.create(operator, null, null)
  return id
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
