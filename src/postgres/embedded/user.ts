import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, chown, cp, lstat, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Binaries } from './binaries.ts'

/**
 * Runs the database server as another user if necessary, because PostgreSQL refuses to run as root.
 */
export type ServerUser = {
  mode: 'direct' | 'userns' | 'nobody'
  binaries: Binaries
  dir: string
  env: NodeJS.ProcessEnv
  command(binary: string, args: string[]): Command
  /** Runs a command. Returns the error message if the command fails, and otherwise undefined. */
  run(binary: string, args: string[]): string | undefined
  giveFile(file: string): Promise<void>
}

type Command = { command: string; args: string[]; identity: { uid?: number; gid?: number } }

const nobody = 65534
const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }

export async function asServerUser(wanted: string, binaries: Binaries): Promise<ServerUser> {
  await mkdir(wanted, { recursive: true, mode: 0o700 })
  if (process.getuid?.() !== 0) return asItself(wanted, binaries)
  if (!process.env.NO_USERNS) {
    const user = inUserNamespace(wanted, binaries)
    if (user.run(binaries.postgres, ['--version']) === undefined) return user
  }
  return asNobody(wanted, binaries)
}

function asItself(dir: string, binaries: Binaries): ServerUser {
  const command = (binary: string, args: string[]) => ({ command: binary, args, identity: {} })
  const giveFile = async () => {}
  return { mode: 'direct', binaries, dir, env, command, run: runner(command), giveFile }
}

/**
 * PostgreSQL refuses to run as root. In a Linux user namespace, root appears to the database server
 * as an ordinary user, so the server runs although its files belong to root.
 */
function inUserNamespace(dir: string, binaries: Binaries): ServerUser {
  const namespace = ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--']
  const command = (binary: string, args: string[]) => ({
    command: 'unshare',
    args: [...namespace, binary, ...args],
    identity: {},
  })
  return { ...asItself(dir, binaries), mode: 'userns', command, run: runner(command) }
}

async function asNobody(wanted: string, bundled: Binaries): Promise<ServerUser> {
  const command = (binary: string, args: string[]) => ({
    command: binary,
    args,
    identity: { uid: nobody, gid: nobody },
  })
  const run = runner(command)
  const isReadable = run(bundled.postgres, ['--version']) === undefined
  const binaries = isReadable ? bundled : await copied(bundled)
  const dir = await reachable(wanted)
  const giveFile = (file: string) => chown(file, nobody, nobody)
  return { mode: 'nobody', binaries, dir, env, command, run, giveFile }
}

/**
 * Copies the PostgreSQL binaries to a folder that every user can read, because `node_modules` may
 * be in a home directory that only root can read.
 */
async function copied(bundled: Binaries): Promise<Binaries> {
  const copy = path.join(tmpdir(), `touchline-postgres-${bundled.version}`)
  const isThere = await lstat(copy).catch(() => undefined)
  if (!isThere) {
    const draft = await mkdtemp(`${copy}-`)
    const source = path.resolve(path.dirname(bundled.postgres), '..')
    await cp(source, draft, { recursive: true, verbatimSymlinks: true })
    await chmod(draft, 0o755)
    await rename(draft, copy).catch(() => rm(draft, { recursive: true }))
  }
  // If the parent folder is shared, another user may have created a folder with the same name that
  // contains malicious programs.
  const { uid, mode } = await lstat(copy)
  if (uid !== 0 || (mode & 0o022) !== 0) throw new Error(`${copy} is not ours: remove it.`)
  const bin = (name: string) => path.join(copy, 'bin', name)
  const { version } = bundled
  return { postgres: bin('postgres'), initdb: bin('initdb'), pg_ctl: bin('pg_ctl'), version }
}

/**
 * Returns the requested folder, or a different folder if the operating-system user of the database
 * server cannot access the requested folder.
 */
async function reachable(wanted: string): Promise<string> {
  await chown(wanted, nobody, nobody)
  const test = spawnSync('test', ['-x', wanted], { uid: nobody, gid: nobody, cwd: '/' })
  if (test.status === 0) return wanted
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 12)
  const dir = path.join('/var/tmp', `touchline-${name}`)
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const { uid } = await lstat(dir)
  if (uid !== 0 && uid !== nobody) throw new Error(`${dir} is not ours: remove it.`)
  await chown(dir, nobody, nobody)
  return dir
}

function runner(command: ServerUser['command']): ServerUser['run'] {
  return (binary, args) => {
    const { command: program, args: all, identity } = command(binary, args)
    const options = { ...identity, env, cwd: '/', encoding: 'utf8' } as const
    const { status, error, stderr } = spawnSync(program, all, options)
    return status === 0 ? undefined : String(error ?? stderr)
  }
}
