import { readFileSync } from 'node:fs'
import t from 'tap'
import { endpoints } from '../../src/api/rest/endpoints/index.ts'
import { watchProcess } from '../../src/app/core/metrics.ts'
import { listening, startRestService } from '../api/rest/rest-service.ts'
import { untilAsync } from '../support/until.ts'

const page = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8')

const figuresIn = (text: string, name: string): Record<string, number> =>
  Object.fromEntries(
    [...text.matchAll(new RegExp(`^${name}(?:\\{(.*)\\})? (\\S+)$`, 'gm'))].map(
      ([, labels = '', value]) => [labels.replaceAll('"', ''), Number(value)],
    ),
  )

t.test('a node reports its pools, queues, streams and lag', async (t) => {
  const { call, services, signUp } = await startRestService(t)
  const { token } = await signUp('Ada')
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  await call('POST /v1/games', { token, body: { ruleset: 'goalscorer', seats } })
  const before = figuresIn((await call('GET /metrics')).text, 'touchline_scheduler_lag_seconds')[
    ''
  ]!
  await services.sweep()
  const { text } = await call('GET /metrics')

  const pools = figuresIn(text, 'touchline_database_connections')
  const lag = figuresIn(text, 'touchline_scheduler_lag_seconds')['']!
  const poolNames = ['pipelined', 'lobby', 'readers', 'lists', 'clerks']
  const states = ['busy', 'idle', 'waiting']
  const named = poolNames.flatMap((pool) => states.map((state) => `pool:${pool},state:${state}`))
  t.same(Object.keys(pools).sort(), named.map((one) => one.replaceAll(':', '=')).sort())
  t.ok(pools['pool=readers,state=idle']! > 0)
  t.same(figuresIn(text, 'touchline_waiting'), {
    'what=rows': 0,
    'what=tails': 0,
    'what=commands': 0,
  })
  const kinds = { 'kind=stream': 0, 'kind=wait': 0, 'kind=socket': 0 }
  t.same(figuresIn(text, 'touchline_open_streams'), kinds)
  t.ok(before >= 0 && lag >= 0, `${before} s, then ${lag} s`)
  t.match(figuresIn(text, 'touchline_notifier_reliable'), { '': Number })
  t.same(figuresIn(text, 'touchline_failing_games'), { '': 0 })
  t.match(figuresIn(text, 'touchline_clock_drift_seconds'), { '': Number })
})

t.test('a follower counts as an open stream', async (t) => {
  const service = await startRestService(t)
  const { token } = await service.signUp('Ada')
  const seats = [{ kind: 'me' }, { kind: 'bot' }]
  const terms = { token, body: { ruleset: 'goalscorer', seats } }
  const { id } = (await service.call('POST /v1/games', terms)).body
  const open = new AbortController()
  await fetch(`${await listening(service)}/v1/games/${id}/stream`, {
    headers: { authorization: `Bearer ${token}` },
    signal: open.signal,
  })
  const streams = async () => {
    const { text } = await service.call('GET /metrics')
    return figuresIn(text, 'touchline_open_streams')['kind=stream']
  }

  t.equal(await streams(), 1)
  open.abort()
  await untilAsync(async () => (await streams()) === 0)
})

t.test('every API counts calls and their results', async (t) => {
  const { call } = await startRestService(t)
  const field = (query: string) => call('POST /graphql', { body: { query } })
  const tool = (name: string, given: object) =>
    call('POST /mcp', {
      body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } },
      headers: { accept: 'application/json, text/event-stream' },
    })

  await call('GET /v1/rulesets')
  await field('{ rulesets { id } }')
  await field('{ tokens { id } }')
  await tool('list', {})
  await tool('observe', { game: '00000000-0000-7000-8000-000000000000' })
  const { text } = await call('GET /metrics')

  t.match(figuresIn(text, 'touchline_http_seconds_count'), {
    'operation=listRulesets,status=2xx': 1,
  })
  t.same(figuresIn(text, 'touchline_graphql_seconds_count'), {
    'call=rulesets,outcome=done': 1,
    'call=tokens,outcome=refused': 1,
  })
  t.same(figuresIn(text, 'touchline_mcp_seconds_count'), {
    'call=list,outcome=done': 1,
    'call=observe,outcome=refused': 1,
  })
})

t.test('a node exports every metric that the operator guide names', async (t) => {
  const { call, services } = await startRestService(t)
  watchProcess(services.metrics)
  const { text } = await call('GET /metrics')

  const found = page.matchAll(/`((?:touchline(?!_archivist\b)|nodejs|process)_\w+)/g)
  const named = new Set([...found].map(([, name]) => name))
  const missing = [...named].filter((name) => !text.includes(`# TYPE ${name} `))
  t.same(missing, [])
  t.ok(named.size > 10)
})

t.test('the operator guide names every call that is counted among games', async (t) => {
  const counted = endpoints.filter(({ bucket }) => bucket === 'games')
  t.same(
    counted.map(({ operation }) => operation).filter((name) => !page.includes(`\`${name}\``)),
    [],
  )
})
