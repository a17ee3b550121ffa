// Every long-lived connection must close when its token or account ends.
import { createClient } from 'graphql-ws'
import t, { type Test } from 'tap'
import { WebSocket } from 'ws'
import type { ExternalIdentity } from '../../../src/app/accounts/authenticate.ts'
import { queryAt } from '../../support/query.ts'
import { until, untilAsync } from '../../support/until.ts'
import { openStream } from './read-stream.ts'
import { listening, type RestService, startRestService } from './rest-service.ts'

const HOUR = 3_600_000
const SIGNED_IN = 'olga.is.here'

const identityVerifier = {
  async vouch(bearer: string): Promise<ExternalIdentity | null> {
    if (bearer !== SIGNED_IN) return null
    const scopes = ['play', 'read'] as const
    return { subject: 'somewhere olga', name: 'Olga', scopes, expiresAt: Date.now() + HOUR }
  },
}

interface Table {
  /** The node on which the test revokes tokens. */
  readonly service: RestService
  /** The node that holds the open connections; it uses the same database as `service`. */
  readonly other: RestService
  readonly base: string
  readonly id: string
  readonly version: number
  /** A caller that has a read-only token and no seat. */
  readonly reader: { readonly token: string; readonly tokenId: string; readonly secret: string }
}

async function startServices(t: Test, tokenLookMilliseconds: number): Promise<Table> {
  const service = await startRestService(t, { identityVerifier })
  const { call, signUp, database } = service
  const other = await startRestService(t, {
    identityVerifier,
    database,
    settings: { tokenRecheckMilliseconds: tokenLookMilliseconds },
  })
  const host = await signUp('Ada')
  const body = { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind: 'open' }] }
  const { id } = (await call('POST /v1/games', { token: host.token, body })).body
  const guest = await signUp('Grace')
  const { version } = (await call(`POST /v1/games/${id}/seats`, { token: guest.token })).body
  const { token } = await signUp('Kate')
  const made = await call('POST /v1/tokens', { token, body: { scopes: ['read'] } })
  const reader = { token, tokenId: made.body.id, secret: made.body.secret }
  return { service, other, base: await listening(other), id, version, reader }
}

async function openAll(t: Test, { other, base, id, version }: Table, token: string) {
  const { services } = other
  const { watch } = services
  let watched = 0
  Object.assign(services, {
    watch(...those: Parameters<typeof watch>) {
      watched += 1
      const unwatch = watch(...those)
      return () => {
        watched -= 1
        unwatch()
      }
    },
  })
  const url = `${base}/v1/games/${id}`
  const stream = async (accept: string) => {
    const answer = await openStream(url, { token, accept, after: version })
    return answer.text().then(() => 'it is over')
  }
  const headers = { authorization: `Bearer ${token}` }
  const wait = async () => {
    const query = `until=change&after=${version}&timeout=60`
    const answer = await fetch(`${url}/wait?${query}`, { headers })
    return ((await answer.json()) as { code?: string }).code
  }
  const agent = async () => {
    const args = { game: id, after: version, wait: 60 }
    const call = { method: 'tools/call', params: { name: 'wait', arguments: args } }
    const answer = await fetch(`${base}/mcp`, {
      method: 'POST',
      headers: {
        ...headers,
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...call }),
    })
    return /No \((?<code>[\w-]+)/.exec(await answer.text())?.groups?.code
  }
  const subscription = new Promise((resolve) => {
    const socket = createClient({
      url: `${base.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { token },
      retryAttempts: 0,
      on: { closed: (event) => resolve((event as { reason?: string }).reason) },
    })
    t.teardown(() => socket.dispose())
    const query = `subscription { gameEvents(id: "${id}", after: ${version}) { to } }`
    socket.subscribe({ query }, { next() {}, error() {}, complete() {} })
  })
  const ends = {
    events: stream('text/event-stream'),
    lines: stream('application/x-ndjson'),
    wait: wait(),
    subscription,
    agent: agent(),
  }
  await until(() => watched === Object.keys(ends).length)
  const { followers } = services.metrics
  await untilAsync(async () => (await followers.get()).values[0]?.value === 3)
  Object.assign(services, { watch })
  return ends
}

type Ends = Awaited<ReturnType<typeof openAll>>

async function allEnd(t: Test, ends: Ends, what: string): Promise<void> {
  const results = Object.entries(ends).map(async ([name, end]) => [name, await end])
  const code = 'token-invalid'
  t.same(
    Object.fromEntries(await Promise.all(results)),
    { events: 'it is over', lines: 'it is over', wait: code, subscription: code, agent: code },
    what,
  )
}

t.test('with working notifications no node checks whether a token has ended', async (t) => {
  const table = await startServices(t, HOUR)
  const { service, reader } = table
  const { token, tokenId, secret } = reader

  const revoked = await openAll(t, table, secret)
  await service.call(`DELETE /v1/tokens/${tokenId}`, { token })
  await allEnd(t, revoked, 'revoked on another node')

  const left = await openAll(t, table, token)
  await service.call('DELETE /v1/account', { token })
  await allEnd(t, left, 'left on another node')

  const vouched = await openAll(t, table, SIGNED_IN)
  await service.call('DELETE /v1/account', { token: SIGNED_IN })
  await allEnd(t, vouched, 'left on another node, without a token of ours')
})

t.test('if a notification is lost, a periodic check finds the ended token', async (t) => {
  const table = await startServices(t, 20)
  const { service, reader } = table

  const revoked = await openAll(t, table, reader.secret)
  await queryAt(
    service.database,
    `update tokens set revoked_at = now() where id = '${reader.tokenId}'`,
  )
  await allEnd(t, revoked, 'a token')

  const vouched = await openAll(t, table, SIGNED_IN)
  await queryAt(
    service.database,
    `update accounts set left_at = now(), subject = null where subject = 'somewhere olga'`,
  )
  await allEnd(t, vouched, 'an account that holds no token of ours')
})
