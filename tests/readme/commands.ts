import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import root, { type Test } from 'tap'
import { freshDatabase } from '../database.ts'
import { SERVICE_KEY } from '../support/keys.ts'

const ADMIN_TOKEN = 'tl_1335903a5709b0b8e6fe406708f0d9c436aca59f79731466d5a643faf7d3f33c'
const main = fileURLToPath(new URL('../../src/bin/server.js', import.meta.url))

const files: Readonly<Record<string, string>> = {
  'dist/src/cli/verify.js': fileURLToPath(new URL('../../src/cli/verify.js', import.meta.url)),
  'examples/agent.mjs': fileURLToPath(new URL('../../../examples/agent.mjs', import.meta.url)),
}

export const page = (path: string): string =>
  readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')

export const blocks = (text: string, language: string): string[] =>
  [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(([, name, code]) =>
    name === language ? [code!] : [],
  )

export interface CommandResult {
  readonly code: number | null
  readonly output: string
}

export async function runCommands(t: Test, commands: readonly string[]): Promise<CommandResult> {
  let script = ['set -eu -o pipefail', ...commands].join('\n')
  for (const [named, real] of Object.entries(files)) script = script.replaceAll(named, real)
  return run('bash', ['-c', script], folderFor(t))
}

export async function runProgram(
  t: Test,
  pieces: readonly string[],
  args: string[],
): Promise<CommandResult> {
  const folder = folderFor(t)
  const file = join(folder, 'program.mjs')
  writeFileSync(file, pieces.join('\n'))
  // Node.js 20 supports WebSocket only with `--experimental-websocket`.
  return run(process.execPath, ['--experimental-websocket', file, ...args], folder)
}

function folderFor(t: Test): string {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-readme-'))
  t.teardown(() => rmSync(folder, { recursive: true }))
  return folder
}

async function run(command: string, args: string[], cwd: string): Promise<CommandResult> {
  const env = { ...process.env, TOUCHLINE: await service(), ADMIN_TOKEN }
  const child = spawn(command, args, { cwd, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text
    })
  const [code] = await once(child, 'close')
  return { code, output }
}

let served: Promise<string> | null = null
function service(): Promise<string> {
  served ??= serve(root)
  return served
}

async function serve(t: Test): Promise<string> {
  const DATABASE_URL = await freshDatabase(t)
  const named = { DATABASE_URL, SERVICE_KEY, ADMIN_TOKEN }
  const env = { ...process.env, ...named, PORT: '0', LOG_LEVEL: 'silent' }
  const child = spawn(process.execPath, [main], { env })
  const closed = once(child, 'close')
  t.teardown(async () => {
    child.kill('SIGINT')
    await closed
  })
  let printed = ''
  child.stderr.on('data', (text) => {
    printed += text
  })
  for await (const text of child.stdout) {
    printed += text
    const found = /listens on (http[^\s"]+)/.exec(printed)
    if (found?.[1]) return found[1]
  }
  await closed
  throw new Error(`the service did not start: ${printed}`)
}
