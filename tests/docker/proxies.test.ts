import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { newId } from '../../src/service/ids.ts'
import { freePort, listening, programOf } from '../support/programs.ts'

interface Proxy {
  readonly program: string | null
  /** Of the addresses that it is to have here. */
  readonly configuration: (port: number, nodes: readonly number[], folder: string) => string
  readonly asked: (file: string, folder: string) => readonly string[]
}

const textOf = (name: string): string =>
  readFileSync(new URL(`../../../docker/${name}`, import.meta.url), 'utf8')

const atNodes = (text: string, [one, two]: readonly number[]): string =>
  text.replaceAll('api-1:3000', `127.0.0.1:${one}`).replaceAll('api-2:3000', `127.0.0.1:${two}`)

const scratches = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

const proxies: Readonly<Record<string, Proxy>> = {
  nginx: {
    program: programOf('nginx'),
    configuration: (port, nodes, folder) => `
      daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors;
      events {}
      http {
        access_log off;
        ${scratches.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
        ${atNodes(textOf('proxy.conf'), nodes).replace('listen 80;', `listen 127.0.0.1:${port};`)}
      }`,
    asked: (file, folder) => ['-p', folder, '-c', file],
  },
  haproxy: {
    program: programOf('haproxy'),
    configuration: (port, nodes) =>
      atNodes(textOf('haproxy.cfg'), nodes).replace('bind :80', `bind 127.0.0.1:${port}`),
    asked: (file) => ['-db', '-f', file],
  },
}

/** Nodes that say who they are, and what may be wrong with them. */
async function twoNodes(t: Test) {
  const nodes = await Promise.all(
    ['one', 'two'].map(async (name) => {
      const node = { port: 0, fault: false, stop: () => {} }
      const server = createServer((_, response) => {
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

/** A proxy before two nodes, and what it answers. */
async function proxied(t: Test, name: string, { program, configuration, asked }: Proxy) {
  const nodes = await twoNodes(t)
  const [port, folder] = [await freePort(), t.testdir()]
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'configuration')
  const ports = nodes.map((node) => node.port)
  await writeFile(file, configuration(port, ports, folder))
  const proxy = await listening(program ?? name, asked(file, folder), port)
  t.teardown(() => proxy.stop())
  const ask = async (path: string, init: RequestInit = {}) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, init)).text()
  return { nodes, ask }
}

const games = Array.from({ length: 40 }, (_, at) => newId(at))

for (const [name, proxy] of Object.entries(proxies)) {
  const terms = { skip: proxy.program === null && `${name} is not installed` }

  t.test(`${name} sends all of a game to one node, whichever door it is for`, terms, async (t) => {
    const { nodes, ask } = await proxied(t, name, proxy)
    const doorsOf = (game: string) => [
      ask(`/v1/games/${game}`),
      ask(`/v1/games/${game}/moves?x=1`),
      ask(`/v1/admin/games/${game}`),
      ask('/graphql', { headers: { 'Game-Id': game } }),
      ask('/mcp', { headers: { 'Mcp-Param-Game': game } }),
    ]

    const served = await Promise.all(games.map((game) => Promise.all(doorsOf(game))))

    t.ok(served.every((answers) => new Set(answers).size === 1))
    t.same(new Set(served.map(([first]) => first)), new Set(['one', 'two']))
    const others = await Promise.all(games.map(() => ask('/v1/rulesets')))
    t.same(new Set(others), new Set(['one', 'two']), 'what is of no game goes anywhere')

    nodes[0]!.stop()
    const left = await Promise.all(games.map((game) => ask(`/v1/games/${game}`)))
    t.same(new Set(left), new Set(['two']), 'any node serves any game')
  })

  t.test(`${name} keeps nodes whose database was gone for a moment`, terms, async (t) => {
    const { nodes, ask } = await proxied(t, name, proxy)
    const look = (game: string) => ask(`/v1/games/${game}`)
    const move = (game: string) => ask(`/v1/games/${game}/moves`, { method: 'POST', body: '{}' })
    const calls = () => Promise.all(games.flatMap((game) => [look(game), move(game)]))

    for (const node of nodes) node.fault = true
    const during = await calls()
    for (const node of nodes) node.fault = false
    const after = await calls()

    t.same(new Set(during), new Set(['no database at one', 'no database at two']))
    t.same(new Set(after), new Set(['one', 'two']))
  })
}
