import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  Client,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
  UnauthorizedError,
  type VersionNegotiationMode,
} from '@modelcontextprotocol/client'
import t, { type Test } from 'tap'
import type { Clock } from '../../../src/app/core/ports.ts'
import { ClientDocuments } from '../../../src/app/oauth/client-documents.ts'
import { networksOf } from '../../../src/app/webhooks/ip-ranges.ts'
import { callTool } from '../../support/agent.ts'
import { testClock } from '../../support/service.ts'
import { type RestService, startRestService } from '../rest/rest-service.ts'

const CLIENT = 'https://chat.example/touchline.json'
const CALLBACK = 'http://127.0.0.1:39999/callback'

function clientsIn(t: Test): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'touchline-clients-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  const document = {
    ...{ client_id: CLIENT, client_name: 'Chat' },
    redirect_uris: ['http://127.0.0.1/callback', 'https://chat.example/back'],
    token_endpoint_auth_method: 'private_key_jwt',
    token_endpoint_auth_methods_supported: ['private_key_jwt', 'none'],
  }
  writeFileSync(path.join(folder, 'chat.json'), JSON.stringify(document))
  return folder
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const unresolved = { resolve: async () => [], allowed: networksOf([]) }

interface Started {
  readonly database?: string
  readonly clock?: Clock
}

async function startSignIn(t: Test, started: Started = {}) {
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const documents = new ClientDocuments(clientsIn(t), unresolved)
  const service = await startRestService(t, {
    ...{ env: { PUBLIC_URL: issuer }, oauth: { issuer, documents } },
    ...started,
  })
  await service.app.listen({ host: '127.0.0.1', port })
  return { ...service, issuer, url: new URL(`${issuer}/mcp`) }
}
type Place = Awaited<ReturnType<typeof startSignIn>>

interface Challenge {
  readonly verifier: string
  readonly query: Readonly<Record<string, string>>
}

function asked({ url }: Place, more: Readonly<Record<string, string>> = {}): Challenge {
  const verifier = randomBytes(32).toString('base64url')
  const query = {
    ...{ response_type: 'code', client_id: CLIENT, redirect_uri: CALLBACK, scope: 'read play' },
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    ...{ code_challenge_method: 'S256', state: 'a-state', resource: url.href, ...more },
  }
  return { verifier, query }
}

const approve = async ({ call }: RestService, token: string, request: object) =>
  (await call('POST /v1/oauth/grants', { token, body: { request } })).body

async function post({ issuer }: Place, where: string, form: Readonly<Record<string, string>>) {
  const body = new URLSearchParams(form)
  const answer = await fetch(`${issuer}/oauth/${where}`, { method: 'POST', body })
  // biome-ignore lint/suspicious/noExplicitAny: answers and errors have different types
  return { status: answer.status, body: (await answer.json()) as any }
}

async function signedIn(place: Place, token: string) {
  const { verifier, query } = asked(place)
  const { location } = await approve(place, token, query)
  const code = new URL(location).searchParams.get('code')!
  const form = {
    ...{ grant_type: 'authorization_code', code, client_id: CLIENT, redirect_uri: CALLBACK },
    ...{ code_verifier: verifier, resource: place.url.href },
  }
  return { form, tokens: (await post(place, 'token', form)).body }
}

const toolsWith = ({ url }: Place, token: string) =>
  fetch(url, {
    method: 'POST',
    headers: {
      ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  })

for (const mode of ['legacy', { pin: '2026-07-28' }] as VersionNegotiationMode[])
  t.test(`the official client signs in and plays (${JSON.stringify(mode)})`, async (t) => {
    const place = await startSignIn(t)
    const ada = await place.signUp('Ada')
    const kept: Record<string, unknown> = {}
    const keep = (name: string) => (value: unknown) => {
      kept[name] = value
    }
    const provider = {
      redirectUrl: CALLBACK,
      clientMetadataUrl: CLIENT,
      clientMetadata: { redirect_uris: [CALLBACK], token_endpoint_auth_method: 'none' },
      state: () => 'a-state',
      clientInformation: () => kept.client,
      saveClientInformation: keep('client'),
      tokens: () => kept.tokens,
      saveTokens: keep('tokens'),
      discoveryState: () => kept.discovered,
      saveDiscoveryState: keep('discovered'),
      redirectToAuthorization: keep('opened'),
      saveCodeVerifier: keep('verifier'),
      codeVerifier: () => kept.verifier,
    } as unknown as OAuthClientProvider
    const connect = async () => {
      const agent = new Client({ name: 'host', version: '1' }, { versionNegotiation: { mode } })
      const transport = new StreamableHTTPClientTransport(place.url, { authProvider: provider })
      t.teardown(() => agent.close())
      return { agent, transport, failure: await agent.connect(transport).catch((error) => error) }
    }

    const first = await connect()
    t.ok(first.failure instanceof UnauthorizedError || kept.opened, 'it has to sign in first')
    const opened = kept.opened as URL
    t.equal(opened.origin + opened.pathname, `${place.issuer}/oauth/authorize`)
    const query = Object.fromEntries(opened.searchParams)
    const facts = await place.call(`GET /v1/oauth/request?${opened.searchParams}`)
    t.match(facts.body, { host: 'chat.example', clientName: 'Chat', isLocal: true })
    const { location } = await approve(place, ada.token, query)
    const mixedUp = new URL(location).searchParams
    mixedUp.set('iss', 'https://evil.example')
    await t.rejects(first.transport.finishAuth(mixedUp), /iss/i, 'another server has answered')
    await first.transport.finishAuth(new URL(location).searchParams)
    const { agent } = await connect()
    const { turn } = await callTool(agent, 'create_game', { ruleset: 'goalscorer', bots: 1 })
    const { game, decisionId } = turn
    const played = await callTool(agent, 'play', { game, decisionId, move: null, wait: 0 })

    t.ok(game)
    t.match(played.text, /decision|move/i)
    const seen = await place.call('GET /v1/grants', { token: ada.token })
    t.match(seen.body, { items: [{ clientName: 'Chat', agent: { name: 'Chat' } }] })
  })

t.test('without a token, or with a wrong one, clients learn where to sign in', async (t) => {
  const place = await startSignIn(t)
  const metadata = `${place.issuer}/.well-known/oauth-protected-resource/mcp`

  const bare = await fetch(place.url, { method: 'POST', body: '{}' })
  const wrong = await toolsWith(place, 'tlm_wrong')

  t.equal(bare.status, 401)
  t.match(bare.headers.get('www-authenticate'), `Bearer resource_metadata="${metadata}"`)
  t.notMatch(bare.headers.get('www-authenticate'), 'error=')
  t.equal(wrong.status, 401)
  t.match(wrong.headers.get('www-authenticate'), 'error="invalid_token"')
  t.match(await (await fetch(metadata)).json(), {
    resource: place.url.href,
    authorization_servers: [place.issuer],
  })
})

t.test('a code is good once, in time, for its client, redirect and verifier', async (t) => {
  const place = await startSignIn(t)
  const { token } = await place.signUp('Ada')
  const wrongs = [
    { code_verifier: 'x'.repeat(43) },
    { redirect_uri: 'https://chat.example/back' },
    { client_id: 'https://evil.example/client.json' },
    { resource: 'https://evil.example/mcp' },
  ]
  for (const wrong of wrongs) {
    const { verifier, query } = asked(place)
    const { location } = await approve(place, token, query)
    const code = new URL(location).searchParams.get('code')!
    const form = {
      ...{ grant_type: 'authorization_code', code, client_id: CLIENT, redirect_uri: CALLBACK },
      ...{ code_verifier: verifier, ...wrong },
    }
    t.match(await post(place, 'token', form), { status: 400, body: { error: 'invalid_grant' } })
  }
  const { form, tokens } = await signedIn(place, token)
  t.equal((await toolsWith(place, tokens.access_token)).status, 200)

  const again = await post(place, 'token', form)

  t.match(again, { status: 400, body: { error: 'invalid_grant' } })
  t.equal((await toolsWith(place, tokens.access_token)).status, 401, 'a stolen code ends all')
})

t.test('a code lives for a minute, and a refresh token for thirty idle days', async (t) => {
  const clock = testClock()
  const place = await startSignIn(t, { clock })
  const { token } = await place.signUp('Ada')
  const { verifier, query } = asked(place)
  const { location } = await approve(place, token, query)
  const code = new URL(location).searchParams.get('code')!
  const { tokens } = await signedIn(place, token)
  const refused = { status: 400, body: { error: 'invalid_grant' } }

  clock.skip(61)
  const late = await post(place, 'token', {
    ...{ grant_type: 'authorization_code', code, client_id: CLIENT, redirect_uri: CALLBACK },
    ...{ code_verifier: verifier, resource: place.url.href },
  })
  clock.skip(30 * 24 * 3_600)
  const idle = await post(place, 'token', {
    ...{ grant_type: 'refresh_token', refresh_token: tokens.refresh_token, client_id: CLIENT },
  })

  t.match([late, idle], [refused, refused])
})

t.test('a refresh during a wait does not end the wait', async (t) => {
  const place = await startSignIn(t)
  const { token } = await place.signUp('Ada')
  const { tokens } = await signedIn(place, token)
  const headers = { authorization: `Bearer ${tokens.access_token}` }
  const agent = new Client({ name: 'host', version: '1' })
  await agent.connect(new StreamableHTTPClientTransport(place.url, { requestInit: { headers } }))
  t.teardown(() => agent.close())
  const made = await callTool(agent, 'create_game', { ruleset: 'goalscorer', bots: 0, open: 1 })
  const { game } = made.turn
  const { token: other } = await place.signUp('Eve')
  await place.call(`POST /v1/games/${game}/seats`, { token: other, body: {} })
  let { turn } = await callTool(agent, 'observe', { game })
  while (turn.decisionId !== undefined) {
    const answer = { decisionId: turn.decisionId, option: 1 }
    ;({ turn } = await callTool(agent, 'play', { game, ...answer, wait: 0 }))
  }
  const waiting = callTool(agent, 'wait', { game, after: turn.version, wait: 20 })

  const refreshed = await post(place, 'token', {
    ...{ grant_type: 'refresh_token', refresh_token: tokens.refresh_token, client_id: CLIENT },
  })
  await place.call(`POST /v1/games/${game}/resignation`, { token: other })

  t.equal(refreshed.status, 200)
  const { isError, text } = await waiting
  t.notOk(isError, text)
  t.match(text, /resign/)
})

t.test('refresh tokens rotate, and a reused one ends the grant', async (t) => {
  const place = await startSignIn(t)
  const { token } = await place.signUp('Ada')
  const { tokens } = await signedIn(place, token)
  const refresh = (secret: string) =>
    post(place, 'token', {
      ...{ grant_type: 'refresh_token', refresh_token: secret, client_id: CLIENT },
    })

  const next = await refresh(tokens.refresh_token)
  t.equal(next.status, 200)
  t.equal((await toolsWith(place, next.body.access_token)).status, 200)
  const reused = await refresh(tokens.refresh_token)

  t.match(reused, { status: 400, body: { error: 'invalid_grant' } })
  for (const secret of [tokens.access_token, next.body.access_token])
    t.equal((await toolsWith(place, secret)).status, 401)
  t.equal((await refresh(next.body.refresh_token)).status, 400)
})

t.test('a person ends a connection on all nodes, and a program its own', async (t) => {
  const place = await startSignIn(t)
  const other = await startSignIn(t, { database: place.database })
  const { token } = await place.signUp('Ada')
  const [first, second] = [await signedIn(place, token), await signedIn(place, token)]
  t.equal((await toolsWith(other, first.tokens.access_token)).status, 200)
  const { body } = await place.call('GET /v1/grants', { token })
  t.equal(body.items.length, 2)
  const eve = await place.signUp('Eve')
  const path = `DELETE /v1/grants/${body.items[1].id}`
  t.match(await place.call(path, { token: eve.token }), { status: 404 })

  await place.call(path, { token })
  await post(place, 'revoke', { token: second.tokens.refresh_token, client_id: CLIENT })

  for (const node of [place, other])
    for (const { tokens } of [first, second]) {
      const { status } = await untilRefused(node, tokens.access_token)
      t.equal(status, 401)
    }
  t.match((await place.call('GET /v1/grants', { token })).body, { items: [] })
})

async function untilRefused(place: Place, secret: string): Promise<Response> {
  for (;;) {
    const answer = await toolsWith(place, secret)
    if (answer.status === 401) return answer
  }
}

t.test('tokens of MCP open no other API', async (t) => {
  const place = await startSignIn(t)
  const { token } = await place.signUp('Ada')
  const { access_token: secret } = (await signedIn(place, token)).tokens
  t.equal((await toolsWith(place, secret)).status, 200, 'it is known to the node')

  const rest = await place.call('GET /v1/account', { token: secret })
  const graphql = await place.call('POST /graphql', {
    token: secret,
    body: { query: '{ me { account { name } } }' },
  })

  t.match(rest, { status: 401, body: { code: 'token-audience' } })
  t.match(graphql.text, /token-audience/)
})

t.test('nothing is stored or redirected before client and redirect are checked', async (t) => {
  const place = await startSignIn(t)
  const { token } = await place.signUp('Ada')
  for (const [wrong, reason] of [
    [{ client_id: 'https://unknown.example/client.json' }, 'client-unknown'],
    [{ client_id: 'http://127.0.0.1:1/client.json' }, 'client-unknown'],
    [{ redirect_uri: 'https://evil.example/back' }, 'redirect-unknown'],
    [{ redirect_uri: 'http://127.0.0.1.evil.example/callback' }, 'redirect-unknown'],
    [{ redirect_uri: 'https://chat.example/back?more' }, 'redirect-unknown'],
    [{ code_challenge_method: 'plain' }, 'code-challenge'],
    [{ response_type: 'token' }, 'response-type'],
    [{ resource: 'https://evil.example/mcp' }, 'resource'],
  ] as const) {
    const { query } = asked(place, wrong)
    const facts = await place.call(`GET /v1/oauth/request?${new URLSearchParams(query)}`)
    const granted = await approve(place, token, query)
    for (const body of [facts.body, granted])
      t.match(body, { code: 'sign-in-invalid', facts: { reason } }, reason)
  }
  t.match((await place.call('GET /v1/grants', { token })).body, { items: [], agents: [] })
  const bare = await place.call('POST /v1/oauth/grants', { body: { request: asked(place).query } })
  t.equal(bare.status, 401, 'a forged consent has no account')
})

t.test('the answer names its issuer, and the metadata promises it', async (t) => {
  const place = await startSignIn(t)
  const { token } = await place.signUp('Ada')
  const { query } = asked(place)
  const { location } = await approve(place, token, query)
  const server = await (
    await fetch(`${place.issuer}/.well-known/oauth-authorization-server`)
  ).json()

  t.equal(new URL(location).searchParams.get('iss'), place.issuer)
  t.equal(new URL(location).searchParams.get('state'), 'a-state')
  t.match(server, {
    issuer: place.issuer,
    code_challenge_methods_supported: ['S256'],
    client_id_metadata_document_supported: true,
    authorization_response_iss_parameter_supported: true,
  })
})
