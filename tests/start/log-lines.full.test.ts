import t, { type Test } from 'tap'
import { freshDatabase } from '../database.ts'
import { METRICS_TOKEN, printed, start } from '../support/process.ts'
import { ADMIN_TOKEN } from '../support/service.ts'
import { until } from '../support/until.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const OWN = '0194fdc2-fa2f-4cc0-81d3-ff12045b73c8'

async function running(t: Test, env: Record<string, string> = {}) {
  const url = await freshDatabase(t)
  const settings = { DATABASE_URL: url, ADMIN_TOKEN, METRICS_TOKEN, LOG_LEVEL: 'info', ...env }
  const node = start(settings)
  const [, base] = await printed(node, /listens on (\S+)[\s\S]*admin token +\S/)
  return { node, base: base! }
}

interface Line {
  readonly level: number
  readonly msg: string
  readonly route?: string
  readonly [fact: string]: unknown
}
const linesOf = (node: ReturnType<typeof start>): Line[] =>
  node
    .raw()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))

t.test(
  'every line is JSON from the first one, and answers carry the id of their line',
  async (t) => {
    const { node, base } = await running(t, { DOORBELL_URL: '', RATE_LIMIT: 'off' })
    const authorization = `Bearer ${ADMIN_TOKEN}`
    const game = OWN
    const ask = (path: string, headers: Record<string, string> = {}) =>
      fetch(`${base}${path}`, { headers: { authorization, 'x-request-id': OWN, ...headers } })

    for (const probe of ['/health/live', '/health/ready']) await ask(probe)
    const traceId = '0af7651916cd43dd8448eb211c80319c'
    const traced = { traceparent: `00-${traceId}-b7ad6b7169203331-01` }
    const answers = [
      await ask(`/v1/games/${game}`, traced),
      await ask('/nowhere'),
      await ask('/docs'),
    ]
    const ids = answers.map(({ headers }) => headers.get('x-request-id') ?? '')
    await until(() => linesOf(node).filter(({ msg }) => msg === 'answered').length === 3)
    const lines = linesOf(node)
    const logged = lines.filter(({ msg }) => msg === 'answered')

    t.ok(
      ids.every((id) => UUID.test(id) && id !== OWN),
      'a client chooses no id',
    )
    t.same(
      logged.map(({ reqId }) => reqId),
      ids,
    )
    t.match(logged[0], {
      game,
      traceId,
      account: /^[0-9a-f-]{36}$/,
      address: '127.0.0.1',
      status: 404,
      level: 30,
    })
    t.match(lines[0], { level: 40, msg: /^RATE_LIMIT is not a variable/ })
    t.ok(lines.some(({ msg }) => msg.startsWith('Touchline is ready')))
    t.notMatch(node.raw(), ADMIN_TOKEN)
    node.child.kill('SIGINT')
    t.equal(await node.ended, 0)
  },
)

t.test('a trusted proxy chooses the id', async (t) => {
  const { node, base } = await running(t, { TRUSTED_PROXIES: 'loopback' })
  const idFor = async (given: string) =>
    (await fetch(`${base}/v1/rulesets`, { headers: { 'x-request-id': given } })).headers.get(
      'x-request-id',
    )

  t.equal(await idFor(OWN), OWN)
  t.equal(await idFor(OWN.replaceAll('-', '')), OWN.replaceAll('-', ''))
  t.match(await idFor('a\tb'), UUID)
  node.child.kill('SIGINT')
  t.equal(await node.ended, 0)
})
