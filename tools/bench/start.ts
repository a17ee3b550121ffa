// Measures the time from `npm start` until the service is ready, with an empty data folder and with
// an existing database, and the time to load a packaged game.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildGame } from '../../src/cli/build-game.ts'
import { median } from './processes.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 5)
const PORT = 3_999
const root = fileURLToPath(new URL('../../..', import.meta.url))

const first: number[] = []
const again: number[] = []
for (let round = 0; round < ROUNDS; round += 1) {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-bench-'))
  first.push(await secondsToReady(folder))
  again.push(await secondsToReady(folder))
  rmSync(folder, { recursive: true, force: true })
}
console.log(`npm start until ready, ${ROUNDS} rounds, median seconds (and the maximum)`)
for (const [what, seconds] of Object.entries({ 'first start': first, 'with data': again }))
  console.log(
    `  ${what.padEnd(12)} ${median(seconds).toFixed(2)}  (${Math.max(...seconds).toFixed(2)})`,
  )

const loads = await millisecondsToLoad(2 * ROUNDS + 1)
console.log(`loadGames of the built template, ${loads.length} processes, median milliseconds`)
console.log(`  ${median(loads).toFixed(1)}  (${Math.max(...loads).toFixed(1)})`)

async function millisecondsToLoad(rounds: number): Promise<readonly number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-bench-'))
  cpSync(join(root, 'template'), folder, { recursive: true })
  await buildGame(folder)
  const program = fileURLToPath(new URL('./load-game.js', import.meta.url))
  const loads = Array.from({ length: rounds }, () =>
    Number(execFileSync(process.execPath, ['--enable-source-maps', program, folder])),
  )
  rmSync(folder, { recursive: true, force: true })
  return loads
}

async function secondsToReady(dir: string): Promise<number> {
  const began = performance.now()
  const env = { ...process.env, DATA_DIR: dir, PORT: String(PORT), LOG_LEVEL: 'silent' }
  // npm does not forward signals, so the signal is sent to the process group of npm and the
  // service.
  const child = spawn('npm', ['start'], { cwd: root, env, detached: true, stdio: 'ignore' })
  const exit = once(child, 'exit')
  while (!(await isReady(child))) await new Promise((resolve) => setTimeout(resolve, 5))
  const seconds = (performance.now() - began) / 1000
  process.kill(-child.pid!, 'SIGINT')
  await exit
  while (await isReady()) await new Promise((resolve) => setTimeout(resolve, 5))
  return seconds
}

async function isReady(child?: ChildProcess): Promise<boolean> {
  if (child?.exitCode != null) throw new Error('npm start has failed')
  try {
    return (await fetch(`http://127.0.0.1:${PORT}/health/ready`)).ok
  } catch {
    return false
  }
}
