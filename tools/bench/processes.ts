import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { keysFrom } from '../../src/config/keys.ts'
import { startEmbedded } from '../../src/postgres/embedded/embedded.ts'

export interface Bench {
  readonly url: string
  serve(file: 'src/bin/server.js' | 'tools/bench/bare-server.js'): Promise<Served>
  serveBuild(folder: string, database: string): Promise<Served>
  worker(file: 'tools/bench/load.js'): Promise<Worker>
}
export interface Served {
  readonly port: number
  readonly pid: number
  stop(): Promise<void>
}
export interface Worker {
  readonly pid: number
  ask<Order extends object, Result>(order: Order): Promise<Result>
}

const SERVICE_KEY = 'a93113d2c68e726a67e94a1ec19bd30589722c483045ec064cf53e771b1c710e'
export const keys = keysFrom([SERVICE_KEY])

const compiled = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url))

export async function onDatabase(work: (bench: Bench) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-bench-'))
  const database = await startEmbedded({ dir: folder })
  try {
    await onDatabaseAt(database.url, work)
  } finally {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

export async function onDatabaseAt(
  url: string,
  work: (bench: Bench) => Promise<void>,
): Promise<void> {
  const children: ChildProcess[] = []
  try {
    await work({
      url,
      serve: (file) => serve(children, compiled(file), url),
      serveBuild: (build, at) => serve(children, join(build, 'dist/src/bin/server.js'), at),
      worker: (file) => worker(children, file),
    })
  } finally {
    for (const child of children) child.kill('SIGINT')
    await Promise.all(children.map((child) => child.exitCode ?? once(child, 'exit')))
  }
}

/** `npm start` runs the service with the same flags. */
const MEMORY_FLAGS = ['--min-semi-space-size=16', '--max-semi-space-size=64']

async function serve(children: ChildProcess[], file: string, url: string): Promise<Served> {
  const env = {
    ...process.env,
    DATABASE_URL: url,
    SERVICE_KEY,
    PORT: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
  }
  const child = spawn(process.execPath, [...MEMORY_FLAGS, file], { env })
  children.push(child)
  child.stderr.pipe(process.stderr)
  let output = ''
  for await (const text of child.stdout) {
    output += text
    const found = /listens on http:\/\/(?:127\.0\.0\.1|localhost):(\d+)/.exec(output)
    if (found) return { port: Number(found[1]), pid: child.pid!, stop: () => stopped(child) }
  }
  throw new Error(`${file} did not start: ${output}`)
}

async function stopped(child: ChildProcess): Promise<void> {
  child.kill('SIGINT')
  if (child.exitCode === null) await once(child, 'exit')
}

async function worker(children: ChildProcess[], file: string): Promise<Worker> {
  const child = fork(compiled(file))
  children.push(child)
  await once(child, 'message')
  const gone = once(child, 'exit').then(() => {
    throw new Error(`${file} has failed`)
  })
  gone.catch(() => {})
  return {
    pid: child.pid!,
    async ask<Order extends object, Result>(order: Order) {
      child.send(order)
      const [result] = await Promise.race([once(child, 'message'), gone])
      return result as Result
    },
  }
}

export function median(numbers: readonly number[]): number {
  return at(numbers, 0.5)
}

export function at(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN
}

const TICK_MILLISECONDS = 10

export function cpuOf(pid: number): number {
  const fields = statusOf(pid)
  return microseconds(fields, 11) + microseconds(fields, 12)
}

const lasting = `select pid from pg_stat_activity where backend_type = 'checkpointer'`

/**
 * Returns a function that measures the CPU time of a local PostgreSQL server, including sessions
 * that have ended.
 */
export async function serverAt(url: string): Promise<() => number> {
  const [child] = await queryRows<{ pid: number }>(url, lasting)
  return whole(Number(statusOf(child!.pid)[1]))
}

const whole = (postmaster: number) => (): number => {
  const fields = statusOf(postmaster)
  const ended = microseconds(fields, 13) + microseconds(fields, 14)
  const list = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
  const children = list.split(' ').map((pid) => cpuOf(Number(pid)))
  return children.reduce((sum, one) => sum + one, cpuOf(postmaster) + ended)
}

function statusOf(pid: number): readonly string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

const microseconds = (fields: readonly string[], place: number): number =>
  Number(fields[place] ?? 0) * TICK_MILLISECONDS * 1_000

export async function queryRows<R extends pg.QueryResultRow>(
  url: string,
  text: string,
): Promise<R[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<R>(text)).rows
  } finally {
    await client.end()
  }
}
