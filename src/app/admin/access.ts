import type { AccountRecord } from '../accounts/port.ts'
import { makeToken, revokeTokens, shownToken } from '../accounts/tokens.ts'
import type { NewToken } from '../core/account-schema.ts'
import type { AuditCapability } from '../core/audit-capability.ts'
import { type Caller, isRole, requireScope, roleIn, roleIncludes } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { idFromCursor, newId } from '../core/ids.ts'
import { type Page, paged, type Role, type Scope } from '../core/schema.ts'
import type { AdminToken, AdminTokenInput, RoleInput, TokensInput } from './schemas/admin-games.ts'

export async function listTokens(
  { ports }: Context,
  capability: AuditCapability,
  { account, after, limit }: TokensInput,
): Promise<Page<AdminToken>> {
  const filter = { account: account ?? null, before: idFromCursor(after), limit: limit + 1 }
  const found = await ports.admin.tokens(capability, filter)
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
  capability: AuditCapability,
  { account, name, ...wanted }: AdminTokenInput,
): Promise<NewToken> {
  const { ports } = context
  for (const scope of wanted.scopes) if (isRole(scope)) requireScope(caller, scope)
  const operator = account === undefined ? newOperator(context, name, wanted.scopes) : null
  const holder = operator ?? (await ports.accounts.find(account!))
  if (!holder) throw serviceError('account-unknown')
  const role = roleIn(wanted.scopes)
  if (role !== null && !roleIncludes(holder.role, role))
    throw serviceError('above-role', { facts: { role } })
  const maker = { ...caller, scopes: new Set(wanted.scopes) }
  return makeToken(context, maker, holder.id, wanted, (token, hash) =>
    ports.admin.addToken(capability, token, hash, operator),
  )
}

function newOperator({ ports }: Context, name: string, scopes: readonly Scope[]): AccountRecord {
  const now = ports.clock.now()
  return { id: newId(now), name, kind: 'operator', createdAt: now, role: roleIn(scopes) }
}

export async function revokeToken(
  { ports, authenticator }: Context,
  capability: AuditCapability,
  id: string,
): Promise<void> {
  const hashes = await revokeTokens(ports.admin.endToken(capability, id, ports.clock.now()))
  if (!hashes) throw serviceError('token-unknown')
  authenticator.forget(hashes)
}

export async function setRole(
  { ports, authenticator }: Context,
  capability: AuditCapability,
  account: string,
  role: Role | null,
): Promise<RoleInput> {
  const hashes = await revokeTokens(
    ports.admin.giveRole(capability, account, role, ports.clock.now()),
  )
  if (!hashes) throw serviceError('account-unknown')
  authenticator.forget(hashes)
  return { role }
}
