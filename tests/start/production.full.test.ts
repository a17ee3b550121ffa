import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import t, { type Test } from 'tap'
import { freshDatabase } from '../database.ts'
import { SERVICE_KEY } from '../support/keys.ts'
import { printed, readable, startBuild } from '../support/process.ts'

const top = fileURLToPath(new URL('../../..', import.meta.url))
const made = ['node_modules', 'dist', '.git', '.data', '.tap']

function freshClone(t: Test): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'touchline-production-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  const isSource = (file: string) => !made.includes(path.basename(file))
  cpSync(top, folder, { recursive: true, filter: isSource })
  return folder
}

t.test('npm start on a fresh clone installs its dependencies, and serves', async (t) => {
  const folder = freshClone(t)
  const at = (file: string) => path.join(folder, file)
  const env = {
    ...{ PATH: process.env.PATH, HOME: process.env.HOME, npm_config_prefer_offline: 'true' },
    ...{ PORT: '0', DATABASE_URL: await freshDatabase(t), SERVICE_KEY, LOG_LEVEL: 'warn' },
  }
  const child = spawn('npm', ['start'], { cwd: folder, env, detached: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  t.teardown(async () => {
    // npm does not forward signals, so the test sends the signal to the whole process group.
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGINT')
    await ended
  })
  const ready = /ready and listens on (\S+)[\s\S]*admin token +\S/
  const [, base] = await printed(
    { child, ended, output: () => readable(output), raw: () => output },
    ready,
  )

  t.match(output, /\[1\/3\] Installing[\s\S]*\[2\/3\] Comp[\s\S]*\[3\/3\] Build[\s\S]*ready/)
  for (const name of ['tap', 'typescript', '@biomejs/biome', '@opentelemetry/sdk-trace-base'])
    t.notOk(existsSync(at(`node_modules/${name}`)), `${name} is not installed`)
  for (const page of ['/', '/docs', '/docs/plain', '/v1/rulesets', '/health/ready'])
    t.equal((await fetch(`${base}${page}`)).status, 200, page)
  const post = async (address: string, body: object) => {
    const accept = 'application/json, text/event-stream'
    const headers = { 'content-type': 'application/json', accept }
    return (
      await fetch(`${base}${address}`, { method: 'POST', headers, body: JSON.stringify(body) })
    ).text()
  }

  t.test('concurrent callers get the first answers of GraphQL', async (t) => {
    const answers = Array.from({ length: 8 }, () =>
      post('/graphql', { query: '{ rulesets { id } }' }),
    )
    const [first, ...others] = await Promise.all(answers)
    t.match(first, '{"data":{"rulesets":[{"id":"goalscorer"}')
    t.ok(others.every((one) => one === first))
  })
  t.test('MCP answers', async (t) => {
    const ping = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
    t.match(await post('/mcp', ping), 'join_game')
  })
  t.test('configured but missing tracing packages are one sentence', async (t) => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318'
    const DATABASE_URL = await freshDatabase(t)
    const server = at('dist/server/server.js')
    const wrong = startBuild(server, { OTEL_EXPORTER_OTLP_ENDPOINT, DATABASE_URL, SERVICE_KEY })
    t.equal(await wrong.ended, 1)
    t.match(wrong.output(), /^touchline: OTEL_\* .* not installed: run `npm run tracing`.*\n$/)
  })
})
