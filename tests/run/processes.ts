import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** Rules make much that is soon forgotten: with more room for it, a tenth of the time is saved. */
const ROOM = ['--min-semi-space-size=16', '--max-semi-space-size=64']

/** A process that hangs tells what it waited for, and has as long for that. */
const LIMIT_MILLISECONDS = 900_000
const LAST_WORDS_MILLISECONDS = 250

export interface Said {
  readonly name: string
  readonly code: number
  readonly text: string
}

/**
 * Runs each file in a process of its own, so many at a time, and gives what each has said. tap
 * would do the same, seconds later: it loads what only coverage and plugins need, here and there.
 */
export async function runProcesses(
  files: readonly string[],
  { jobs, interruption }: { readonly jobs: number; readonly interruption: AbortSignal },
): Promise<readonly Said[]> {
  const waiting = [...files]
  const said: Said[] = []
  const work = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift())
      if (!interruption.aborted) said.push(await run(file, interruption))
  }
  await Promise.all(Array.from({ length: jobs }, work))
  return said
}

async function run(file: string, interruption: AbortSignal): Promise<Said> {
  const env = { ...process.env, TAP: '1', TAP_TIMEOUT: String(LIMIT_MILLISECONDS / 1_000) }
  const options = ['--enable-source-maps', ...ROOM]
  const child = spawn(process.execPath, [...options, file], {
    env,
    stdio: ['inherit', 'pipe', 'inherit'],
  })
  const said: string[] = []
  child.stdout.setEncoding('utf8').on('data', (some: string) => said.push(some))
  // The terminal tells it of Ctrl-C, and nobody else of the other.
  const terminate = () => interruption.reason === 'SIGTERM' && child.kill('SIGTERM')
  interruption.addEventListener('abort', terminate)
  let end: NodeJS.Timeout | undefined
  const alarm = setTimeout(() => {
    child.kill('SIGALRM')
    end = setTimeout(() => child.kill('SIGKILL'), LAST_WORDS_MILLISECONDS)
  }, LIMIT_MILLISECONDS)
  const [code] = await once(child, 'close')
  clearTimeout(alarm)
  clearTimeout(end)
  interruption.removeEventListener('abort', terminate)
  return { name: path.basename(file, '.mjs'), code: code ?? 1, text: said.join('') }
}
