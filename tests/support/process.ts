import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { SERVICE_KEY } from './keys.ts'

export const main = fileURLToPath(new URL('../../src/bin/server.js', import.meta.url))

export interface StartedProcess {
  readonly child: ChildProcess
  readonly output: () => string
  readonly ended: Promise<number | null>
}

export const start = (env: Record<string, string>, ...words: string[]): StartedProcess =>
  startBuild(main, { SERVICE_KEY, ...env }, ...words)

/** For processes whose speed is measured: a soak collects coverage, which slows computation. */
export const UNCOUNTED = { _TAPJS_PROCESSINFO_COVERAGE_: '0' } as const

/** Starts another build by its `main.js`. */
export function startBuild(
  program: string,
  env: Record<string, string>,
  ...words: string[]
): StartedProcess {
  const settings = { PORT: '0', LOG_LEVEL: 'warn', DRAIN_SECONDS: '0', ...env }
  const own = { PATH: process.env.PATH, ...settings }
  const child = spawn(process.execPath, [program, ...words], { env: own })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, output: () => output, ended }
}

/** Waits until the process has printed it. */
export async function printed(started: StartedProcess, pattern: RegExp): Promise<RegExpExecArray> {
  for (;;) {
    const found = pattern.exec(started.output())
    if (found) return found
    if (started.child.exitCode !== null) throw new Error(started.output())
    await sleep(20)
  }
}
