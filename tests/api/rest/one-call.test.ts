import t from 'tap'
import { type RestService, sharedRestService, startRestService } from './rest-service.ts'

async function begun({ call, signUp }: RestService, kind: 'bot' | 'open' = 'bot') {
  const [{ token }, other] = [await signUp('Ada'), await signUp('Grace')]
  const body = { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind }] }
  const { body: made } = await call('POST /v1/games', { token, body })
  const game = `/v1/games/${made.id}`
  if (kind === 'open') await call(`POST ${game}/seats`, { token: other.token })
  const { body: turn } = await call(`GET ${game}/wait?include=decisions,words`, { token })
  const [{ id: decisionId, examples }] = turn.decisions
  return { token, other, game, turn, sent: { decisionId, move: examples[0] } }
}

t.test('a wait returns decisions that can be answered', async (t) => {
  const service = await sharedRestService()
  const { game, token, turn } = await begun(service)
  const whole = { examples: Array, spaces: Array, labels: Array, exact: Boolean }

  t.match(turn, { reason: 'turn', decisions: [whole] })
  t.notOk('schema' in turn.decisions[0])
  const { body } = await service.call(`GET ${game}/wait?include=decisions,schema`, { token })
  t.match(body.decisions, [{ schema: Object }])
  const brief = await service.call(`GET ${game}/wait`, { token })
  t.notOk('examples' in brief.body.decisions[0])
})

t.test('a move returns the next turn, so a turn is one call', async (t) => {
  const { call, ...service } = await sharedRestService()
  const { game, token, sent } = await begun({ call, ...service })

  const line = `POST ${game}/moves?include=decisions,words&wait=20`
  const { status, body } = await call(line, { token, body: sent })

  t.equal(status, 201)
  t.match(body.next, { reason: 'turn', decisions: [{ examples: Array, labels: Array }] })
  t.ok(body.next.version >= body.version)
  t.notOk('whole' in body || 'examples' in (body.decisions[0] ?? {}), 'only `next` is whole')
})

t.test('a retry repeats the first part byte for byte, then waits again', async (t) => {
  const { call, ...service } = await sharedRestService()
  const { game, token, sent, other } = await begun({ call, ...service }, 'open')
  const line = `POST ${game}/moves?wait=0`
  const headers = { 'idempotency-key': 'a turn' }
  const first = await call(line, { token, body: sent, headers })
  await call(`POST ${game}/resignation`, { token: other.token })

  const again = await call(line, { token, body: sent, headers })

  const partOf = ({ text }: { text: string }) => text.slice(0, text.indexOf(',"next":'))
  t.equal(again.headers['idempotency-replayed'], 'true')
  t.equal(partOf(again), partOf(first))
  t.equal(first.body.next.reason, 'turn')
  t.match(again.body.next, { reason: 'over', outcome: { reason: String } })
})

t.test('a refused move is refused at once', async (t) => {
  const { call, ...service } = await sharedRestService()
  const { game, token, sent } = await begun({ call, ...service })
  const body = { ...sent, move: { ...sent.move, to: 'd10' } }

  const { status, body: refusal } = await call(`POST ${game}/moves?wait=20`, { token, body })

  t.equal(status, 422)
  t.equal(refusal.nearest.length, 3)
})

t.test('without a free place to wait, no move is made', async (t) => {
  const service = await startRestService(t, { streams: { streamsPerAccount: 0 } })
  const { call, signUp } = service
  const { token } = await signUp('Ada')
  const body = { ruleset: 'goalscorer', seats: [{ kind: 'me' }, { kind: 'bot' }] }
  const { body: made } = await call('POST /v1/games', { token, body })
  const game = `/v1/games/${made.id}`
  const { body: listed } = await call(`GET ${game}/decisions`, { token })
  const [{ id: decisionId, examples }] = listed.decisions
  const sent = { decisionId, move: examples[0] }

  const refused = await call(`POST ${game}/moves?wait=1`, { token, body: sent })

  t.match(refused, { status: 429, body: { code: 'too-many-streams' } })
  t.equal((await call(`POST ${game}/moves`, { token, body: sent })).status, 201)
})
