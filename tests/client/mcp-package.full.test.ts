import { execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import t, { type Test } from 'tap'
import { z } from 'zod'
import { listening, sharedRestService } from '../api/rest/rest-service.ts'
import { callTool } from '../support/agent.ts'

const home = fileURLToPath(new URL('../../../', import.meta.url))
const json = (file: string) => JSON.parse(readFileSync(path.join(home, file), 'utf8'))

function installedElsewhere(t: Test): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'touchline-packed-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  const libraries = ['node_modules/openapi-fetch', 'node_modules/openapi-typescript-helpers']
  const npm = (...args: string[]) => execFileSync('npm', args, { cwd: folder, encoding: 'utf8' })
  const files = ['packages/client', 'packages/mcp', ...libraries].map((one) => {
    const [packed] = JSON.parse(npm('pack', '--json', '--ignore-scripts', path.join(home, one)))
    return `./${packed.filename}`
  })
  npm('init', '--yes')
  npm('install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', ...files)
  return folder
}

t.test('the packages install elsewhere, and an agent plays as their README says', async (t) => {
  const folder = installedElsewhere(t)
  const config = path.join(folder, 'config')
  const env = {
    ...{ PATH: process.env.PATH!, HOME: folder, XDG_CONFIG_HOME: config },
    TOUCHLINE_URL: await listening(await sharedRestService()),
  }
  const client = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      "import { connect } from 'touchline-client'; connect('http://a')",
    ],
    { cwd: folder, encoding: 'utf8' },
  )
  t.equal(client.status, 0, client.stderr)
  const readme = readFileSync(path.join(folder, 'node_modules/touchline-mcp/README.md'), 'utf8')
  const [, block = ''] = /```json\n([\s\S]*?)```/.exec(readme) ?? []
  const { command, args: words } = JSON.parse(block).mcpServers.touchline
  const open = async (mode: 'legacy' | { pin: string }) => {
    const agent = new Client({ name: 'host', version: '1' }, { versionNegotiation: { mode } })
    await agent.connect(new StdioClientTransport({ command, args: words, cwd: folder, env }))
    t.teardown(() => agent.close())
    return agent
  }

  const [legacy, modern] = [await open('legacy'), await open({ pin: '2026-07-28' })]
  t.equal((await legacy.listTools()).tools.length, (await modern.listTools()).tools.length)
  t.throws(() => readdirSync(config), 'a host that only reads creates no account')
  const args = { ruleset: 'goalscorer', bots: 1, options: { turnLimit: 5 } }
  let { turn, text: said } = await callTool(legacy, 'create_game', args)
  const { game } = turn
  for (let played = 0; turn.decisionId !== undefined || turn.isAwaiting; played += 1) {
    const agent = played % 2 === 0 ? legacy : modern
    const { decisionId, version: after } = turn
    ;({ turn, text: said } = decisionId
      ? await callTool(agent, 'play', { game, decisionId, option: 1 })
      : await callTool(agent, 'wait', { game, after }))
  }

  t.match(said, /wins|draw/i)
  const [kept = ''] = readdirSync(path.join(config, 'touchline'))
  t.equal(statSync(path.join(config, 'touchline', kept)).mode & 0o777, 0o600)
})

t.test(
  'it reports what is wrong in answers, and signs up again if its account is gone',
  async (t) => {
    const service = await sharedRestService()
    const folder = mkdtempSync(path.join(tmpdir(), 'touchline-mcp-'))
    t.teardown(() => rmSync(folder, { recursive: true, force: true }))
    const program = path.join(home, 'packages/mcp/touchline-mcp.mjs')
    const ask = async (env: Record<string, string>, ...lines: string[]) => {
      const child = spawn(process.execPath, [program], {
        env: { PATH: process.env.PATH!, XDG_CONFIG_HOME: folder, ...env },
      })
      child.stdin.end(lines.join('\n'))
      return (await text(child.stdout)).trim().split('\n')
    }
    const line = (id: number, method: string, params = {}) =>
      JSON.stringify({ jsonrpc: '2.0', id, method, params })
    const list = line(7, 'tools/call', { name: 'list', arguments: {} })
    const url = new URL(await listening(service))
    const kept = path.join(folder, 'touchline', `token-${url.host.replace(':', '-')}`)
    const gone = `tl_${'0'.repeat(64)}`
    mkdirSync(path.dirname(kept))
    writeFileSync(kept, gone)

    const away = ask({ TOUCHLINE_URL: 'http://127.0.0.1:59999' }, 'no JSON', line(7, 'tools/list'))
    const again = await ask({ TOUCHLINE_URL: url.origin }, list)
    const refused = await ask({ TOUCHLINE_URL: url.origin, TOUCHLINE_TOKEN: gone }, list)

    t.match(await away, [/-32700.*not JSON/, /"id":7,"error":.*127\.0\.0\.1:59999: ECONNREFUSED/])
    t.match(again, [/"result":.*goalscorer/])
    t.not(readFileSync(kept, 'utf8'), gone)
    t.match(refused, [/"id":7,"error":.*token is unknown/])
  },
)

t.test('each package can be published, under the names of the owner', async (t) => {
  const names = json('scripts/names.json')
  for (const [name, folder] of [
    ['client', 'packages/client'],
    ['mcp', 'packages/mcp'],
    ['service', '.'],
  ] as const) {
    const args = ['publish', '--dry-run', '--ignore-scripts', '--offline', '--json']
    const { status, stdout, stderr } = spawnSync('npm', args, {
      cwd: path.join(home, folder),
      encoding: 'utf8',
    })
    t.equal(status, 0, stderr)
    t.equal(json(`${folder}/package.json`).name, names[name].name)
    if (name === 'service') t.match(stdout, '"dist/app/board.html"', 'with the board for chats')
  }
})

/** The part of the MCP registry's JSON schema that the package's `server.json` uses. */
const variable = z.strictObject({
  name: z.string(),
  description: z.string(),
  default: z.string().optional(),
  isSecret: z.boolean().optional(),
})
const serverFile = z.strictObject({
  $schema: z.url(),
  name: z.string().regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/),
  description: z.string().min(1).max(100),
  repository: z.strictObject({ url: z.url(), source: z.literal('github') }),
  version: z.string(),
  packages: z.array(
    z.strictObject({
      registryType: z.literal('npm'),
      identifier: z.string(),
      version: z.string(),
      runtimeHint: z.literal('npx'),
      transport: z.strictObject({ type: z.literal('stdio') }),
      environmentVariables: z.array(variable),
    }),
  ),
})

t.test('server.json describes the package that is published', async (t) => {
  const { name, version, mcpName } = json('packages/mcp/package.json')
  const described = serverFile.parse(json('server.json'))
  const readme = readFileSync(path.join(home, 'packages/mcp/README.md'), 'utf8')

  t.match(described, { name: mcpName, version, packages: [{ identifier: name, version }] })
  t.equal(mcpName, json('scripts/names.json').registry.name)
  for (const { environmentVariables } of described.packages)
    for (const one of environmentVariables) t.match(readme, `\`${one.name}\``)
})
