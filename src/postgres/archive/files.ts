import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'

export interface Range {
  readonly from: number
  readonly bytes: number
}

export interface ArchiveFiles {
  /** Returns a local path, to which the caller writes the archive file before calling `keep`. */
  draft(): Promise<string>
  /**
   * Moves the complete file from its local path into the archive, or throws and stores nothing.
   * When the promise resolves, the archived file is durable and the local file is deleted.
   */
  keep(draft: string, file: string, sha256: string): Promise<void>
  read(file: string, range?: Range): AsyncIterable<Uint8Array>
  drop(file: string): Promise<void>
}

export function folderOf(folder: string): ArchiveFiles {
  const pathOf = (file: string) => path.join(folder, ...file.split('/'))
  return {
    async draft() {
      await mkdir(folder, { recursive: true })
      return path.join(folder, `.${randomUUID()}.draft`)
    },

    async keep(draft, file) {
      const target = pathOf(file)
      await mkdir(path.dirname(target), { recursive: true })
      await flush(draft)
      await rename(draft, target)
      for (const named of [path.dirname(target), folder, path.dirname(folder)])
        await flushNames(named)
    },

    read(file, range) {
      const bounds = range && { start: range.from, end: range.from + range.bytes - 1 }
      return createReadStream(pathOf(file), bounds)
    },

    drop: (file) => rm(pathOf(file), { force: true }),
  }
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  await handle.sync().finally(() => handle.close())
}

/**
 * On Windows, folders cannot be opened for `fsync`, but file names are stored durably without
 * `fsync`.
 */
async function flushNames(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
