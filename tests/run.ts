// Runs the compiled tests: all, or those whose path contains one of the arguments. Arguments that
// start with a dash go to tap. The database server is started only where a test asks for it.
import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { constants, tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { fastButForgetful, startEmbedded } from '../src/store/embedded.ts'

const tests = 'dist/tests'
const helper = path.join(tests, 'database.js')

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
let isInterrupted = false
process.exitCode = await main(process.argv.slice(2))

async function main(args: string[]): Promise<number> {
  const soak = args.includes('--soak')
  const flags = args.filter((arg) => arg.startsWith('-') && arg !== '--soak')
  const wanted = args.filter((arg) => !arg.startsWith('-')).map(normal)
  const files = (await testFiles()).filter((file) => isWanted(file, wanted))
  if (files.length === 0) {
    console.error(`No test file matches ${wanted.join(' ') || tests}.`)
    return 1
  }
  if (soak) process.env.SOAK = process.env.SOAK ?? '1'
  const scratch = await mkdtemp(path.join(tmpdir(), 'touchline-tests-'))
  // tap and its children get Ctrl-C too; we stay to stop the server and to delete the cluster.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (isInterrupted = true))
  try {
    return await withDatabase(scratch, files, () => {
      const effort = soak ? ['--coverage-report=text', '--timeout=7200'] : ['--disable-coverage']
      return runTap(path.join(scratch, 'output.tap'), [...effort, ...flags, ...files])
    })
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function testFiles(): Promise<string[]> {
  const names = await readdir(tests, { recursive: true })
  const files = names.filter((name) => name.endsWith('.test.js')).map((n) => path.join(tests, n))
  return files.sort()
}

/** `./tests/tidy.test.ts`, `dist/tests/tidy.test.js` and `tidy` mean the same file. */
function normal(arg: string): string {
  const file = path.normalize(arg).replace(/[\\/]$/, '')
  return file.replace(/^dist[\\/]/, '').replace(/\.[jt]s$/, '')
}

function isWanted(file: string, wanted: string[]): boolean {
  return wanted.length === 0 || wanted.some((part) => normal(file).includes(part))
}

async function withDatabase(
  scratch: string,
  files: string[],
  run: () => Promise<number>,
): Promise<number> {
  if (process.env.TEST_DATABASE_URL || !(await someImport(files))) return run()
  const dir = path.join(scratch, 'postgres')
  const server = await startEmbedded({ dir, settings: fastButForgetful })
  process.env.TEST_DATABASE_URL = server.url
  try {
    return await run()
  } finally {
    await server.stop()
    await rm(server.dir, { recursive: true, force: true })
  }
}

/** Whether one of the files imports the database helper, itself or through other test files. */
async function someImport(files: string[]): Promise<boolean> {
  const seen = new Set<string>()
  const open = [...files]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (file === helper) return true
    if (seen.has(file) || !file.startsWith(tests)) continue
    seen.add(file)
    const text = await readFile(file, 'utf8').catch(() => '')
    for (const [, name = ''] of text.matchAll(
      /\b(?:from|import)[\s(]*['"](\.{1,2}\/[^'"]+)['"]/g,
    )) {
      open.push(path.join(path.dirname(file), name))
    }
  }
  return false
}

async function runTap(output: string, args: string[]): Promise<number> {
  if (isInterrupted) return 128 + constants.signals.SIGINT
  const tap = 'node_modules/tap/dist/esm/run.mjs'
  const all = [tap, '--reporter=min', `--output-file=${output}`, ...args]
  const child = spawn(process.execPath, all, { stdio: 'inherit' })
  const terminate = () => child.kill('SIGTERM')
  process.on('SIGTERM', terminate)
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) =>
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']),
    )
  })
  process.off('SIGTERM', terminate)
  const { passed, failed } = countsIn(await readFile(output, 'utf8').catch(() => ''))
  console.log(`\n${passed} passed, ${code !== 0 && failed === 0 ? 1 : failed} failed`)
  return code
}

/** tap's last words: `# { total: 4, pass: 1, fail: 3 }`. A run that was cut short has none. */
function countsIn(output: string): { passed: number; failed: number } {
  const totals = output.match(/^# \{ total: .*\}$/gm)?.at(-1) ?? ''
  const count = (name: string) => Number(totals.match(new RegExp(`\\b${name}: (\\d+)`))?.[1] ?? 0)
  return { passed: count('pass'), failed: count('fail') }
}
