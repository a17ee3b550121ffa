import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t, { type Test } from 'tap'
import { tableOfVariables } from '../../src/config.ts'
import { freshDatabase } from '../database.ts'

const top = fileURLToPath(new URL('../../..', import.meta.url))
const readme = readFileSync(join(top, 'README.md'), 'utf8')
const ADMIN_TOKEN = 'tl_the-admin-of-the-readme'

const blocks = (language: string): string[] =>
  [...readme.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(([, name, text]) =>
    name === language ? [text!] : [],
  )

interface Ran {
  readonly code: number | null
  readonly output: string
}

async function run(command: string, args: string[], env: object, cwd = top): Promise<Ran> {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text
    })
  const [code] = await once(child, 'close')
  return { code, output }
}

/** The service as `npm start` runs it, once it says where it listens. */
async function serve(t: Test): Promise<string> {
  const DATABASE_URL = await freshDatabase(t)
  const env = { ...process.env, DATABASE_URL, ADMIN_TOKEN, PORT: '0', LOG_LEVEL: 'silent' }
  const child = spawn(process.execPath, [join(top, 'dist/src/main.js')], { env })
  t.teardown(async () => {
    child.kill('SIGINT')
    await once(child, 'close')
  })
  let said = ''
  for await (const text of child.stdout) {
    said += text
    const found = /listens on (\S+)/.exec(said)
    if (found?.[1]) return found[1]
  }
  throw new Error(`the service did not start: ${said}`)
}

t.test('every command of the README does what it says', async (t) => {
  const TOUCHLINE = await serve(t)
  const folder = mkdtempSync(join(tmpdir(), 'touchline-readme-'))
  t.teardown(() => rmSync(folder, { recursive: true }))
  const script = ['set -eu -o pipefail', ...blocks('sh')]
    .join('\n')
    .replace('node dist/', `node ${top}dist/`)
  const { code, output } = await run('bash', ['-c', script], { TOUCHLINE, ADMIN_TOKEN }, folder)
  t.equal(code, 0, output)
  t.match(output, /youth-move/, 'a decision is shown')
  t.match(output, /resigned/, 'the game is over')
  t.match(output, /seed/, 'its seed is shown')
})

t.test('the agent of the README plays a game to its end', async (t) => {
  const TOUCHLINE = await serve(t)
  const agent = fileURLToPath(new URL('agent.js', import.meta.url))
  const { code, output } = await run(process.execPath, [agent], { TOUCHLINE })
  t.equal(code, 0, output)
  t.match(output, /is over: \{"ranking"/)
  t.ok(blocks('ts').includes(readFileSync(join(top, 'tests/readme/agent.ts'), 'utf8')))
})

t.test('the table of the configuration is the one that is parsed', async (t) => {
  t.ok(readme.includes(tableOfVariables()))
})
