import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose'

/**
 * An OpenID provider for tests, with discovery, authorization codes, PKCE (S256), a token endpoint
 * and public keys.
 */
export interface Issuer {
  readonly url: string
  /**
   * Claims that the provider makes at the next sign-in; null if the provider refuses the sign-in.
   */
  person: Readonly<Record<string, unknown>> | null
  tamper: (claims: Record<string, unknown>) => Record<string, unknown>
  close(): void
}

export const CLIENT = { id: 'touchline-console', secret: 'a-secret-of-the-tests' }

interface Grant {
  readonly challenge: string
  readonly redirect: string
  readonly nonce: string
  readonly claims: Readonly<Record<string, unknown>>
}

export async function startIssuer(t: { teardown(stop: () => unknown): void }): Promise<Issuer> {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const key = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256', use: 'sig' }
  const grants = new Map<string, Grant>()
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const issuer: Issuer = {
    url,
    person: null,
    tamper: (claims) => claims,
    close: () => server.close(),
  }
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    const json = (body: object, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (pathname === '/.well-known/openid-configuration') json(metadataOf(url))
    else if (pathname === '/keys') json({ keys: [key] })
    else if (pathname === '/authorize') {
      response.writeHead(302, { location: authorized(issuer, grants, searchParams) }).end()
    } else if (pathname === '/token') {
      const claims = claimsFor(issuer, grants, new URLSearchParams(await textOf(request)))
      if (claims === null) json({ error: 'invalid_grant' }, 400)
      else json(await tokensWith(claims, privateKey))
    } else response.writeHead(404).end()
  }
  return issuer
}

const metadataOf = (url: string) => ({
  issuer: url,
  authorization_endpoint: `${url}/authorize`,
  token_endpoint: `${url}/token`,
  jwks_uri: `${url}/keys`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['ES256'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
})

function authorized(
  { url, person }: Issuer,
  grants: Map<string, Grant>,
  asked: URLSearchParams,
): string {
  const text = (name: string) => asked.get(name) ?? ''
  const back = new URL(text('redirect_uri'))
  back.searchParams.set('state', text('state'))
  back.searchParams.set('iss', url)
  const isRight =
    text('response_type') === 'code' &&
    text('client_id') === CLIENT.id &&
    text('code_challenge_method') === 'S256'
  if (!isRight || person === null) {
    back.searchParams.set('error', 'access_denied')
    return back.href
  }
  const code = randomUUID()
  const grant = { challenge: text('code_challenge'), redirect: text('redirect_uri') }
  grants.set(code, { ...grant, nonce: text('nonce'), claims: person })
  back.searchParams.set('code', code)
  return back.href
}

/**
 * Each authorization code is valid once, and only for the client and the PKCE verifier of the
 * authorization request.
 */
function claimsFor(
  { url, tamper }: Issuer,
  grants: Map<string, Grant>,
  sent: URLSearchParams,
): Record<string, unknown> | null {
  const code = sent.get('code') ?? ''
  const grant = grants.get(code)
  grants.delete(code)
  const challenge = createHash('sha256').update(sent.get('code_verifier') ?? '')
  const isRight =
    grant !== undefined &&
    sent.get('client_id') === CLIENT.id &&
    sent.get('client_secret') === CLIENT.secret &&
    sent.get('redirect_uri') === grant.redirect &&
    challenge.digest('base64url') === grant.challenge
  return isRight ? tamper({ ...grant.claims, nonce: grant.nonce, iss: url, aud: CLIENT.id }) : null
}

async function tokensWith(claims: Record<string, unknown>, key: CryptoKey): Promise<object> {
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', kid: 'one' })
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(key)
  return { token_type: 'Bearer', access_token: randomUUID(), expires_in: 300, id_token: token }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += part
  return text
}
