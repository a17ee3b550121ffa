import t from 'tap'
import { endpoints } from '../../../src/api/rest/endpoints/index.ts'
import { registry } from '../../../src/engine/rulesets/index.ts'
import { startRestService } from './rest-service.ts'

/**
 * The example pack in the API document is incomplete, so the test uses a copy of a built-in pack.
 */
const own = { content: { ...(registry.goalscorer!.packs[0] as object), id: 'own' } }
const nobodys = '00000000-0000-4000-8000-000000000000'
const ofPlayers = endpoints.filter(({ tag }) => tag !== 'Admin' && tag !== 'Operations')

t.test('exactly the calls that change something wait during maintenance', async (t) => {
  const { call, signUp, admin, services } = await startRestService(t)
  const { token, id: account } = await signUp('Ada')
  const seats = [{ kind: 'me' }, { kind: 'bot' }]
  const made = await call('POST /v1/games', { token, body: { ruleset: 'goalscorer', seats } })
  const until = Date.now() + 90_000
  const set = (mode: string) => {
    const body = { reason: 'deploy', confirm: mode, mode, until }
    return call('POST /v1/admin/mode', { token: admin, body })
  }

  t.match(await set('read-only'), { status: 201, body: { mode: 'read-only', until } })

  for (const { method, path, operation, bodyExample, body, takesFile, errors } of ofPlayers) {
    if (path.endsWith('/stream')) continue
    const address = path
      .replace('{game}', made.body.id)
      .replace('{account}', account)
      .replace('{seat}', '0')
      .replace('{ruleset}', 'goalscorer')
      .replace('{code}', made.body.inviteCode)
      .replaceAll(/\{\w+\}/g, nobodys)
    const answer = await call(
      `${method} ${address}${operation === 'importGame' ? '?at=1&seats=me,bot' : ''}`,
      {
        token,
        ...(body === null ? {} : { body: operation === 'uploadPack' ? own : (bodyExample ?? {}) }),
        ...(takesFile ? { body: '{}', headers: { 'content-type': 'application/x-ndjson' } } : {}),
      },
    )
    const waits = errors.includes('read-only')
    t.equal(answer.body?.code === 'read-only', waits, `${operation}: ${answer.text.slice(0, 100)}`)
    if (waits) t.match(answer, { status: 503, body: { facts: { until } } })
    if (waits) t.ok(Number(answer.headers['retry-after']) > 60)
  }
  t.match(await call('GET /v1/status'), { status: 200, body: { mode: 'read-only', notices: [] } })
  t.match(await call('GET /health/ready'), { status: 200, body: { mode: 'read-only' } })
  t.match((await call('GET /metrics')).text, /^touchline_mode\{mode="read-only"\} 1$/m)
  const health = await call('GET /v1/admin/health', { token: admin })
  t.match(health.body, { mode: { mode: 'read-only' } })
  t.ok(health.body.warnings.includes('the service mode is read-only'))
  t.match(await set('normal'), { status: 201, body: { mode: 'normal' } })
  t.equal((await services.status.show()).mode, 'normal')
})
