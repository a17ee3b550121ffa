import { readFileSync } from 'node:fs'
import t from 'tap'
import { parse } from 'yaml'

interface Service {
  readonly read_only?: boolean
  readonly environment?: Readonly<Record<string, string | null>>
  readonly tmpfs?: readonly string[]
  readonly healthcheck?: { readonly test?: readonly string[] }
}

const text = readFileSync(new URL('../../../docker-compose.yml', import.meta.url), 'utf8')
const { services } = parse(text, { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>
}

t.test('a read-only node has a place for temporary files', async (t) => {
  const nodes = Object.values(services).filter((service) => service.read_only)

  t.equal(nodes.length, 5, 'two nodes of either kind, and the setup of Citus')
  t.ok(nodes.every(({ tmpfs }) => tmpfs?.includes('/tmp')))
})

t.test('nodes wait for the database, not for the server that initializes it', async (t) => {
  const checks = Object.values(services)
    .map(({ healthcheck }) => healthcheck?.test?.at(-1) ?? '')
    .filter((check) => check.startsWith('pg_isready'))

  t.equal(checks.length, 4)
  t.ok(checks.every((check) => check.includes(' -h 127.0.0.1 ')))
})

t.test('the database password is not part of a URL with restricted characters', async (t) => {
  const environments = Object.values(services).map(({ environment = {} }) => environment)
  const nodes = environments.filter(({ DATABASE_URL }) => DATABASE_URL)

  t.equal(nodes.length, 5)
  for (const { DATABASE_URL, PGPASSWORD } of nodes) {
    t.notMatch(DATABASE_URL, 'POSTGRES_PASSWORD')
    t.match(PGPASSWORD, /^\$\{POSTGRES_PASSWORD:/)
  }
})

t.test('a node does not start without a key and an admin token', async (t) => {
  const nodes = Object.values(services).filter(
    ({ environment = {} }) => 'ADMIN_LISTEN' in environment,
  )

  t.ok(nodes.length > 0)
  for (const { environment = {} } of nodes)
    for (const name of ['SERVICE_KEY', 'ADMIN_TOKEN'])
      t.match(environment[name], `\${${name}?`, name)
})

t.test('the restart of unhealthy nodes checks the node, not its database', async (t) => {
  const image = readFileSync(new URL('../../../Dockerfile', import.meta.url), 'utf8')
  const check = /^HEALTHCHECK .*\n {2}CMD (\[.*\])$/m.exec(image)?.[1] ?? ''

  t.match(JSON.parse(check).at(-1), "fetch('http://127.0.0.1:3000/health/live')")
})
