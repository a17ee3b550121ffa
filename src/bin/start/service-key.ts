import { randomBytes, randomUUID } from 'node:crypto'
import { link, open, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../config/config.ts'
import { keysFrom, type ServiceKeys } from '../../config/keys.ts'
import { explainStartupErrors, folderProblem, StartupError } from './startup-errors.ts'
import { writable } from './terminal.ts'

const KEY_BYTES = 32
const key = /^[0-9a-f]{64}$/

/** Returns the configured service keys, or a generated key that is stored in the data folder. */
export async function serviceKeys(
  { SERVICE_KEY: given, EXPORT_KEY: exportKey, DATA_DIR: folder, DATABASE_URL: database }: Config,
  warn = (text: string) => console.warn(`warning: ${text}`),
): Promise<ServiceKeys> {
  if (given) return keysFrom(given, exportKey)
  const file = path.join(folder, 'service-key')
  if (!database)
    return keysFrom([await explainStartupErrors(keptIn(file), folderProblem(folder))], exportKey)
  const kept = await explainStartupErrors(keptIn(file), (error) => {
    const why = folderProblem(folder)(error)
    return why && `SERVICE_KEY is not set, and no key can be stored: ${why}`
  })
  warn(
    `SERVICE_KEY is not set, so the key in ${file} is used; every node on ` +
      'this database and every backup needs it',
  )
  return keysFrom([kept], exportKey)
}

async function keptIn(file: string): Promise<string> {
  await writable(path.dirname(file))
  const text = (await found(file)) ?? (await made(file))
  if (!key.test(text.trim()))
    throw new StartupError(`DATA_DIR: ${file} is not a valid key; restore it from a backup`)
  return text.trim()
}

const found = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })

/**
 * Creating a hard link to the finished file is atomic, so a concurrent start never reads an
 * incomplete key.
 */
async function made(file: string): Promise<string> {
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, randomBytes(KEY_BYTES).toString('hex'), { mode: 0o600, flush: true })
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  await flushed(path.dirname(file))
  return readFile(file, 'utf8')
}

async function flushed(folder: string): Promise<void> {
  // Windows cannot open folders for `fsync`, but stores file names durably without it.
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
