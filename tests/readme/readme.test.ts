import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t, { type Test } from 'tap'
import { tableOfVariables } from '../../src/config.ts'
import { freshDatabase } from '../database.ts'
import { SERVICE_KEY } from '../support/keys.ts'

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
const agent = fileURLToPath(new URL('../../../examples/agent.mjs', import.meta.url))
const main = fileURLToPath(new URL('../../src/main.js', import.meta.url))
const verify = fileURLToPath(new URL('../../src/cli/verify.js', import.meta.url))
const ADMIN_TOKEN = 'tl_the-admin-of-the-readme'

const blocks = (language: string): string[] =>
  [...readme.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(([, name, text]) =>
    name === language ? [text!] : [],
  )

interface Ran {
  readonly code: number | null
  readonly output: string
}

async function run(command: string, args: string[], env: object, cwd?: string): Promise<Ran> {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text
    })
  const [code] = await once(child, 'close')
  return { code, output }
}

let served: Promise<string> | null = null
/** One service for all that plays. */
const service = (): Promise<string> => {
  served ??= serve(t)
  return served
}

/** The service as `npm start` runs it, once it says where it listens. */
async function serve(t: Test): Promise<string> {
  const DATABASE_URL = await freshDatabase(t)
  const named = { DATABASE_URL, SERVICE_KEY, ADMIN_TOKEN }
  const env = { ...process.env, ...named, PORT: '0', LOG_LEVEL: 'silent' }
  const child = spawn(process.execPath, [main], { env })
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
  const TOUCHLINE = await service()
  const folder = mkdtempSync(join(tmpdir(), 'touchline-readme-'))
  t.teardown(() => rmSync(folder, { recursive: true }))
  const script = ['set -eu -o pipefail', ...blocks('sh')]
    .join('\n')
    .replace('dist/src/cli/verify.js', verify)
  const { code, output } = await run('bash', ['-c', script], { TOUCHLINE, ADMIN_TOKEN }, folder)
  t.equal(code, 0, output)
  t.match(output, /youth-move/, 'a decision is shown')
  t.match(output, /resigned/, 'the game is over')
  t.match(output, /seed/, 'its seed is shown')
  t.notMatch(output, /^undefined$/m, 'every field that is asked for is there')
})

t.test('the agent of the README plays a game to its end', async (t) => {
  const TOUCHLINE = await service()
  const { code, output } = await run(process.execPath, [agent, 'goalscorer'], { TOUCHLINE })
  t.equal(code, 0, output)
  t.match(output, /is over: \{"ranking"/)
  t.ok(blocks('js').includes(readFileSync(agent, 'utf8')))
})

t.test('the table of the configuration is the one that is parsed', async (t) => {
  t.ok(readme.includes(tableOfVariables()))
})
