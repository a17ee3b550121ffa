import { hostname } from 'node:os'

const LEVELS = { info: 30, warn: 40, fatal: 60 } as const

/**
 * Startup messages are JSON unless standard output is a terminal, because a log collector reads all
 * of standard output. `LOG_LEVEL` does not apply to startup messages.
 */
export const startLog = {
  info: (text: string, facts: object = {}) => write('info', text, facts),
  warn: (text: string) => write('warn', text, {}),
  fatal: (text: string, error?: unknown) => write('fatal', text, factsOf(error), error),
}

function write(level: keyof typeof LEVELS, msg: string, facts: object, error?: unknown): void {
  if (!process.stdout.isTTY) {
    const { pid } = process
    const line = {
      level: LEVELS[level],
      time: Date.now(),
      pid,
      hostname: hostname(),
      ...facts,
      msg,
    }
    process.stdout.write(`${JSON.stringify(line)}\n`)
  } else if (level === 'info') console.log(msg)
  else if (level === 'warn') console.warn(`warning: ${msg}`)
  else if (error === undefined) console.error(msg)
  else console.error(msg, error)
}

function factsOf(error: unknown): object {
  if (error === undefined) return {}
  if (!(error instanceof Error)) return { err: { message: String(error) } }
  const { name: type, message, stack } = error
  return { err: { type, message, stack } }
}
