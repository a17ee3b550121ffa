import type { CreateTokenInput, NewToken, Token } from '../core/account-schema.ts'
import { type Caller, isRole, requireScope } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { newId } from '../core/ids.ts'
import type { Scope } from '../core/schema.ts'
import { hashOfSecret, newSecret } from './authenticate.ts'
import type { TokenRecord } from './port.ts'
import { LastOwner } from './port.ts'

export const createToken = (
  context: Context,
  caller: Caller,
  wanted: CreateTokenInput,
): Promise<NewToken> =>
  makeToken(context, caller, caller.account.id, { ...wanted, ...briefly(wanted) })

export async function listTokens({ ports }: Context, caller: Caller): Promise<Token[]> {
  const tokens = await ports.accounts.tokensOf(caller.account.id)
  const now = ports.clock.now()
  const isOver = ({ kind, expiresAt }: TokenRecord) =>
    kind !== 'token' && expiresAt !== null && expiresAt <= now
  return tokens.filter((token) => !isOver(token)).map(shownToken)
}

export async function revokeToken(
  { authenticator, ports }: Context,
  caller: Caller,
  id: string,
): Promise<void> {
  // A read-only token must not revoke a token that can play.
  if (id !== caller.tokenId) requireScope(caller, 'play')
  const at = ports.clock.now()
  const hashes = await revokeTokens(ports.accounts.revokeToken(id, caller.account.id, at))
  if (!hashes) throw serviceError('token-unknown')
  authenticator.forget(hashes)
}

export async function revokeTokens<T>(ending: Promise<T>): Promise<T> {
  try {
    return await ending
  } catch (error) {
    throw error instanceof LastOwner ? serviceError('last-owner') : error
  }
}

function briefly({
  scopes,
  expiresInSeconds,
}: TokenRequest): Pick<TokenRequest, 'expiresInSeconds'> {
  if (!scopes.some(isRole)) return {}
  return { expiresInSeconds: Math.min(expiresInSeconds ?? ROLE_SECONDS_MAX, ROLE_SECONDS_MAX) }
}
const ROLE_SECONDS_MAX = 30 * 24 * 3_600

interface TokenRequest {
  readonly label: string
  readonly scopes: readonly Scope[]
  readonly expiresInSeconds?: number | null
}

type Keep = (token: TokenRecord, hash: Buffer) => Promise<boolean>

/**
 * A new token cannot have more scopes, or expire later, than the token that was used to create it.
 */
export async function makeToken(
  { ports, settings }: Context,
  maker: Caller,
  account: string,
  wanted: TokenRequest,
  keep: Keep = (token, hash) => ports.accounts.addToken(token, hash),
): Promise<NewToken> {
  for (const scope of wanted.scopes) requireScope(maker, scope)
  const now = ports.clock.now()
  const secret = newSecret()
  const { tokenSecondsMax } = settings
  const longest = tokenSecondsMax === null ? null : now + tokenSecondsMax * 1_000
  const wantedToken = tokenOf(account, wanted, now)
  const token = {
    ...wantedToken,
    expiresAt: earliest([wantedToken.expiresAt, longest, maker.endsAt]),
    madeBy: maker.session ? maker.session.madeBy : maker.tokenId,
    lent: maker.lent,
  }
  if (!(await keep(token, hashOfSecret(secret)))) throw serviceError('token-invalid')
  return { ...shownToken(token), secret }
}

function earliest(times: readonly (number | null)[]): number | null {
  const ends = times.filter((time) => time !== null)
  return ends.length === 0 ? null : Math.min(...ends)
}

export function tokenOf(account: string, wanted: TokenRequest, now: number): TokenRecord {
  const { label, scopes, expiresInSeconds = null } = wanted
  const expiresAt = expiresInSeconds === null ? null : now + expiresInSeconds * 1_000
  return {
    id: newId(now),
    account,
    label,
    scopes: [...new Set(scopes)],
    createdAt: now,
    expiresAt,
    revokedAt: null,
    madeBy: null,
    lent: false,
    kind: 'token',
  }
}

export const shownToken = ({
  id,
  kind,
  label,
  scopes,
  createdAt,
  expiresAt,
}: TokenRecord): Token => ({
  id,
  kind,
  label,
  scopes: [...scopes],
  createdAt,
  expiresAt,
})
