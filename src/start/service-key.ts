import { randomBytes, randomUUID } from 'node:crypto'
import { link, open, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config.ts'
import { keysFrom, type ServiceKeys } from '../keys.ts'
import { explained, folderProblem } from './problems.ts'
import { writable } from './terminal.ts'

const KEY_BYTES = 32

/** From the keys that are given, or from one that is made once and kept with the data. */
export async function serviceKeys({
  SERVICE_KEY: given,
  DATA_DIR: folder,
  DATABASE_URL: database,
}: Config): Promise<ServiceKeys> {
  if (given) return keysFrom(given)
  const file = path.join(folder, 'service-key')
  if (!database) return keysFrom([await explained(keptIn(file), folderProblem(folder))])
  const kept = await explained(keptIn(file), (error) => {
    const why = folderProblem(folder)(error)
    return why && `SERVICE_KEY is not set, and none can be kept: ${why}`
  })
  console.warn(
    `warning: SERVICE_KEY is not set: the one in ${file} is used; every node on this database ` +
      'needs it, and so does a backup',
  )
  return keysFrom([kept])
}

/** Linking a finished file lets nobody read half a key where two processes start together. */
async function keptIn(file: string): Promise<string> {
  await writable(path.dirname(file))
  const found = await readFile(file, 'utf8').catch(unlessMissing)
  if (found !== null) return found.trim()
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, randomBytes(KEY_BYTES).toString('hex'), { mode: 0o600, flush: true })
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  await flushed(path.dirname(file))
  return (await readFile(file, 'utf8')).trim()
}

const unlessMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null
  throw error
}

/** What is locked with the key is durable, and so is the key. */
async function flushed(folder: string): Promise<void> {
  // Windows opens no folder, and keeps its names by itself.
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
