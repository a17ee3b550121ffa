import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Group, writeGroup } from './groups.ts'

/**
 * The game rules create many short-lived objects, so a larger young generation of the V8 heap saves
 * 10 % of the test time.
 */
const HEAP = ['--min-semi-space-size=16', '--max-semi-space-size=64']

/** Time for a hanging test process to print its pending operations before the process is killed. */
const LAST_WORDS_MILLISECONDS = 250

export interface Outcome {
  readonly name: string
  readonly code: number
  /** Standard output of the test process in TAP format. */
  readonly output: string
  readonly errors: string
  readonly seconds: number
}

interface Running {
  readonly folder: string
  readonly limitMilliseconds: number
  readonly interruption: AbortSignal
}

/**
 * Runs each group of test files in a process, with at most `jobs` processes at a time, and reports
 * the result of each group when its process ends. Tap's test runner would be several seconds
 * slower, because it loads coverage and plugins in every process.
 */
export async function runProcesses(
  groups: readonly Group[],
  jobs: number,
  running: Running,
  report: (outcome: Outcome) => void,
): Promise<void> {
  const waiting = [...groups]
  const work = async () => {
    for (let group = waiting.shift(); group !== undefined; group = waiting.shift())
      if (!running.interruption.aborted) report(await run(group, running))
  }
  await Promise.all(Array.from({ length: jobs }, work))
}

async function run(group: Group, running: Running): Promise<Outcome> {
  const { folder, limitMilliseconds, interruption } = running
  const began = performance.now()
  const module = await writeGroup(group, folder)
  const env = { ...process.env, TAP: '1', TAP_TIMEOUT: String(limitMilliseconds / 1_000) }
  const child = spawn(process.execPath, ['--enable-source-maps', ...HEAP, module], {
    env,
    stdio: ['inherit', 'pipe', 'pipe'],
  })
  const output: string[] = []
  const errors: string[] = []
  child.stdout.setEncoding('utf8').on('data', (text: string) => output.push(text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text))
  // A terminal delivers Ctrl-C to the child processes as well, but other signals reach only this
  // process.
  const terminate = () => interruption.reason === 'SIGTERM' && child.kill('SIGTERM')
  interruption.addEventListener('abort', terminate)
  let end: NodeJS.Timeout | undefined
  const alarm = setTimeout(() => {
    child.kill('SIGALRM')
    end = setTimeout(() => child.kill('SIGKILL'), LAST_WORDS_MILLISECONDS)
  }, limitMilliseconds)
  const [code] = await once(child, 'close')
  clearTimeout(alarm)
  clearTimeout(end)
  interruption.removeEventListener('abort', terminate)
  return {
    name: group.name,
    code: code ?? 1,
    output: output.join(''),
    errors: errors.join(''),
    seconds: (performance.now() - began) / 1_000,
  }
}
