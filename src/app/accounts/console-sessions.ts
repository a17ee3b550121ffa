import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { type Caller, requireScope, roleIn } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { newId } from '../core/ids.ts'
import type { Role } from '../core/schema.ts'
import { authenticateGiven, type ExternalIdentity } from './authenticate.ts'
import { accountByPasskey, requireActive } from './passkeys.ts'
import type { AccountRecord } from './port.ts'
import type { ConsoleSession, OpenedSession, Page } from './session-schema.ts'
import { requireOwnPage, startSession } from './sessions.ts'

declare module '../core/context.ts' {
  interface Context {
    readonly oidcClient: import('./oidc-client.ts').OidcClient | null
  }
}

export async function consoleWays({ oidcClient, ports }: Context) {
  const hasProvider = oidcClient !== null
  const hasOwner = await ports.signIns.hasOwner(hasProvider)
  return { provider: hasProvider, token: !hasProvider || !hasOwner, isFirst: !hasOwner }
}

export async function showConsoleSession(
  { ports, oidcClient, settings }: Context,
  { account, scopes, session }: Caller,
): Promise<ConsoleSession> {
  const role = roleIn(scopes)
  if (!session || role === null) throw serviceError('session-missing')
  const { id, name, kind, createdAt } = account
  const passkeys = await ports.signIns.passkeysOf(id, 'console')
  const needsPasskey = oidcClient === null && passkeys.length === 0
  return {
    account: { id, name, kind, createdAt },
    role,
    idleSeconds: settings.consoleIdleSeconds,
    needsPasskey,
  }
}

/**
 * The first token can be used to sign in to the console only until an owner exists. The token of an
 * invited operator can be used only until the operator has a passkey.
 */
export async function signInWithToken(
  context: Context,
  token: string,
  page: Page,
): Promise<OpenedSession> {
  requireOwnPage(page)
  const { authenticator, oidcClient, ports } = context
  const caller = await authenticateGiven(authenticator, token)
  const { account, tokenId, lent } = caller
  const role = requireRole(caller)
  const own = (await ports.accounts.tokensOf(account.id)).find(({ id }) => id === tokenId)
  if (!own || lent) throw serviceError('token-for-programs')
  const isInvited = own.madeBy !== null && oidcClient === null
  const isTaken = isInvited
    ? (await ports.signIns.passkeysOf(account.id, 'console')).length > 0
    : await ports.signIns.hasOwner(oidcClient !== null)
  if (isTaken) throw serviceError('token-for-programs')
  const active = await requireActive(context, account.id)
  return startConsole(context, active, page.device, { role, by: 'token', madeBy: own.id })
}

export async function signInOperatorWithPasskey(
  context: Context,
  response: AuthenticationResponseJSON,
  page: Page,
): Promise<OpenedSession> {
  requireOwnPage(page)
  const account = await accountByPasskey(context, 'console', response, page)
  if (account.role === null) throw serviceError('scope-missing', { facts: { scope: 'support' } })
  return startConsole(context, account, page.device, { role: account.role, by: 'passkey' })
}

/**
 * The identity provider determines the account's role, which the service stores at each sign-in.
 */
export async function signInWithIdentity(
  context: Context,
  identity: ExternalIdentity | null,
  device: string,
): Promise<OpenedSession> {
  const { authenticator } = context
  const role = identity && roleIn(identity.scopes)
  if (!identity || role === null)
    throw serviceError('scope-missing', { facts: { scope: 'support' } })
  const { id } = await authenticator.accountOf(identity)
  const account = await requireActive(context, id)
  return startConsole(context, account, device, { role, by: 'provider', lent: true })
}

interface ConsoleTerms {
  readonly role: Role
  readonly by: 'token' | 'passkey' | 'provider'
  readonly lent?: boolean
  readonly madeBy?: string
}

async function startConsole(
  context: Context,
  account: AccountRecord,
  device: string,
  { role, by, ...terms }: ConsoleTerms,
): Promise<OpenedSession> {
  const { audits, clock } = context.ports
  const at = clock.now()
  const who = { account: account.id, role, token: null }
  const about = { game: null, subject: null, running: false, reason: null }
  const entry = { id: newId(at), at, ...who, action: 'session.open', ...about }
  const of = { ...entry, detail: { by, device } }
  await audits.add(of)
  const opened = await startSession(context, account, 'console', device, {
    ...terms,
    scopes: [role],
  })
  await audits.conclude({ at: clock.now(), of, outcome: 'done' })
  return opened
}

function requireRole(caller: Caller): Role {
  requireScope(caller, 'support')
  // The assertion is safe because every caller with the `support` scope has a role.
  return roleIn(caller.scopes)!
}
