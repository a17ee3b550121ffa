// Checks that the example files in deploy/ are valid and refer only to settings that exist. A check
// is skipped if its tool is not installed.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { parse, parseAllDocuments } from 'yaml'
import { watchProcess } from '../../src/app/core/metrics.ts'
import { secrets, variables } from '../../src/config/config.ts'
import { startRestService } from '../api/rest/rest-service.ts'
import { programOf } from '../support/programs.ts'

const fileOf = (name: string): URL => new URL(`../../../deploy/${name}`, import.meta.url)
const textOf = (name: string): string => readFileSync(fileOf(name), 'utf8')

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly labels: { readonly severity: string }
  readonly annotations: { readonly summary: string }
}
interface Panel {
  readonly title: string
  readonly gridPos: { readonly x: number; readonly y: number }
  readonly targets: readonly { readonly expr: string }[]
}

const rules: Rule[] = parse(textOf('monitoring/alerts.yml')).groups.flatMap(
  (group: { rules: Rule[] }) => group.rules,
)
const { panels }: { panels: Panel[] } = JSON.parse(textOf('monitoring/dashboard.json'))

const isVariable = (name: string): boolean =>
  name in variables || secrets.has(name.replace(/_FILE$/, ''))

t.test('every metric of the alarms and the dashboard is in /metrics', async (t) => {
  const { call, services } = await startRestService(t)
  watchProcess(services.context.metrics)
  const { text } = await call('GET /metrics')
  const known = new Set([...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name))
  const exprs = [...rules, ...panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr)

  const named = exprs.flatMap((expr) => expr.match(/\b(?:touchline|nodejs|process)_\w+/g) ?? [])
  const unknown = named.filter(
    (name) => !known.has(name) && !known.has(name.replace(/_(bucket|count|sum)$/, '')),
  )

  t.ok(named.length > 40)
  t.same(unknown, [])
})

t.test('each alarm has an entry in the runbook, with meaning, first look and action', async (t) => {
  const runbook = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8')
  const entries = [...runbook.matchAll(/^\| `(Touchline\w+)` \| .+ \| .+ \| .+ \|$/gm)]

  t.same(
    entries.map(([, name]) => name),
    rules.map(({ alert }) => alert),
  )
  t.ok(rules.every(({ labels }) => /^(page|ticket)$/.test(labels.severity)))
  t.ok(rules.every(({ annotations }) => annotations.summary !== ''))
})

t.test('panels of the dashboard do not overlap', async (t) => {
  const places = panels.map(({ gridPos }) => `${gridPos.x} ${gridPos.y}`)
  t.equal(new Set(places).size, panels.length)
})

t.test('units, containers and pods set only variables that exist', async (t) => {
  const unit = textOf('touchline.service')
  const inUnit = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line]) =>
    line!.split(' ').map((pair) => pair.split('=')[0]!),
  )
  const objects = parseAllDocuments(textOf('kubernetes/touchline.yaml')).map((one) => one.toJS())
  const [deployment] = objects
  const [container] = deployment.spec.template.spec.containers
  const inPod = container.env.map(({ name }: { name: string }) => name)

  t.same(
    [...inUnit, ...inPod].filter((name) => name !== 'NODE_ENV' && !isVariable(name)),
    [],
  )
  t.same(
    objects.map(({ kind }) => kind),
    ['Deployment', 'Service', 'Service', 'PodDisruptionBudget', 'Ingress'],
  )
  t.same(container.readinessProbe.httpGet, { path: '/health/ready', port: 'http' })
  t.notMatch(objects.at(-1), { spec: { rules: [{ http: { paths: [{ path: '/metrics' }] } }] } })
})

t.test('Compose with TLS changes services that exist, and limits all of them', async (t) => {
  const compose = readFileSync(new URL('../../../docker-compose.yml', import.meta.url), 'utf8')
  const known = Object.keys(parse(compose, { merge: true }).services)
  const { services } = parse(textOf('compose.tls.yml'), { merge: true })
  const { caddy, proxy, ...others } = services

  t.same(
    Object.keys(others).filter((name) => !known.includes(name)),
    [],
  )
  t.ok(known.includes('proxy') && proxy.profiles.length > 0, 'Caddy is the only proxy')
  for (const one of [caddy, ...Object.values<Record<string, unknown>>(others)])
    t.match(one, { mem_limit: /^\d+[mg]$/, logging: { options: { 'max-file': '5' } } })
})

const linters: readonly (readonly [string, readonly string[], Record<string, string>])[] = [
  ['promtool', ['check', 'rules', 'monitoring/alerts.yml'], {}],
  ['promtool', ['check', 'config', 'monitoring/prometheus.yml'], {}],
  ...['../docker-compose.yml', 'compose.tls.yml'].map(
    (file) =>
      ['dclint', ['--disable-rule', 'no-unbound-port-interfaces', '--quiet', file], {}] as const,
  ),
  ['caddy', ['validate', '--adapter', 'caddyfile', '--config', 'Caddyfile'], { DOMAIN: 'a.test' }],
]
for (const [name, words, env] of linters) {
  const program = programOf(name)
  const skip = program === null && `${name} is not installed`
  t.test(`${name} accepts ${words.at(-1)}`, { skip }, async (t) => {
    const { status, stdout, stderr } = spawnSync(program!, words, {
      cwd: fileURLToPath(fileOf('.')),
      encoding: 'utf8',
      env: { ...process.env, ...env },
    })
    t.equal(status, 0, stdout + stderr)
  })
}

const kubectl = programOf('kubectl')
const withoutKubectl = kubectl === null && 'kubectl is not installed'
t.test('kubectl reads each object, with all its fields', { skip: withoutKubectl }, async (t) => {
  const read = (input: string, command: string, change: string) => {
    const words = ['set', command, '--local', '--filename', '-', '--output', 'json', change]
    return spawnSync(kubectl!, words, { encoding: 'utf8', input })
  }
  const [deployment = '', ...others] = textOf('kubernetes/touchline.yaml').split('\n---\n')
  const wrong = deployment.replace('replicas: 2', 'replicas: two')

  t.match(read(wrong, 'env', 'ADDED=yes').stderr, /unable to decode/, 'it reads types')
  for (const [text, command, change] of [
    [deployment, 'env', 'ADDED=yes'],
    ...others.map((text) => [text, 'selector', 'app=touchline'] as const),
  ] as const) {
    const { status, stdout, stderr } = read(text, command, change)
    const object = parse(text, { version: '1.1' })
    if (/^(Deployment|Service)$/.test(object.kind)) t.equal(status, 0, stderr)
    else t.match(stderr, /^error: setting a selector is only supported for Services/)
    // The object that kubectl prints must contain every field of the manifest, because kubectl
    // omits misspelt fields.
    if (status === 0) t.hasStrict(JSON.parse(stdout), object)
  }
})

const chart = parse(textOf('helm/Chart.yaml'))
const values = parse(textOf('helm/values.yaml'))

t.test('packages, server.json, chart and image have one version', async (t) => {
  const read = (name: string): string => textOf(`../${name}`)
  const { version } = JSON.parse(read('package.json'))
  const server = JSON.parse(read('server.json'))
  const others = [
    ...['client', 'mcp'].map((name) => JSON.parse(read(`packages/${name}/package.json`)).version),
    server.version,
    ...server.packages.map((one: { version: string }) => one.version),
    chart.version,
    chart.appVersion,
    /image\.version="(.*)"/.exec(read('Dockerfile'))?.[1],
  ]

  t.same(
    others,
    others.map(() => version),
  )
})

t.test(
  'npm start, the container, the unit and benchmarks give new objects equally much memory',
  async (t) => {
    const files = [
      '../package.json',
      '../Dockerfile',
      'touchline.service',
      '../tools/bench/processes.ts',
    ]
    for (const file of files)
      t.same(
        [...textOf(file).matchAll(/--(?:min|max)-semi-space-size=\d+/g)].map(([flag]) => flag),
        ['--min-semi-space-size=16', '--max-semi-space-size=64'],
        file,
      )
  },
)

t.test('the Helm chart sets only variables that exist', async (t) => {
  t.same(
    Object.keys(values.env).filter((name) => !isVariable(name)),
    [],
  )
})

const helm = programOf('helm')
const withoutHelm = helm === null && 'helm is not installed'
t.test('the Helm chart renders the objects of the example', { skip: withoutHelm }, async (t) => {
  const run = (...words: string[]) =>
    spawnSync(helm!, words, { cwd: fileURLToPath(fileOf('.')), encoding: 'utf8' })
  const lint = run('lint', '--strict', 'helm')
  t.equal(lint.status, 0, lint.stdout + lint.stderr)
  const objectsOf = (text: string) =>
    parseAllDocuments(text, { version: '1.1' })
      .map((one) => one.toJS())
      .filter((object) => object !== null)
      .sort((a, b) => (a.kind + a.metadata.name < b.kind + b.metadata.name ? -1 : 1))

  const rendered = objectsOf(run('template', 'touchline', 'helm').stdout)

  t.match(
    rendered,
    objectsOf(textOf('kubernetes/touchline.yaml').replace(':1.0.0', `:${chart.appVersion}`)),
  )
})

const systemd = programOf('systemd-analyze')
const skip = systemd === null && 'systemd is not installed'
t.test('systemd accepts the unit', { skip }, async (t) => {
  const unit = textOf('touchline.service').replace('/usr/bin/node', process.execPath)
  const file = `${t.testdir({ 'touchline.service': unit })}/touchline.service`

  const { status, stderr } = spawnSync(systemd!, ['verify', file], { encoding: 'utf8' })

  t.equal(status, 0, stderr)
})
