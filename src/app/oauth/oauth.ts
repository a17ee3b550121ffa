import { createHash, randomBytes } from 'node:crypto'
import { hashOfSecret } from '../accounts/authenticate.ts'
import type { AccountRecord } from '../accounts/port.ts'
import { tokenOf } from '../accounts/tokens.ts'
import { type Caller, requireScope } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { newId } from '../core/ids.ts'
import { SCOPES } from './challenge.ts'
import {
  type ClientDocument,
  type ClientDocuments,
  isOnThisComputer,
  isRegistered,
} from './client-documents.ts'
import type { GrantRecord, Taken } from './port.ts'
import type { ApproveInput, Grants, SignInFacts, SignInRequest } from './schema.ts'

declare module '../core/context.ts' {
  interface Context {
    readonly oauth: OAuth | null
  }
}

export interface OAuth {
  readonly issuer: string
  readonly documents: ClientDocuments
}

export const MCP_PREFIX = 'tlm_'
const REFRESH_PREFIX = 'tlr_'
const SECRET_BYTES = 32
const CODE_MILLISECONDS = 60_000
const ACCESS_SECONDS = 3_600
const REFRESH_MILLISECONDS = 30 * 24 * 3_600_000
type GrantScope = (typeof SCOPES)[number]

export const resourceOf = ({ issuer }: OAuth): string => `${issuer}/mcp`

const required = ({ oauth }: Context): OAuth => {
  if (!oauth) throw serviceError('sign-in-off')
  return oauth
}

const secretWith = (prefix: string) => prefix + randomBytes(SECRET_BYTES).toString('base64url')

const invalid = (reason: string) => serviceError('sign-in-invalid', { facts: { reason } })

export async function signInFacts(
  context: Context,
  request: SignInRequest,
  address: string,
): Promise<SignInFacts> {
  const { client_id: client, redirect_uri: uri } = request
  const document = await documentOf(context, request, address)
  const denied = answerTo(required(context), request, { error: 'access_denied' })
  return {
    client,
    clientName: document.client_name ?? new URL(client).host,
    host: new URL(client).host,
    redirectHost: new URL(uri).host,
    isLocal: isOnThisComputer(uri),
    scopes: scopesIn(request),
    refusal: denied,
  }
}

async function documentOf(
  context: Context,
  request: SignInRequest,
  address: string,
): Promise<ClientDocument> {
  const oauth = required(context)
  const { client_id: client, redirect_uri: uri } = request
  const document = await oauth.documents.read(client, address)
  if (typeof document === 'string') throw invalid(document)
  if (!isRegistered(document.redirect_uris, uri)) throw invalid('redirect-unknown')
  const { response_type: type, code_challenge_method: method, code_challenge: challenge } = request
  if (type !== 'code') throw invalid('response-type')
  if (method !== 'S256' || !/^[\w-]{43}$/.test(challenge)) throw invalid('code-challenge')
  const { resource = resourceOf(oauth) } = request
  if (resource.replace(/\/$/, '') !== resourceOf(oauth)) throw invalid('resource')
  return document
}

const scopesIn = ({ scope }: SignInRequest): GrantScope[] => {
  const wanted = scope?.split(' ') ?? SCOPES
  const known = SCOPES.filter((one) => wanted.includes(one))
  return known.length === 0 ? [...SCOPES] : known
}

function answerTo(
  { issuer }: OAuth,
  { redirect_uri: uri, state }: SignInRequest,
  parameters: Readonly<Record<string, string>>,
): string {
  const location = new URL(uri)
  const all = { ...parameters, ...(state !== undefined && { state }), iss: issuer }
  for (const [name, value] of Object.entries(all)) location.searchParams.set(name, value)
  return location.href
}

export async function approve(
  context: Context,
  caller: Caller,
  { request, account, name }: ApproveInput,
  address: string,
): Promise<{ location: string }> {
  requireScope(caller, 'play')
  const { ports } = context
  const document = await documentOf(context, request, address)
  const now = ports.clock.now()
  const owner = caller.account.id
  const agents = account === undefined ? [] : await ports.oauth.agentsOf(owner)
  if (account !== undefined && !agents.some(({ id }) => id === account))
    throw serviceError('account-unknown')
  const clientName = document.client_name ?? new URL(request.client_id).host
  const fresh: AccountRecord | null =
    account === undefined
      ? {
          ...{ id: newId(now), name: name ?? agentName(clientName), kind: 'agent' },
          ...{ createdAt: now, role: null },
        }
      : null
  const grant: GrantRecord = {
    ...{ id: newId(now), client: request.client_id, clientName, owner },
    ...{ account: account ?? fresh!.id, scopes: scopesIn(request), createdAt: now },
  }
  const code = secretWith('')
  const { redirect_uri: redirectUri, code_challenge: challenge } = request
  const stored = { hash: hashOfSecret(code), redirectUri, challenge }
  await ports.oauth.grant(grant, { ...stored, expiresAt: now + CODE_MILLISECONDS }, fresh)
  return { location: answerTo(required(context), request, { code }) }
}

const NAME_MAX = 30
const agentName = (client: string): string =>
  client
    .replace(/[^\p{L}\p{N} .-]/gu, ' ')
    .trim()
    .slice(0, NAME_MAX) || 'Agent'

export async function listGrants({ ports }: Context, caller: Caller): Promise<Grants> {
  requireScope(caller, 'read')
  const { id } = caller.account
  const [granted, agents] = await Promise.all([ports.oauth.grantsOf(id), ports.oauth.agentsOf(id)])
  return {
    items: granted.map(({ id, client, clientName, account, accountName, scopes, createdAt }) => ({
      ...{ id, client, clientName, createdAt },
      scopes: scopes.filter((one): one is GrantScope => one === 'read' || one === 'play'),
      agent: { id: account, name: accountName },
    })),
    agents: agents.map(({ id, name }) => ({ id, name })),
  }
}

export async function endGrant(context: Context, caller: Caller, id: string): Promise<void> {
  requireScope(caller, 'play')
  const { ports, authenticator } = context
  const hashes = await ports.oauth.revoke(id, caller.account.id, ports.clock.now())
  if (!hashes) throw serviceError('grant-unknown')
  authenticator.forget(hashes)
}

/** An OAuth error in the format of RFC 6749, section 5.2. */
export class TokenRefused extends Error {
  readonly code: 'invalid_grant' | 'invalid_request' | 'unsupported_grant_type'

  constructor(code: TokenRefused['code']) {
    super(code)
    this.code = code
  }
}

export type TokenForm = Readonly<Record<string, string | undefined>>

export interface IssuedTokens {
  readonly access_token: string
  readonly token_type: 'Bearer'
  readonly expires_in: number
  readonly refresh_token: string
  readonly scope: string
}

export async function exchange(context: Context, form: TokenForm): Promise<IssuedTokens> {
  const { grant_type: type } = form
  const kind = type === 'authorization_code' ? 'code' : type === 'refresh_token' ? 'refresh' : null
  if (kind === null) throw new TokenRefused('unsupported_grant_type')
  const secret = kind === 'code' ? form.code : form.refresh_token
  if (!secret) throw new TokenRefused('invalid_request')
  const { ports, authenticator } = context
  const now = ports.clock.now()
  const taken = await ports.oauth.take(kind, hashOfSecret(secret), now)
  if (taken === null) throw new TokenRefused('invalid_grant')
  if ('reused' in taken) {
    authenticator.forget(taken.reused)
    throw new TokenRefused('invalid_grant')
  }
  if (!isFor(context, taken, form, now)) throw new TokenRefused('invalid_grant')
  return issue(context, taken.grant, now)
}

function isFor(context: Context, { grant, expiresAt, code }: Taken, form: TokenForm, now: number) {
  const resource = form.resource?.replace(/\/$/, '') ?? resourceOf(required(context))
  if (expiresAt <= now || form.client_id !== grant.client) return false
  if (resource !== resourceOf(required(context))) return false
  if (code === null) return true
  const proof = createHash('sha256')
    .update(form.code_verifier ?? '')
    .digest('base64url')
  return code.redirectUri === form.redirect_uri && code.challenge === proof
}

async function issue({ ports }: Context, grant: GrantRecord, now: number): Promise<IssuedTokens> {
  const [access, refresh] = [secretWith(MCP_PREFIX), secretWith(REFRESH_PREFIX)]
  const wanted = { label: grant.clientName, scopes: grant.scopes, expiresInSeconds: ACCESS_SECONDS }
  const isMade = await ports.oauth.issue(
    grant.id,
    tokenOf(grant.account, wanted, now),
    { access: hashOfSecret(access), refresh: hashOfSecret(refresh) },
    now + REFRESH_MILLISECONDS,
  )
  if (!isMade) throw new TokenRefused('invalid_grant')
  return {
    access_token: access,
    token_type: 'Bearer',
    expires_in: ACCESS_SECONDS,
    refresh_token: refresh,
    scope: grant.scopes.join(' '),
  }
}

/** Revoking an unknown token is not an error (RFC 7009). */
export async function revoke(context: Context, { token, client_id: client }: TokenForm) {
  const { ports, authenticator } = context
  if (!token || !client) throw new TokenRefused('invalid_request')
  authenticator.forget(await ports.oauth.revokeBy(hashOfSecret(token), client, ports.clock.now()))
}
