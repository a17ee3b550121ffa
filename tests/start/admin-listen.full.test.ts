import t from 'tap'
import { freshDatabase } from '../database.ts'
import { METRICS_TOKEN, printed, start } from '../support/process.ts'
import { ADMIN_TOKEN } from '../support/service.ts'

const authorization = `Bearer ${ADMIN_TOKEN}`
const OPERATOR_PATHS = ['/console', '/console/games', '/v1/admin/config', '/metrics']
const adminQuery = { query: '{ adminConfig { variables { name } } }' }

t.test('ADMIN_LISTEN serves the operators there and nowhere else', async (t) => {
  const url = await freshDatabase(t)
  const settings = { HOST: '0.0.0.0', ADMIN_LISTEN: '127.0.0.1:0', ADMIN_TOKEN }
  const node = start({ DATABASE_URL: url, ...settings })
  const [, , port, operators] = await printed(
    node,
    /listens on (http:\S+):(\d+)[\s\S]*operators +(http:\S+)\/console/,
  )
  const players = `http://127.0.0.1:${port}`
  const ask = (base: string, path: string, init: RequestInit = {}) =>
    fetch(`${base}${path}`, { ...init, headers: { authorization, ...init.headers } })
  const inGraphql = async (base: string) => {
    const headers = { 'content-type': 'application/json' }
    const sent = { method: 'POST', headers, body: JSON.stringify(adminQuery) }
    return (await ask(base, '/graphql', sent)).json()
  }
  const statuses = (base: string, paths: readonly string[]) =>
    Promise.all(paths.map(async (path) => (await ask(base, path)).status))

  t.same(await statuses(players, OPERATOR_PATHS), [404, 404, 404, 404])
  t.same(await statuses(players, ['/v1/%61dmin/config', '/v1/rulesets']), [404, 200])
  t.same(await statuses(operators!, OPERATOR_PATHS), [200, 200, 200, 200])
  t.same(await statuses(operators!, ['/v1/rulesets', '/']), [200, 200])
  t.match(await inGraphql(players), { errors: [{ extensions: { code: 'scope-missing' } }] })
  t.match(await inGraphql(operators!), { data: { adminConfig: { variables: Array } } })
  t.notMatch(node.output(), /warning: HOST/)

  node.child.kill('SIGTERM')
  t.equal(await node.ended, 0, 'the node closes both addresses')
  await t.rejects(ask(operators!, '/health/live'))
})

t.test('a public HOST without ADMIN_LISTEN requires METRICS_TOKEN and warns', async (t) => {
  const url = await freshDatabase(t)
  const open = start({ DATABASE_URL: url, HOST: '0.0.0.0' })

  t.equal(await open.ended, 1)
  t.equal(
    open.output(),
    'METRICS_TOKEN is missing: HOST=0.0.0.0 makes /metrics public; set ' +
      'METRICS_TOKEN=$(openssl rand -hex 32), or serve the operators elsewhere, for example ' +
      'ADMIN_LISTEN=127.0.0.1:3001\n',
  )

  const node = start({ DATABASE_URL: url, HOST: '0.0.0.0', METRICS_TOKEN })
  await printed(node, /admin token +\S/)
  t.match(
    node.output(),
    /^warning: HOST=0\.0\.0\.0 publishes \/console and \/v1\/admin; set ADMIN/m,
  )
  node.child.kill('SIGINT')
  t.equal(await node.ended, 0)
})
