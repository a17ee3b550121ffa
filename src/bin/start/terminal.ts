import { access, constants, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'

export async function logStream(): Promise<NodeJS.WritableStream | undefined> {
  if (!process.stdout.isTTY) return undefined
  const { default: pretty } = await import('pino-pretty')
  return pretty({ translateTime: 'HH:MM:ss', ignore: 'pid,hostname', singleLine: true })
}

export function sayStopping(signal: string | undefined): void {
  if (!process.stdout.isTTY || signal !== 'SIGINT') return
  console.log(`
Stopping: open requests are completed, the database stops last`)
}

export function sayStopped(): void {
  if (process.stdout.isTTY) console.log('Stopped.')
}

/** Creates the folder during startup, so that an invalid path causes a clear error. */
export async function writable(folder: string): Promise<void> {
  await createFolder(path.resolve(folder))
  await access(folder, constants.W_OK)
}

/** Node's recursive `mkdir` never returns for paths in /proc. */
async function createFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (found?.isDirectory()) return
  if (found) throw Object.assign(new Error(`${folder} is a file`), { code: 'EEXIST' })
  await createFolder(path.dirname(folder))
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}
