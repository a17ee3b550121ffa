import { createReadStream } from 'node:fs'
import { open, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { UsageError } from './arguments.ts'

const GZIP = Buffer.from([0x1f, 0x8b])
const isExport = /\.ndjson(?:\.gz|\.br)?$/

/** Reads a file, or standard input if the file name is `-`. */
export async function piecesOf(file: string): Promise<AsyncIterable<Uint8Array>> {
  if (file === '-') return process.stdin
  const start = await startOf(file)
  const bytes = createReadStream(file)
  if (file.endsWith('.br')) return bytes.compose(createBrotliDecompress())
  return start.equals(GZIP) ? bytes.compose(createGunzip()) : bytes
}

async function startOf(file: string): Promise<Buffer> {
  const handle = await open(file).catch(() => {
    throw new UsageError(`cannot read ${file}`)
  })
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(GZIP.length), 0)
    return buffer.subarray(0, bytesRead)
  } catch {
    throw new UsageError(`cannot read ${file}`)
  } finally {
    await handle.close()
  }
}

export async function exportsIn(folder: string): Promise<string[]> {
  const isFolder = await stat(folder).then(
    (one) => one.isDirectory(),
    () => false,
  )
  if (!isFolder) throw new UsageError(`${folder} is not a folder`)
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => isExport.test(name)).sort()
  if (files.length === 0) throw new UsageError(`no exported games in ${folder}`)
  return files.map((name) => path.join(folder, name))
}
