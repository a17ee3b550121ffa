import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { PING_SECONDS } from '../../src/api/graphql/wire/sockets.ts'
import { ANSWER_MILLISECONDS } from '../../src/api/mcp/index.ts'
import { endpoints } from '../../src/api/rest/endpoints/index.ts'
import { HEARTBEAT_SECONDS } from '../../src/api/rest/wire/streams.ts'
import { newId } from '../../src/app/core/ids.ts'
import { freePort, listening, programOf } from '../support/programs.ts'
import { untilAsync } from '../support/until.ts'

interface Proxy {
  readonly program: string | null
  /** True if the proxy resolves host names while running. */
  readonly looksUp: boolean
  /** True if the proxy checks the health of the nodes. */
  readonly looksAfter: boolean
  readonly configuration: (port: number, nodes: readonly Place[], folder: string) => string
  readonly args: (file: string, folder: string) => readonly string[]
}

const textOf = (name: string): string =>
  readFileSync(new URL(`../../../docker/${name}`, import.meta.url), 'utf8')

const atNodes = (text: string, [one, two]: readonly Place[]): string =>
  text.replaceAll('api-1:3000', placeOf(one)).replaceAll('api-2:3000', placeOf(two))

type Place = number | string | undefined
const placeOf = (place: Place): string => (typeof place === 'string' ? place : `127.0.0.1:${place}`)

const nginx = programOf('nginx')
const nginxLooksUp = nginx !== null && isLater(versionOf(nginx), [1, 27, 3])

function versionOf(program: string): readonly number[] {
  const versionText = spawnSync(program, ['-v'], { encoding: 'utf8' }).stderr
  return (/nginx\/([\d.]+)/.exec(versionText)?.[1] ?? '0').split('.').map(Number)
}

function isLater(version: readonly number[], least: readonly number[]): boolean {
  const at = least.findIndex((part, place) => part !== (version[place] ?? 0))
  return at < 0 || (version[at] ?? 0) > (least[at] ?? 0)
}

const asItCan = (text: string): string => (nginxLooksUp ? text : text.replaceAll(' resolve ', ' '))

const scratches = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

const proxies: Readonly<Record<string, Proxy>> = {
  nginx: {
    program: nginx,
    looksUp: nginxLooksUp,
    looksAfter: false,
    configuration: (port, nodes, folder) => `
      daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors;
      events {}
      http {
        access_log off;
        ${scratches.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
        ${atNodes(asItCan(textOf('proxy.conf')), nodes).replace(
          'listen 80;',
          `listen 127.0.0.1:${port};`,
        )}
      }`,
    args: (file, folder) => ['-p', folder, '-c', file],
  },
  haproxy: {
    program: programOf('haproxy'),
    looksUp: true,
    looksAfter: true,
    configuration: (port, nodes) =>
      atNodes(textOf('haproxy.cfg'), nodes).replace('bind :80', `bind 127.0.0.1:${port}`),
    args: (file) => ['-db', '-f', file],
  },
}

async function twoNodes(t: Test) {
  const nodes = await Promise.all(
    ['one', 'two'].map(async (name) => {
      const node = { port: 0, fault: false, looks: 0, stop: () => {} }
      const server = createServer((request, response) => {
        request.resume()
        if (request.url === '/health/ready') node.looks += 1
        if (node.fault) response.writeHead(503).end(`no database at ${name}`)
        else response.end(name)
      })
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      node.port = (server.address() as AddressInfo).port
      node.stop = () => {
        server.close()
        server.closeAllConnections()
      }
      t.teardown(node.stop)
      return node
    }),
  )
  return nodes
}

async function startProxied(t: Test, name: string, proxy: Proxy) {
  const nodes = await twoNodes(t)
  const ask = await proxyTo(
    t,
    name,
    proxy,
    nodes.map((node) => node.port),
  )
  await untilAsync(async () => !proxy.looksAfter || nodes.every(({ looks }) => looks > 0))
  return { nodes, ask }
}

async function proxyTo(
  t: Test,
  name: string,
  { program, configuration, args }: Proxy,
  places: readonly Place[],
) {
  const [port, folder] = [await freePort(), t.testdir()]
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'configuration')
  await writeFile(file, configuration(port, places, folder))
  const proxy = await listening(program ?? name, args(file, folder), port)
  t.teardown(() => proxy.stop())
  return async (path: string, init: RequestInit = {}) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, init)).text()
}

t.test('a node sends data before the idle time-out of any proxy', async (t) => {
  const waits = [
    ...textOf('proxy.conf').matchAll(/proxy_read_timeout (\d+)s;/g),
    ...textOf('haproxy.cfg').matchAll(/timeout (?:server|tunnel) (\d+)s/g),
  ].map(([, seconds]) => Number(seconds))

  const answers = endpoints.map(({ seconds = 0 }) => seconds)
  const quiet = [HEARTBEAT_SECONDS, PING_SECONDS, ANSWER_MILLISECONDS / 1_000, ...answers]

  t.equal(waits.length, 3)
  t.ok(Math.max(...quiet) < Math.min(...waits), `${Math.max(...quiet)} s`)
})

const games = Array.from({ length: 40 }, (_, at) => newId(at))

for (const [name, proxy] of Object.entries(proxies)) {
  const terms = { skip: proxy.program === null && `${name} is not installed` }

  t.test(`${name} sends all requests of a game to one node, by every API`, terms, async (t) => {
    const { nodes, ask } = await startProxied(t, name, proxy)
    const apisOf = (game: string) => [
      ask(`/v1/games/${game}`),
      ask(`/v1/games/${game}/moves?x=1`),
      ask('/graphql', { headers: { 'Game-Id': game } }),
      ask('/mcp', { headers: { 'Mcp-Param-Game': game } }),
    ]

    const served = await Promise.all(games.map((game) => Promise.all(apisOf(game))))

    t.ok(served.every((answers) => new Set(answers).size === 1))
    t.same(new Set(served.map(([first]) => first)), new Set(['one', 'two']))
    const others = await Promise.all(games.map(() => ask('/v1/rulesets')))
    t.same(new Set(others), new Set(['one', 'two']), 'requests without a game go anywhere')

    nodes[0]!.stop()
    const left = await Promise.all(games.map((game) => ask(`/v1/games/${game}`)))
    t.same(new Set(left), new Set(['two']), 'any node serves any game')
  })

  t.test(`${name} keeps nodes whose database was briefly away`, terms, async (t) => {
    const { nodes, ask } = await startProxied(t, name, proxy)
    const observe = (game: string) => ask(`/v1/games/${game}`)
    const move = (game: string) => ask(`/v1/games/${game}/moves`, { method: 'POST', body: '{}' })
    const calls = () => Promise.all(games.flatMap((game) => [observe(game), move(game)]))

    for (const node of nodes) node.fault = true
    const during = await calls()
    for (const node of nodes) node.fault = false
    const after = await calls()

    t.same(new Set(during), new Set(['no database at one', 'no database at two']))
    t.same(new Set(after), new Set(['one', 'two']))
  })
  t.test(`${name} passes long uploads and downloads of games`, terms, async (t) => {
    const { ask } = await startProxied(t, name, proxy)
    const body = 'x'.repeat(9 * 1_024 * 1_024)

    t.match(await ask('/v1/imports?at=1', { method: 'POST', body }), /^(one|two)$/)
  })

  t.test(`${name} does not publish the paths of operators`, terms, async (t) => {
    const { ask } = await startProxied(t, name, proxy)
    const paths = ['/metrics', '/console', '/console/games', '/v1/admin/config', '/v1/admin']
    const encoded = ['/v1/%61dmin/config', '/%6detrics', '/v1/admin/games/x/state']

    const answers = await Promise.all([...paths, ...encoded].map((path) => ask(path)))

    t.ok(answers.every((answer) => !/^(one|two)$/.test(answer)))
    t.match(await ask('/console-of-others'), /^(one|two)$/)
  })

  const looking = { skip: terms.skip || (!proxy.looksUp && `this ${name} looks up no names`) }
  t.test(`${name} starts although one node has no address`, looking, async (t) => {
    const [node] = await twoNodes(t)
    const ask = await proxyTo(t, name, proxy, [node?.port, 'nobody.invalid:3000'])

    const answers = await Promise.all(games.map((game) => ask(`/v1/games/${game}`)))

    t.same(new Set(answers), new Set(['one']))
  })
}
