import { access, constants, mkdir } from 'node:fs/promises'

export async function logStream(): Promise<NodeJS.WritableStream | undefined> {
  if (!process.stdout.isTTY) return undefined
  const { default: pretty } = await import('pino-pretty')
  return pretty({ translateTime: 'HH:MM:ss', ignore: 'pid,hostname', singleLine: true })
}

export function sayStopping(signal: string | undefined): void {
  if (!process.stdout.isTTY || signal !== 'SIGINT') return
  console.log('\nStopping: requests in hand are answered, the database goes last')
}

export function sayStopped(): void {
  if (process.stdout.isTTY) console.log('Stopped.')
}

/** Creates the folder and checks that it is writable, for a clearer error than the database's. */
export async function writable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await access(folder, constants.W_OK)
}
