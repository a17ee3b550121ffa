// Simulates an operator's first day with PostgreSQL, the server process, a browser and the command
// line, and also with Caddy and Prometheus if they are installed.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:https'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import root, { type Test } from 'tap'
import { on } from './database.ts'
import {
  as,
  documented,
  dump,
  prepareUpgrade,
  restore,
  run,
  server,
  skip as withoutPostgres,
} from './support/documented-database.ts'
import { printed, type StartedProcess, start } from './support/process.ts'
import { freePort, listening, programOf } from './support/programs.ts'
import { queryAt } from './support/query.ts'
import { untilAsync } from './support/until.ts'
import { withAuthenticator } from './web/authenticator.ts'
import { type Page, windowOf } from './web/browser.ts'

const skip = withoutPostgres

type Step = readonly [title: string, skip: string | false, run: (t: Test) => Promise<void>]
const steps: Step[] = []
const step = (...one: Step) => steps.push(one)
const deployed = (name: string) =>
  readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8')
const cliFile = (name: string) => fileURLToPath(new URL(`../src/cli/${name}.js`, import.meta.url))

const random = (): string =>
  spawnSync('openssl', ['rand', '-hex', '32'], { encoding: 'utf8' }).stdout.trim()

const unit = Object.fromEntries(
  [...deployed('touchline.service').matchAll(/^Environment=(.*)$/gm)].flatMap(([, line]) =>
    line!.split(' ').map((pair) => pair.split('=') as [string, string]),
  ),
)

const folder = root.testdir()
const keys = [random(), random()] as const
let adminToken = `tl_${random()}`
let database: Awaited<ReturnType<typeof documented>>
let node: StartedProcess
let players = ''
let operators = ''
let guestToken = ''
let game = ''
let finished = ''

async function startNode(serviceKey: string): Promise<StartedProcess> {
  const ports = [await freePort(), await freePort()] as const
  players = `http://127.0.0.1:${ports[0]}`
  operators = `http://127.0.0.1:${ports[1]}`
  const started = start({
    ...unit,
    PORT: String(ports[0]),
    ADMIN_LISTEN: `127.0.0.1:${ports[1]}`,
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: database.serving,
    SERVICE_KEY: serviceKey,
    ADMIN_TOKEN: adminToken,
    TRUSTED_PROXIES: 'loopback',
  })
  await printed(started, /listens on (\S+)[\s\S]*admin token/)
  return started
}

async function stopNode(): Promise<void> {
  node.child.kill('SIGTERM')
  if ((await node.ended) !== 0) throw new Error(node.output())
}
root.teardown(() => node?.child.kill('SIGKILL'))

async function call(at: string, line: string, token = '', body?: object) {
  const [method, address] = line.split(' ') as [string, string]
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  }
  const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) }
  const answer = await fetch(`${at}${address}`, sent)
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) }
}

/**
 * Runs a CLI command asynchronously, because the test reads the service's output at the same time.
 */
async function touchline(command: string, ...words: string[]) {
  const env = { PATH: process.env.PATH, TOUCHLINE_URL: operators, TOUCHLINE_TOKEN: adminToken }
  const child = spawn(process.execPath, [cliFile(command), ...words], { env, cwd: folder })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text
    })
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { status, output }
}

async function newGame(token: string): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'bot' }]
  const terms = { ruleset: 'goalscorer', visibility: 'private', decisionSeconds: 86_400, seats }
  return (await call(players, 'POST /v1/games', token, terms)).body.id
}

step('install: roles, secrets and the unit’s settings give a node', skip, async (t) => {
  mkdirSync(path.join(folder, 'data'))
  database = await documented(root, folder)
  node = await startNode(keys[0])

  t.equal((await call(players, 'GET /health/ready')).status, 200)
  t.equal((await call(players, 'GET /v1/admin/health', adminToken)).status, 404)
  t.match(await call(operators, 'GET /v1/admin/health', adminToken), {
    status: 200,
    body: { schema: 'current', nodes: [{ own: true }] },
  })
  const { token } = (await call(players, 'POST /v1/accounts', '', { name: 'Nina Okafor' })).body
  guestToken = token
  game = await newGame(token)
  const { body } = await call(players, `GET /v1/games/${game}/decisions`, token)
  const [{ id: decisionId, examples }] = body.decisions
  const move = { decisionId, move: examples[0] }
  t.equal((await call(players, `POST /v1/games/${game}/moves`, token, move)).status, 201)
  finished = await newGame(token)
  await call(players, `POST /v1/games/${finished}/resignation`, token)
})

const caddy = programOf('caddy')
const withoutCaddy = skip || (caddy === null && 'caddy is not installed')
step('TLS: Caddy serves players and hides operators', withoutCaddy, async (t) => {
  const port = await freePort()
  const text = deployed('Caddyfile').replace(/api-1:3000 api-2:3000/, players.slice(7))
  const file = path.join(folder, 'Caddyfile')
  writeFileSync(
    file,
    `{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n${text}`,
  )
  process.env.DOMAIN = `localhost:${port}`
  process.env.XDG_DATA_HOME = folder
  const words = ['run', '--adapter', 'caddyfile', '--config', file]
  const proxy = await listening(caddy!, words, port)
  t.teardown(() => proxy.stop())
  const ca = path.join(folder, 'caddy/pki/authorities/local/root.crt')
  const ask = (address: string) =>
    new Promise<{ status: number | undefined; secured: boolean }>((resolve, reject) => {
      const agent = new Agent({ ca: readFileSync(ca) })
      get(`https://localhost:${port}${address}`, { agent }, (answer) => {
        answer.resume()
        const secured = 'strict-transport-security' in answer.headers
        resolve({ status: answer.statusCode, secured })
      }).on('error', reject)
    })
  await untilAsync(async () => {
    const status = await ask('/v1/rulesets').catch(() => null)
    return status?.status === 200
  })

  t.same(await ask('/v1/rulesets'), { status: 200, secured: true })
  for (const hidden of ['/console', '/v1/admin/health', '/metrics'])
    t.equal((await ask(hidden)).status, 404, hidden)
})

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click()

async function carryOut(page: Page, name: string, reason: string): Promise<void> {
  await press(page, name)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').selectOption(reason)
  const button = dialog.getByRole('button', { name, exact: true })
  const typed = dialog.getByLabel(/^Type .* to confirm$/)
  await typed
    .or(dialog.locator('button:not(:disabled)', { hasText: name }))
    .first()
    .waitFor()
  if ((await typed.count()) > 0) await typed.fill(await dialog.locator('label b').innerText())
  await button.click()
  await dialog.waitFor({ state: 'detached' })
}

step('a sign-in and a complaint: find, look, replay, pause, hand over, ban', skip, async (t) => {
  // Without TLS, browsers allow passkeys only on `localhost`.
  const page = await windowOf(t, operators.replace('127.0.0.1', 'localhost'), { own: true })
  await page.goto('/console')
  await withAuthenticator(page)
  await page.getByLabel('Admin token').fill(adminToken)
  await press(page, 'Continue')
  await press(page, 'Create a passkey')
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
  await page.getByLabel('Reason for viewing games and tokens').selectOption('complaint')
  await page.getByLabel('Case note').fill('Case 4711')
  await press(page, 'Continue')

  const finder = page.getByRole('combobox', { name: 'Search games and accounts' })
  await finder.fill(game.slice(9, 23))
  await page.getByRole('option').filter({ hasText: 'Nina Okafor' }).first().waitFor()
  await finder.press('Enter')
  await page.waitForURL(`**/games/${game}`)
  await carryOut(page, 'View hidden state', 'complaint')
  await page.getByText('Hidden information is visible.').waitFor()
  await page.getByRole('link', { name: 'Open the log' }).click()
  const slider = page.getByRole('slider', { name: 'Version' })
  await slider.waitFor()
  const latest = Number(await slider.inputValue())
  await press(page, 'Previous')
  await untilAsync(async () => Number(await slider.inputValue()) < latest)
  await page.getByRole('link', { name: 'Game', exact: true }).click()
  await carryOut(page, 'Pause', 'dispute')
  await page.getByText('paused: A dispute between players').waitFor()
  await carryOut(page, 'Resume', 'resolved')
  await carryOut(page, 'Hand over', 'abuse')
  await page.getByText('bot substitute').waitFor()
  await page.getByRole('link', { name: 'Nina Okafor' }).first().click()
  await page.getByRole('heading', { name: 'Nina Okafor' }).waitFor()
  await carryOut(page, 'Ban', 'abuse')
  await page.getByText('for good · Abuse').waitFor()

  t.equal((await call(players, 'GET /v1/account', guestToken)).status, 403)
  const { body } = await call(operators, 'GET /v1/admin/audit?class=changes', adminToken)
  const actions = body.items.map(({ action }: { action: string }) => action)
  t.same(actions.slice(0, 5), [
    ...['account.ban', 'game.hand-over', 'game.resume', 'game.pause', 'game.look'],
  ])
})

step('export: a signed file, which verifies without the service', skip, async (t) => {
  const file = path.join(folder, 'games.ndjson.gz')
  const exported = await touchline('export', '--all', '--out', file)
  t.match(exported, { status: 0, output: /games/ }, exported.output)
  const published = `${operators}/.well-known/touchline-keys.json`
  const verified = await touchline('verify', file, '--keys', published)

  t.equal(verified.status, 0, verified.output)
})

step('backup and restore: the copy holds every game', skip, async (t) => {
  const other = await server(root, path.join(folder, 'other'))
  const taken = run(dump!, folder, { BACKUP_URL: database.backup })
  t.equal(taken.status, 0, taken.output)
  t.match(await touchline('main', 'backups', 'record', '--kind', 'dump'), { status: 0 })
  const urls = { OTHER_SERVER_URL: other.url, RESTORED_URL: on(other.url, 'restored') }
  const back = run(restore!, folder, { ...urls, SERVICE_KEY: keys[0] })
  t.equal(back.status, 0, back.output)
  t.match(await touchline('main', 'backups', 'record', '--kind', 'restore'), { status: 0 })

  t.match(back.output, /^2 games, [\s\S]*No faults found/m)
  const { body } = await call(operators, 'GET /v1/admin/health', adminToken)
  t.ok(body.backups.lastAt > 0 && body.backups.restoredAt >= body.backups.lastAt)
})

step('upgrade: drain, migrate, replace the node, and the games go on', skip, async (t) => {
  const mode = (...words: string[]) => touchline('main', 'mode', ...words, '--reason', 'deploy')
  const drained = await mode('set', '--mode', 'drain', '--confirm', 'drain')
  t.equal(drained.status, 0, drained.output)
  const owner = as(database.database, 'touchline_owner')
  const prepared = run(prepareUpgrade!, folder, { MIGRATION_DATABASE_URL: owner })
  t.equal(prepared.status, 0, prepared.output)
  await stopNode()
  node = await startNode(keys[0])
  const resumed = await mode('set', '--mode', 'normal', '--confirm', 'normal')
  t.equal(resumed.status, 0, resumed.output)

  const shown = `GET /v1/admin/games/${game}?reason=complaint`
  t.match(await call(operators, shown, adminToken), { body: { id: game } })
  const verified = await call(operators, `GET /v1/admin/games/${finished}/verify`, adminToken)
  t.match(verified, { status: 200, body: { verdict: 'proved' } })
})

step('rotate keys: of the service without a pause, and of the operator', skip, async (t) => {
  const [old, next] = keys
  const seedKeys = async () => {
    const [found] = await queryAt(
      as(database.database, 'touchline'),
      'select distinct seed_key from games',
    )
    return found!.rows.map((row) => (row as { seed_key: string }).seed_key)
  }
  const [before] = await seedKeys()
  for (const both of [`${old},${next}`, `${next},${old}`]) {
    await stopNode()
    node = await startNode(both)
  }
  await untilAsync(async () => {
    const found = await seedKeys()
    return found.length === 1 && found[0] !== before
  })
  await stopNode()
  node = await startNode(next)
  const verified = await call(operators, `GET /v1/admin/games/${finished}/verify`, adminToken)
  t.match(verified, { status: 200, body: { verdict: 'proved' } }, 'the old key is gone')

  const wanted = { reason: 'rotation', scopes: ['owner', 'read'] }
  const made = await call(operators, 'POST /v1/admin/tokens', adminToken, wanted)
  const { body } = await call(operators, 'GET /v1/admin/tokens?reason=legal', adminToken)
  const first = body.items.find(({ id }: { id: string }) => id !== made.body.id)
  adminToken = made.body.secret
  const revoked = `DELETE /v1/admin/tokens/${first.id}?reason=rotation`
  t.equal((await call(operators, revoked, adminToken)).status, 204)
})

const prometheus = programOf('prometheus')
const withoutPrometheus = skip || (prometheus === null && 'prometheus is not installed')
step('an alert fires once the node is gone', withoutPrometheus, async (t) => {
  const port = await freePort()
  const soon = deployed('monitoring/alerts.yml').replaceAll(/for: \d+[mh]/g, 'for: 1s')
  const settings = deployed('monitoring/prometheus.yml')
    .replace('scrape_interval: 15s', 'scrape_interval: 1s\n  evaluation_interval: 1s')
    .replace(/targets: \[.*\]/, `targets: ['${operators.slice(7)}']`)
  writeFileSync(path.join(folder, 'alerts.yml'), soon)
  writeFileSync(path.join(folder, 'prometheus.yml'), settings)
  const watcher = await listening(
    prometheus!,
    [
      `--config.file=${path.join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${path.join(folder, 'metrics')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    port,
  )
  t.teardown(() => watcher.stop())
  const ask = async (address: string) =>
    (await call(`http://127.0.0.1:${port}`, `GET /api/v1/${address}`)).body.data
  await untilAsync(async () => {
    const { activeTargets } = await ask('targets').catch(() => ({ activeTargets: [] }))
    return activeTargets[0]?.health === 'up'
  })
  const firing = async () => {
    const { alerts } = await ask('alerts')
    return alerts
      .filter(({ state }: { state: string }) => state === 'firing')
      .map(({ labels }: { labels: { alertname: string } }) => labels.alertname)
  }
  t.notOk((await firing()).includes('TouchlineDown'))

  await stopNode()
  await untilAsync(async () => (await firing()).includes('TouchlineDown'))
})

root.test('an operator’s first day', { skip }, async (t) => {
  for (const [title, skip, run] of steps) await t.test(title, { skip }, run)
})
