import t from 'tap'
import { sharedRestService, startRestService } from './rest-service.ts'

const stranger = 'https://stranger.example'
const game = '0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d3'
const preflight = { origin: stranger, 'access-control-request-method': 'GET' }

t.test('pages of every origin may read what needs no token', async (t) => {
  const { call } = await sharedRestService()
  const open = [
    ...[
      '/openapi.json',
      '/v1/rulesets',
      '/v1/rulesets/goalscorer',
      '/v1/rulesets/goalscorer/packs/goalscorer-house',
    ],
    ...[`/v1/games/${game}`, `/v1/games/${game}/events`, `/v1/games/${game}/stream`],
    ...['/v1/ratings?ruleset=goalscorer', '/.well-known/touchline-keys.json'],
  ]
  for (const address of open) {
    const { headers } = await call(`GET ${address}`, { headers: { origin: stranger } })
    t.equal(headers['access-control-allow-origin'], '*', address)
    t.equal(headers['cross-origin-resource-policy'], 'cross-origin', address)
    t.notOk('access-control-allow-credentials' in headers, address)
    const asked = await call(`OPTIONS ${address.split('?')[0]}`, { headers: preflight })
    t.match(asked, {
      status: 204,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET',
        'access-control-allow-headers': 'Authorization, Last-Event-ID',
      },
    })
  }
})

t.test('they may neither write nor read what is not public', async (t) => {
  const { call } = await sharedRestService()
  const closed = [
    ...['GET /v1/account', 'GET /v1/admin/health', 'GET /metrics', 'GET /health/ready'],
    ...['GET /docs/plain', 'POST /v1/games', `POST /v1/games/${game}/moves`],
  ]
  for (const line of closed) {
    const { headers } = await call(line, { headers: { origin: stranger } })
    t.notOk('access-control-allow-origin' in headers, line)
    t.equal(headers['cross-origin-resource-policy'], 'same-origin', line)
  }
  const asked = await call('OPTIONS /v1/account', { headers: preflight })
  t.notOk('access-control-allow-origin' in asked.headers)
})

t.test('named origins keep their rights, and CORS_PUBLIC=off closes the rest', async (t) => {
  const friend = 'https://friend.example'
  const { database } = await sharedRestService()
  const env = { CORS_ORIGINS: friend }
  const named = await startRestService(t, { database, env })
  const shut = await startRestService(t, { database, env: { CORS_PUBLIC: 'off' } })
  const asked = { origin: friend, 'access-control-request-method': 'POST' }

  t.match(await named.call('OPTIONS /v1/games', { headers: asked }), {
    status: 204,
    headers: {
      'access-control-allow-origin': friend,
      'access-control-allow-methods': /POST/,
      'access-control-allow-headers': /Idempotency-Key/,
    },
  })
  const read = await named.call('GET /v1/rulesets', { headers: { origin: friend } })
  t.equal(read.headers['access-control-allow-origin'], friend)
  const unnamed = await named.call('GET /v1/rulesets', { headers: { origin: stranger } })
  t.equal(unnamed.headers['access-control-allow-origin'], '*')
  const { headers } = await shut.call('GET /v1/rulesets', { headers: { origin: stranger } })
  t.notOk('access-control-allow-origin' in headers)
})
