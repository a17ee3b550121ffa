import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Binaries, bundledBinaries } from './binaries.ts'
import { lockEmbedded } from './lock.ts'
import { asServerUser, type ServerUser } from './user.ts'

export type Embedded = {
  url: string
  /**
   * Folder of the database cluster, which differs from the requested folder if the server's user
   * cannot access the requested folder.
   */
  dir: string
  /** True if the database server was already running before this process started. */
  joined: boolean
  mode: ServerUser['mode']
  stop(): Promise<void>
}

type EmbeddedOptions = {
  dir: string
  database?: string
  port?: number
  settings?: Record<string, string>
  log?: (lines: string) => void
  /** If true, this process may also stop a database server that a crashed process started. */
  isOwner?: boolean
  binaries?: Binaries
}

/**
 * Settings that are used only for temporary clusters, because with these settings a crash of the
 * machine may destroy all data.
 */
export const unsafeFastSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
}

const joinMillisecondsMax = 10_000
const stopMillisecondsMax = 20_000
const logTailCharacters = 4_000
const ORPHAN_LOOK_MILLISECONDS = 20

export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const user = await asServerUser(
    path.resolve(options.dir),
    options.binaries ?? (await bundledBinaries()),
  )
  const data = path.join(user.dir, 'data')
  const password = await passwordOf(user)
  const urlAt = (port: number) =>
    `postgres://postgres:${password}@127.0.0.1:${port}/${options.database ?? 'postgres'}`
  const found = { dir: user.dir, mode: user.mode }
  const joinIt = async (): Promise<Embedded | undefined> => {
    const port = await portOf(data)
    if (port === undefined || !(await accepts(urlAt(port)))) return undefined
    const joined = { ...found, url: urlAt(port), joined: true }
    if (!options.isOwner) return { ...joined, stop: async () => {} }
    const ownership = await lockEmbedded(urlAt(port), user.dir)
    const stop = stopperOf(orphan(data), user.binaries, data)
    return { ...joined, stop: () => ownership.giveUp().then(stop.stop) }
  }

  await initialise(user, data, options.settings?.fsync === 'off' ? ['--no-sync'] : [])
  const running = await joinIt()
  if (running) return running
  const port = options.port ?? (await freePort())
  const server = launch(user, data, port, options.settings ?? {})
  try {
    await ready(server, options.log)
  } catch (error) {
    const deadline = Date.now() + joinMillisecondsMax
    while (String(error).includes('postmaster.pid') && Date.now() < deadline) {
      const theirs = await joinIt()
      if (theirs) return theirs
      await sleep(100)
    }
    throw error
  }
  const stop = stopperOf(childOf(server), user.binaries, data)
  const launched = { ...found, url: urlAt(port), joined: false }
  if (!options.isOwner) return { ...launched, stop: stop.stop }
  try {
    const ownership = await lockEmbedded(urlAt(port), user.dir)
    return { ...launched, stop: () => ownership.giveUp().then(stop.stop) }
  } catch (error) {
    stop.disarm()
    throw error
  }
}

/**
 * Creates a database cluster without starting a server, so that the cluster can be copied as a
 * template.
 */
export async function makeCluster(dir: string, settings: Record<string, string>): Promise<string> {
  const user = await asServerUser(path.resolve(dir), await bundledBinaries())
  await passwordOf(user)
  const kept = Object.entries(settings).map(([name, value]) => `--set=${name}=${value}`)
  await initialise(user, path.join(user.dir, 'data'), ['--no-sync', ...kept])
  return user.dir
}

/**
 * A hard link gives the complete password file its final name, so that no other process reads an
 * incomplete password.
 */
async function passwordOf(user: ServerUser): Promise<string> {
  const file = path.join(user.dir, 'password')
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, randomBytes(18).toString('base64url'), { mode: 0o600 })
  await user.giveFile(draft)
  await link(draft, file).catch(unless('EEXIST'))
  await rm(draft)
  return (await readFile(file, 'utf8')).trim()
}

/**
 * The cluster's folder gets its final name only when it is complete, so that a crash or a second
 * process leaves no incomplete cluster.
 */
async function initialise(user: ServerUser, data: string, more: readonly string[]): Promise<void> {
  const isThere = await readFile(path.join(data, 'PG_VERSION')).then(Boolean, () => false)
  if (isThere) return
  const draft = `${data}.${randomUUID()}`
  const password = `--pwfile=${path.join(user.dir, 'password')}`
  const login = ['-U', 'postgres', '--auth=scram-sha-256', password]
  const failure = user.run(user.binaries.initdb, [
    ...['-D', draft, ...login, '-E', 'UTF8', '--locale=C'],
    ...more,
  ])
  if (failure !== undefined) {
    await rm(draft, { recursive: true, force: true })
    throw new Error(`initdb failed: ${failure}`)
  }
  await rename(draft, data).catch(async (error: NodeJS.ErrnoException) => {
    await rm(draft, { recursive: true, force: true })
    unless('ENOTEMPTY', 'EEXIST', 'EPERM')(error)
  })
}

function launch(
  user: ServerUser,
  data: string,
  port: number,
  settings: Record<string, string>,
): ChildProcess {
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { command, args, identity } = user.command(user.binaries.postgres, [
    ...['-D', data, '-p', String(port), ...flags],
  ])
  return spawn(command, args, {
    ...identity,
    env: user.env,
    cwd: '/',
    // The database server runs in a separate process group, so that Ctrl-C does not reach it and
    // the Node.js process can stop it last.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'pipe'],
    windowsHide: true,
  })
}

async function ready(server: ChildProcess, log?: (lines: string) => void): Promise<void> {
  const output = server.stderr as Socket
  await new Promise<void>((resolve, reject) => {
    let tail = ''
    server.once('error', reject)
    // `close` is emitted after all output was read, so `tail` then contains the reason for the
    // failure.
    server.once('close', (code) => reject(new Error(`postgres exited with ${code}: ${tail}`)))
    output.setEncoding('utf8').on('data', (lines: string) => {
      tail = (tail + lines).slice(-logTailCharacters)
      log?.(lines)
      if (/ready to accept (?:read-only )?connections/.test(tail)) resolve()
    })
  })
  server.unref()
  output.unref()
}

interface Server {
  hasEnded(): boolean
  ended(): Promise<unknown>
  signal(signal: NodeJS.Signals): void
}

const childOf = (server: ChildProcess): Server => ({
  hasEnded: () => server.exitCode !== null || server.signalCode !== null,
  ended() {
    server.ref()
    return new Promise((resolve) => server.once('exit', resolve))
  },
  signal: (signal) => server.kill(signal),
})

/**
 * Controls a database server whose parent process has died. The server's process id is read from
 * the data folder.
 */
function orphan(data: string): Server {
  const pid = Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  const signal = (signal: NodeJS.Signals | 0) => {
    try {
      return process.kill(pid, signal)
    } catch {
      return false
    }
  }
  const hasEnded = () => !signal(0)
  const ended = async () => {
    while (!hasEnded()) await sleep(ORPHAN_LOOK_MILLISECONDS)
  }
  return { hasEnded, ended, signal }
}

/**
 * By default, the database server stops when this process exits. Returns functions that stop the
 * database server earlier or keep it running.
 */
function stopperOf(server: Server, binaries: Binaries, data: string) {
  const ask = () => {
    if (process.platform !== 'win32') server.signal('SIGINT')
    else spawn(binaries.pg_ctl, ['stop', '-D', data, '-m', 'fast'], { windowsHide: true })
  }
  process.once('exit', ask)
  const disarm = () => process.off('exit', ask)
  const stop = async () => {
    disarm()
    if (server.hasEnded()) return
    const ended = server.ended()
    const hurry = setTimeout(() => server.signal('SIGQUIT'), stopMillisecondsMax)
    ask()
    await ended
    clearTimeout(hurry)
  }
  return { stop, disarm }
}

async function portOf(data: string): Promise<number | undefined> {
  const file = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '')
  const port = Number(file.split('\n')[3])
  return port > 0 ? port : undefined
}

/** Logs in to the database server, because a different server may be using the port by now. */
async function accepts(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

function unless(...codes: string[]): (error: NodeJS.ErrnoException) => void {
  return (error) => {
    if (!codes.includes(error.code ?? '')) throw error
  }
}
