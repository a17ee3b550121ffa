import { access, constants, mkdir } from 'node:fs/promises'

/** On a terminal the log is for people; everywhere else it is JSON, a line an entry. */
export async function logStream(): Promise<NodeJS.WritableStream | undefined> {
  if (!process.stdout.isTTY) return undefined
  // Loaded only where somebody looks.
  const { default: pretty } = await import('pino-pretty')
  return pretty({ translateTime: 'HH:MM:ss', ignore: 'pid,hostname', singleLine: true })
}

/** What Ctrl-C does, said where somebody pressed it. */
export function sayStopping(signal: string | undefined): void {
  if (!process.stdout.isTTY || signal !== 'SIGINT') return
  console.log('\nStopping: requests in hand are answered, the database goes last')
}

export function sayStopped(): void {
  if (process.stdout.isTTY) console.log('Stopped.')
}

/** Makes the folder and sees that it can be written: the database would say it in its own words. */
export async function writable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await access(folder, constants.W_OK)
}
