import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { SERVICE_KEY } from './keys.ts'

export const main = fileURLToPath(new URL('../../src/bin/server.js', import.meta.url))

export const METRICS_TOKEN = 'c9f08b6a7d5e4132a0b1c2d3e4f56789ab0c1d2e3f405162738495a6b7c8d9e0'

export interface StartedProcess {
  readonly child: ChildProcess
  /** The formatted output of the process; `raw` is the output without formatting. */
  readonly output: () => string
  readonly raw: () => string
  readonly ended: Promise<number | null>
}

export const start = (env: Record<string, string>, ...words: string[]): StartedProcess =>
  startBuild(main, { SERVICE_KEY, ...env }, ...words)

/**
 * Environment variables that disable coverage in processes whose speed is measured, because
 * collecting coverage in the soak test would slow them down.
 */
export const UNCOUNTED = { _TAPJS_PROCESSINFO_COVERAGE_: '0' } as const

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
  return { child, output: () => readable(output), raw: () => output, ended }
}

export async function printed(started: StartedProcess, pattern: RegExp): Promise<RegExpExecArray> {
  for (;;) {
    const found = pattern.exec(started.output())
    if (found) return found
    if (started.child.exitCode !== null) throw new Error(started.output())
    await sleep(20)
  }
}

export function readable(output: string): string {
  const lineOf = (text: string): string => {
    if (!text.startsWith('{"level":')) return text
    try {
      const { level, msg, time: _, pid: __, hostname: ___, ...facts } = JSON.parse(text)
      const warning = level === 40 ? 'warning: ' : ''
      return [
        `${warning}${msg}`,
        ...Object.entries(facts).map(([name, value]) => {
          const shown = typeof value === 'string' ? value : JSON.stringify(value)
          return `  ${name.padEnd(11)}  ${shown}`
        }),
      ].join('\n')
    } catch {
      return text
    }
  }
  return output.split('\n').map(lineOf).join('\n')
}
