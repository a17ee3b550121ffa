import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Account } from '../core/account-schema.ts'
import { type Caller, requireScope, type SessionKind } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { newId } from '../core/ids.ts'
import type { Scope } from '../core/schema.ts'
import { authenticateGiven, hashOfSecret, newSecret } from './authenticate.ts'
import { credentialOf } from './bearer.ts'
import { mergeGuestInto } from './merge-guest.ts'
import { accountByPasskey } from './passkeys.ts'
import type { AccountRecord } from './port.ts'
import { SESSION_MILLISECONDS } from './session-lifetime.ts'
import type { OpenedSession, OpenSessionInput, Page, TradeInput } from './session-schema.ts'
import { tokenOf } from './tokens.ts'

export async function openSession(
  context: Context,
  input: OpenSessionInput,
): Promise<OpenedSession> {
  requireOwnPage(input.page)
  if ('token' in input) return tradeToken(context, input)
  const { ports, settings } = context
  if (!settings.guests) throw serviceError('guests-off')
  const now = ports.clock.now()
  const { name, page } = input
  const account = { id: newId(now), name, kind: 'human' as const, createdAt: now, role: null }
  const { token, secret } = sessionFor(account.id, 'session', page.device, now)
  await ports.accounts.create(account, token, hashOf('session', secret))
  return opened(account, secret)
}

/** A player session gets only the player's scopes, even if the token has operator roles. */
async function tradeToken(
  { authenticator, ports }: Context,
  { token: bearer, page }: TradeInput,
): Promise<OpenedSession> {
  const caller = await authenticateGiven(authenticator, bearer)
  for (const scope of pageScopes) requireScope(caller, scope)
  const { account, tokenId: madeBy, endsAt, lent } = caller
  const { token, secret } = sessionFor(account.id, 'session', page.device, ports.clock.now())
  const expiresAt = Math.min(token.expiresAt, endsAt ?? token.expiresAt)
  const traded = { ...token, expiresAt, madeBy, lent }
  if (!(await ports.accounts.addToken(traded, hashOf('session', secret))))
    throw serviceError('token-unknown')
  return opened(account, secret)
}

interface SessionTerms {
  readonly scopes?: readonly Scope[]
  readonly lent?: boolean
  readonly madeBy?: string | null
}

/** Call `startSession` only after the caller has proved ownership of the account. */
export async function startSession(
  { ports, settings }: Context,
  account: AccountRecord,
  kind: SessionKind,
  device: string,
  { scopes = pageScopes, lent = false, madeBy = null }: SessionTerms = {},
): Promise<OpenedSession> {
  const { token, secret } = sessionFor(account.id, kind, device, ports.clock.now())
  const { consoleIdleSeconds, consoleSecondsMax } = settings
  const idle = Math.min(consoleIdleSeconds, consoleSecondsMax) * 1_000
  const expiresAt = kind === 'console' ? token.createdAt + idle : token.expiresAt
  const started = { ...token, scopes, expiresAt, lent, madeBy }
  if (!(await ports.accounts.addToken(started, hashOf(kind, secret))))
    throw serviceError('token-unknown')
  return opened(account, secret)
}

interface PasskeySignIn {
  readonly response: AuthenticationResponseJSON
  readonly page: Page
  readonly keepGames: boolean
  /** Secret of the browser's previous session, which belongs to a guest account. */
  readonly guest: string | null
}

/**
 * If `keepGames` is true, the browser's guest account is first merged into the passkey's account.
 * If the merge fails, nothing is changed.
 */
export async function signInWithPasskey(
  context: Context,
  { response, page, keepGames, guest }: PasskeySignIn,
): Promise<OpenedSession> {
  requireOwnPage(page)
  const account = await accountByPasskey(context, 'session', response, page)
  const before = keepGames && (await context.authenticator.authenticate(guest).catch(() => null))
  if (before && before.account.id !== account.id)
    await mergeGuestInto(context, before.account.id, account.id)
  return startSession(context, account, 'session', page.device)
}

/** Web pages of other origins must not be able to sign the browser in. */
export function requireOwnPage({ isOwn }: Page): void {
  if (!isOwn) throw serviceError('session-missing')
}

export async function closeSession(
  { ports, authenticator }: Context,
  { account, session, tokenId }: Caller,
  everywhere: boolean,
): Promise<void> {
  if (!session || tokenId === null) throw serviceError('session-missing')
  const at = ports.clock.now()
  const hashes = everywhere
    ? await ports.accounts.revokeSessions(account.id, session.kind, at)
    : await ports.accounts.revokeToken(tokenId, account.id, at)
  authenticator.forget(hashes ?? [])
}

const pageScopes: readonly Scope[] = ['play', 'read']

const hashOf = (kind: SessionKind, secret: string): Buffer =>
  hashOfSecret(credentialOf(kind, secret))

function sessionFor(account: string, kind: SessionKind, label: string, now: number) {
  const token = { ...tokenOf(account, { label, scopes: pageScopes }, now), kind }
  return { token: { ...token, expiresAt: now + SESSION_MILLISECONDS }, secret: newSecret() }
}

const opened = ({ id, name, kind, createdAt }: Account, secret: string): OpenedSession => ({
  account: { id, name, kind, createdAt },
  secret,
})
